import { newFacts } from '@app/machines/order';
import type { Facts, OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import { waitOf } from './waits.ts';

const remote = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  initialPayment: 338_250,
});
const atCounter: Facts = { ...remote, salesChannel: 'pos', flowType: 'salesman' };
const waits = (status: OrderStatus, ...orders: readonly Facts[]) =>
  orders.map((facts) => waitOf({ status, facts }));

test('an accepted agreement at the counter waits for the initial payment, however it is signed', () => {
  const methods = ['paper', 'delivery', 'qes', 'autenti_v3'] as const;
  expect(waits('agreement_accepted', ...methods.map((method) => ({ ...atCounter, method })))).toEqual(
    methods.map(() => 'counterPayment'),
  );
});

test('an accepted agreement of a client by himself waits for the payment link, of one who signs first for his signature', () => {
  const qes: Facts = { ...remote, method: 'qes' };
  expect(waits('agreement_accepted', qes, { ...qes, method: 'autenti_v3' })).toEqual([
    'paymentLink',
    'signature',
  ]);
});

test('an accepted agreement for which nothing is owed waits for whoever signs it', () => {
  const free: Facts = { ...atCounter, initialPayment: 0 };
  expect(
    waits(
      'agreement_accepted',
      { ...free, method: 'paper' },
      { ...free, method: 'delivery' },
      { ...free, method: 'qes' },
    ),
  ).toEqual(['paper', 'courier', 'signature']);
});

test('a payment that an administrator refused is not one that never came', () => {
  expect(waits('initial_payment_rejected', remote, { ...remote, paymentCame: true })).toEqual([
    'paymentFailed',
    'paymentRefused',
  ]);
});
