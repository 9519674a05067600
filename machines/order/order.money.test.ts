import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { effectsOf, orderMachine, restore } from './order.machine.ts';
import type { OrderStatus } from './order.statuses.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
  grossPrice: 5_000_000,
  initialPayment: 1_000_000,
});

function send(status: OrderStatus, known: Facts, event: OrderEvent) {
  const [after, actions] = transition(orderMachine, restore(status, known), event);
  return { facts: after.context, effects: effectsOf(actions, after.context) };
}

describe('an order whose initial payment came', () => {
  test('owes back money that came when it is refused or its order cancelled, and none when none came', () => {
    const names = (status: OrderStatus, known: Facts, event: OrderEvent) =>
      send(status, known, event).effects.map(({ name }) => name);
    const agreed = {
      companyKnown: true,
      method: 'qes',
      formSubmitted: true,
      identityVerified: true,
      agreementPrepared: true,
    } as const;
    const came = { ...facts, ...agreed, paymentCame: true };
    const refuse = { type: 'REJECT_PAYMENT', actor: 'admin' } as const;
    const forced = {
      type: 'FORCE',
      actor: 'admin',
      to: 'initial_payment_rejected',
      reason: 'próba',
    } as const;
    expect(names('initial_payment_manual', came, refuse)).toEqual(['oweRefund']);
    expect(names('initial_payment_manual', came, forced)).toEqual(['oweRefund']);
    const failed = {
      type: 'PAYMENT_REJECTED',
      actor: 'system',
      newest: true,
      unanswered: false,
    } as const;
    expect(names('initial_payment_in_progress', facts, failed)).toEqual([]);
    const cancel = { type: 'CANCEL', actor: 'admin' } as const;
    const ended = ['cancelOutstanding', 'notifyCancelation'];
    expect(names('initial_payment_manual', came, cancel)).toEqual([...ended, 'oweRefund']);
    expect(names('initial_payment_opened', facts, cancel)).toEqual(ended);
  });

  test('knows of the last try to pay whether money has come', () => {
    const after = (status: OrderStatus, known: Facts, event: OrderEvent) => send(status, known, event).facts;
    const came = { ...facts, paymentCame: true };
    const completed = { type: 'PAYMENT_COMPLETED', actor: 'system', unanswered: false } as const;
    expect(after('initial_payment_in_progress', facts, completed)).toEqual(came);
    expect(after('initial_payment_opened', came, { type: 'START_PAYMENT', actor: 'client' })).toEqual({
      ...facts,
      paymentUnanswered: true,
    });
  });

  test('owes back what was paid when it is cancelled, and nothing when nothing was owed', () => {
    const cancel = { type: 'CANCEL', actor: 'admin' } as const;
    const names = (known: Facts) =>
      send('initial_payment_accepted', known, cancel).effects.map(({ name }) => name);
    expect(names({ ...facts, paid: true })).toEqual(['cancelOutstanding', 'notifyCancelation', 'oweRefund']);
    expect(names({ ...facts, paid: true, initialPayment: 0 })).toEqual([
      'cancelOutstanding',
      'notifyCancelation',
    ]);
  });
});
