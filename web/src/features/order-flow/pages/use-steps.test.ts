import { newFacts, screenOf } from '@app/machines/order';
import type { Facts, OrderStatus } from '@app/machines/order';
import { expect, test } from 'vitest';
import { isOver } from './use-steps.ts';

const facts: Facts = {
  ...newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' }),
  method: 'qes',
  paid: true,
  signed: true,
};
const over = (status: OrderStatus, known: Facts = facts, audience: 'client' | 'offline' = 'client') =>
  isOver({ status, audience, facts: known }, screenOf(status, known, audience).step);

test('once the agreement is signed no step is left to the client, whatever others still do (F107)', () => {
  expect(
    (['agreement_signed', 'siemens_agreement_accepted', 'shipped', 'delivered', 'finished'] as const).map(
      (status) => over(status),
    ),
  ).toEqual([true, true, true, true, true]);
});

test('before it, where it has to be mended, and of what was cancelled the step is not called done', () => {
  expect([
    over('initial_payment_accepted', { ...facts, signed: false }),
    over('rejected_by_admin'),
    over('canceled'),
    over('agreement_signed', facts, 'offline'),
  ]).toEqual([false, false, false, false]);
});
