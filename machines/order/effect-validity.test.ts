import { expect, test } from 'vitest';
import { isStillValid } from './effect-validity.ts';
import type { EffectName } from './order.effects.ts';
import { orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

const requested = { in: 'initial_payment_link_sent_to_client', at: 10 } as const;
const validIn = (name: EffectName, statusSince = 10): readonly OrderStatus[] =>
  orderStatuses.filter((status) => isStillValid(name, requested, { status, statusSince }));

test('an effect is valid in the statuses of its tag', () => {
  expect(validIn('sendPaymentLink')).toEqual([
    'initial_payment_link_sent_to_client',
    'initial_payment_opened',
    'initial_payment_rejected',
  ]);
  expect(validIn('notifyAgreementAccepted')).toEqual([
    'siemens_agreement_accepted',
    'waiting_for_delivery',
    'shipped',
  ]);
  expect(validIn('notifyDelivery')).toEqual(['delivered', 'finished']);
});

test('else while the order rests where it was requested, until it is closed, or always', () => {
  expect(validIn('requestInitialPayment')).toEqual([requested.in]);
  expect(validIn('requestInitialPayment', 11)).toEqual([]);
  expect(orderStatuses.filter((status) => !validIn('emailPdfOffer').includes(status))).toEqual([
    'finished',
    'canceled',
  ]);
  expect(validIn('raiseTask')).toEqual(orderStatuses);
});
