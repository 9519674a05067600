import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from './order.events.ts';
import { formatPln } from '../rules/index.ts';
import { refusal } from './explain.ts';
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
    const came = { ...facts, ...agreed, paymentCame: true, moneyHeld: 1 };
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

  test('knows what is held of it, accepts what is owed and owes back the rest', () => {
    const system = { actor: 'system' } as const;
    const came = (held: number) =>
      send('initial_payment_in_progress', facts, {
        type: 'PAYMENT_COMPLETED',
        ...system,
        held,
        unanswered: false,
      });
    const accept = (held: number) =>
      send('initial_payment_manual', came(held).facts, { type: 'ACCEPT_PAYMENT', actor: 'admin' });
    expect(came(500_000).facts).toEqual({ ...facts, paymentCame: true, moneyHeld: 500_000 });
    expect(
      refusal('initial_payment_manual', came(999_999).facts, { type: 'ACCEPT_PAYMENT', actor: 'admin' }),
    ).toBe(`Do opłaty wstępnej brakuje jeszcze ${formatPln(1)}.`);
    const paid = { ...facts, paymentCame: true, paid: true };
    expect([accept(1_000_000).facts, accept(1_500_000).facts]).toEqual([paid, paid]);
    const asked = (held: number) => accept(held).effects.map(({ name }) => name);
    expect([asked(1_000_000).includes('oweRefund'), asked(1_500_000).includes('oweRefund')]).toEqual([
      false,
      true,
    ]);
  });

  test('is not cancelled by client, salesman or clock once money has come, and refused money stays known', () => {
    const came = { ...facts, paymentCame: true };
    for (const actor of ['client', 'salesman'] as const)
      expect(refusal('leasing_decision_ok', came, { type: 'CANCEL', actor })).toBe(
        'Wpłata przyszła albo jest w drodze: wniosek może anulować tylko finansujący.',
      );
    const passed = { type: 'DEADLINE_PASSED', actor: 'system' } as const;
    expect(send('initial_payment_opened', came, passed).effects).toEqual([
      { name: 'raiseTask', data: { task: 'execution_of_initial_payment' } },
    ]);
    const refuse = { type: 'REJECT_PAYMENT', actor: 'admin' } as const;
    expect(send('initial_payment_manual', { ...came, moneyHeld: 5 }, refuse).facts).toEqual(came);
    expect(send('initial_payment_opened', came, { type: 'START_PAYMENT', actor: 'client' }).facts).toEqual({
      ...came,
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
