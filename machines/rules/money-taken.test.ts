import { expect, test } from 'vitest';
import { moneyTaken } from './money-taken.ts';

const unpaid = { paid: false, initialPayment: 338_250, paymentUnanswered: false, bankUnanswered: false };
const paid = { ...unpaid, paid: true };
const initial = (status: string) => ({ kind: 'initial_payment', status, onPlace: false });
const zloty = { kind: 'test_payment', status: 'completed', onPlace: false };

test('an order whose payments came to nothing has taken nothing', () => {
  const tries = ['opened', 'started', 'rejected'].map(initial);
  expect([moneyTaken(unpaid, []), moneyTaken(unpaid, tries)]).toEqual(['nothing', 'nothing']);
});

test('an order in which nothing was owed has taken nothing, although it counts as paid', () => {
  expect(moneyTaken({ ...paid, initialPayment: 0 }, [])).toBe('nothing');
});

test('an initial payment that came goes back, whether it was accepted, refused or not looked at yet', () => {
  const orders = [
    [paid, 'accepted'],
    [unpaid, 'refused'],
    [unpaid, 'completed'],
  ] as const;
  expect(orders.map(([order, status]) => moneyTaken(order, [initial(status)]))).toEqual(
    orders.map(() => 'paid'),
  );
});

test('an initial payment that the salesman took has no account to go back to', () => {
  const recorded = { ...initial('accepted'), onPlace: true };
  expect([moneyTaken(paid, []), moneyTaken(paid, [recorded])]).toEqual(['atCounter', 'atCounter']);
});

test('a złoty of the verification goes back', () => {
  expect(moneyTaken(unpaid, [zloty])).toBe('verified');
});

test('what an attempt without an answer may still take is not nothing (F072)', () => {
  const verifying = { ...unpaid, bankUnanswered: true };
  const paying = { ...verifying, paymentUnanswered: true };
  expect([moneyTaken(verifying, []), moneyTaken(paying, [])]).toEqual(['verifying', 'paying']);
  expect([moneyTaken(verifying, [zloty]), moneyTaken(paying, [zloty])]).toEqual(['verified', 'paying']);
  expect(moneyTaken(paying, [initial('completed')])).toBe('paid');
});
