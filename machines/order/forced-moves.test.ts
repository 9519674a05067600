import { transition } from 'xstate';
import { expect, test } from 'vitest';
import type { OrderEvent } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { orderMachine, restore, statusOf } from './order.machine.ts';
import type { OrderStatus } from './order.statuses.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
  initialPayment: 1_000_000,
});

function send(status: OrderStatus, known: Facts, event: OrderEvent) {
  const before = restore(status, known);
  const [after] = transition(orderMachine, before, event);
  return { status: statusOf(after), facts: after.context, changed: after !== before };
}

test('a forced move to a payment of nothing is paid by the calculation, and no payment is asked for again', () => {
  const agreed = {
    ...facts,
    companyKnown: true,
    formSubmitted: true,
    identityVerified: true,
    agreementPrepared: true,
  } as const;
  const owesNothing = { ...agreed, method: 'autenti_v3', initialPayment: 0 } as const;
  const forced = {
    type: 'FORCE',
    actor: 'admin',
    to: 'zero_initial_payment_accepted',
    reason: 'próba',
  } as const;
  const signed = { ...owesNothing, signed: true };
  expect(send('autenti_agreement_signed', signed, forced)).toMatchObject({
    status: 'zero_initial_payment_accepted',
    facts: { ...signed, paid: true },
  });
  const asked = { type: 'REQUEST_INITIAL_PAYMENT', actor: 'system' } as const;
  expect(send('autenti_agreement_signed', { ...signed, paid: true }, asked).changed).toBe(false);
});

test('a forced move takes the way that an administrator names, not the first one in the status', () => {
  const forced = {
    type: 'FORCE',
    actor: 'admin',
    to: 'leasing_decision_rejected',
    reason: 'próba',
  } as const;
  const judged = {
    ...facts,
    companyKnown: true,
    method: 'qes',
    formSubmitted: true,
    identityVerified: true,
  } as const;
  expect(send('ready_for_siemens', judged, forced).status).toBe('leasing_decision_rejected');
  expect(send('ready_for_siemens', facts, forced).status).toBe('ready_for_siemens');
});
