import { newFacts, type Facts } from '@app/machines/order';
import { expect, test } from 'vitest';
import { warningsOf } from './move-warnings.ts';

const facts: Facts = {
  ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  initialPayment: 4_905_13,
};
const waits = { status: 'initial_payment_in_progress', facts } as const;
const forced = { event: 'FORCE', manner: 'force' } as const;
const payment = { event: 'RECORD_PAYMENT', manner: 'byHand' } as const;
const identity = { event: 'RECORD_IDENTITY', manner: 'byHand' } as const;
const withFacts = (more: Partial<Facts>) => ({ ...waits, facts: { ...facts, ...more } });

test('who forces an order on while its payment is due learns that no money came, or how much is missing', () => {
  expect(warningsOf(forced, waits, null)).toEqual([{ word: 'nothingCame' }]);
  expect(warningsOf(forced, withFacts({ paymentCame: true, moneyHeld: 4_904_26 }), null)).toEqual([
    {
      ...{ word: 'short', held: '4\u00a0904,26\u00a0zł', due: '4\u00a0905,13\u00a0zł' },
      difference: '0,87\u00a0zł',
    },
  ]);
});

test('nothing is said of money before it is due, once it is settled, or where none is owed', () => {
  const none = [
    { status: 'form_opened', facts } as const,
    withFacts({ paid: true, paymentCame: true }),
    withFacts({ initialPayment: 0 }),
  ];
  expect(none.map((order) => warningsOf(forced, order, null))).toEqual([[], [], []]);
});

test('who forces an order on learns which answers of a bank or of the payment provider may still come', () => {
  const unanswered = withFacts({ paymentCame: true, paymentUnanswered: true, bankUnanswered: true });
  expect(warningsOf(forced, unanswered, null)).toEqual([{ word: 'unanswered' }, { word: 'atTheBank' }]);
  expect(warningsOf(identity, unanswered, null)).toEqual([{ word: 'atTheBank' }]);
  expect(warningsOf(identity, waits, null)).toEqual([]);
});

test('who records a payment learns what of it goes back', () => {
  expect(warningsOf(payment, waits, 4_905_13)).toEqual([]);
  expect(warningsOf(payment, withFacts({ paymentUnanswered: true }), 4_905_13)).toEqual([
    { word: 'answersLater' },
  ]);
  expect(warningsOf(payment, withFacts({ moneyHeld: 5_13 }), 4_905_13)).toEqual([
    { word: 'tooMuch', difference: '5,13\u00a0zł' },
  ]);
  expect(warningsOf(payment, withFacts({ paid: true, paymentUnanswered: true }), 1)).toEqual([
    { word: 'second' },
  ]);
});
