import { getNextTransitions, initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { matchedTransition, transitionsFor } from '../testing/chart-oracle.ts';
import { orderConfig } from './order.config.ts';
import { actors } from './order.events.ts';
import type { OrderEvent } from './order.events.ts';
import { newFacts } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { chartOf, orderChart } from './order.chart.ts';
import { effectsOf, machineOf, orderMachine, orderSetup, restore, statusOf } from './order.machine.ts';
import { isTransient, orderStatuses, transientStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { Handlers } from './phase-config.ts';
import { agreement } from './phases/agreement/agreement.states.ts';
import { companyForm } from './phases/company-form/company-form.states.ts';
import { decision } from './phases/decision/decision.states.ts';
import { delivery } from './phases/delivery/delivery.states.ts';
import { initialPayment } from './phases/initial-payment/initial-payment.states.ts';
import { offer } from './phases/offer/offer.states.ts';
import { signingMethod } from './phases/signing-method/signing-method.states.ts';
import { verification } from './phases/verification/verification.states.ts';
import { when } from './when.ts';

const facts = newFacts({
  salesChannel: 'ecommerce',
  financingType: 'lease',
  flowType: 'client',
  calculated: true,
  grossPrice: 5_000_000,
  initialPayment: 1_000_000,
});

function send(status: OrderStatus, known: Facts, event: OrderEvent) {
  const before = restore(status, known);
  const [after, actions] = transition(orderMachine, before, event);
  const effects = effectsOf(actions, after.context);
  return { status: statusOf(after), facts: after.context, effects, changed: after !== before };
}

const resting = orderStatuses.filter((status) => !isTransient(status));

describe('a stored order', () => {
  const resting = orderStatuses.filter(
    (status) => !(transientStatuses as readonly string[]).includes(status),
  );

  test.each(resting)('is restored in %s', (status) => {
    const snapshot = restore(status, facts);
    expect([statusOf(snapshot), snapshot.context]).toEqual([status, facts]);
  });

  test.each(transientStatuses)('is never restored in %s, where no order rests', (status) => {
    expect(() => restore(status, facts)).toThrow(`An order cannot rest in ${status}`);
  });

  test.each(['', 'created', 'offer', 'FINISHED', 'sumup ', 'toString', '__proto__'])(
    'is not restored in "%s"',
    (status) => {
      expect(() => restore(status, facts)).toThrow(`Unknown order status: ${status}`);
    },
  );
});

describe('a phase', () => {
  test('is a state config of XState as it stands', () => {
    // The compiler judges this test: each call type-checks a phase's file without a cast.
    expect([
      orderSetup.createStateConfig(offer),
      orderSetup.createStateConfig(signingMethod),
      orderSetup.createStateConfig(companyForm),
      orderSetup.createStateConfig(verification),
      orderSetup.createStateConfig(decision),
      orderSetup.createStateConfig(initialPayment),
      orderSetup.createStateConfig(agreement),
      orderSetup.createStateConfig(delivery),
    ]).toEqual([
      offer,
      signingMethod,
      companyForm,
      verification,
      decision,
      initialPayment,
      agreement,
      delivery,
    ]);
  });
});

describe('the chart that is read', () => {
  test.each(resting)('has in %s the transitions that XState tries, in its order', (status) => {
    const tried = getNextTransitions(restore(status, facts)).map(({ eventType, guard, target }) => ({
      when: `${eventType} ${typeof guard === 'string' ? guard : ''}`,
      target: target?.[0]?.key ?? '',
    }));
    // What an inner state takes under the same guard never reaches the outer one.
    const first = Map.groupBy(tried, ({ when }) => when).values();
    const running = [...first].map(([edge]) => `${edge?.when} ${edge?.target}`);
    const read = [...orderChart.transitionsOf(status), ...orderChart.forcedOf(status)].map(
      ({ event, guard = '', target }) => [event, guard, target ?? ''].join(' '),
    );
    const byEvent = (edges: readonly string[]) =>
      Object.fromEntries(Map.groupBy(edges, (edge) => edge.split(' ', 1)[0] ?? ''));
    expect(byEvent(read)).toEqual(byEvent(running));
  });
});

describe('the machine', () => {
  test('begins an order where its data leads it', () => {
    const begin = (order: Facts, actor: 'shop_api' | 'salesman') => {
      const [snapshot] = initialTransition(orderMachine, { facts: order, actor });
      return statusOf(snapshot);
    };
    const sold = newFacts({ ...facts, salesChannel: 'pos', flowType: 'salesman' });
    expect(begin(facts, 'shop_api')).toBe('sumup');
    expect(begin(sold, 'salesman')).toBe('salesman_sumup');
    expect(begin({ ...facts, calculated: false }, 'shop_api')).toBe('update_order_with_items');
  });

  test('does not begin an order for whom it may not', () => {
    const [snapshot] = initialTransition(orderMachine, { facts, actor: 'client' });
    expect(() => statusOf(snapshot)).toThrow('Not a resting status: "created"');
  });

  test('moves, applies the event and names the effects', () => {
    const known = { ...facts, method: 'qes', stage: 'agreement', moneyHeld: 1_000_000 } as const;
    expect(send('initial_payment_completed', known, { type: 'PAYMENT_MATCHED', actor: 'system' })).toEqual({
      status: 'initial_payment_accepted',
      facts: { ...known, paid: true, moneyHeld: null },
      effects: [
        { name: 'sendPaymentReceipt', data: {} },
        { name: 'startSignature', data: {} },
        { name: 'askToSign', data: {} },
      ],
      changed: true,
    });
  });

  test('leaves an order alone when someone else acts or something stands in the way', () => {
    for (const event of [
      { type: 'CONFIRM_SUMMARY', actor: 'salesman', requiredConsentsGiven: true },
      { type: 'CONFIRM_SUMMARY', actor: 'client', requiredConsentsGiven: false },
      { type: 'SHIP', actor: 'admin' },
      { type: 'FORCE', actor: 'admin', to: 'finished', reason: 'próba' },
      { type: 'FORCE', actor: 'client', to: 'complement_company_and_user', reason: 'próba' },
    ] as const satisfies readonly OrderEvent[])
      expect(send('sumup', facts, event)).toEqual({ status: 'sumup', facts, effects: [], changed: false });
  });

  test('has no handler of an event whose guard names no actor', () => {
    // The compiler judges this test: a guard that begins with a condition, or none, is an error.
    const handlers: Handlers = {
      // @ts-expect-error: nobody is named
      SHIP: [{ guard: when('paid'), target: '#shipped' }],
      // @ts-expect-error: no guard
      SIGN_AGREEMENT: [{ target: '#shipped' }],
      CANCEL: [{ guard: when('admin', 'paid'), target: '#canceled' }],
    };
    expect(Object.values(handlers).flatMap((on) => on.map(({ guard }) => guard))).toEqual([
      'paid',
      undefined,
      'admin & paid',
    ]);
  });

  test('takes an event from nobody where no actor is named', () => {
    const open = [{ target: '#canceled' }, { guard: when('!paid'), target: '#canceled' }];
    const live = orderConfig.states?.['live'];
    const on = { ...live?.on, SHIP: open } as unknown as Handlers;
    const chart = chartOf({
      ...orderConfig,
      states: { ...orderConfig.states, live: { description: '', ...live, on } },
    });
    const machine = machineOf(chart);
    for (const actor of actors) {
      const event = { type: 'SHIP', actor } as const;
      const [after] = transition(machine, restore('sumup', facts, machine), event);
      expect(statusOf(after)).toBe('sumup');
      expect(chart.transitionsOf('sumup').filter((edge) => edge.event === 'SHIP')).toHaveLength(2);
      expect(matchedTransition(transitionsFor(chart, 'sumup', event), facts, event)).toBeUndefined();
    }
  });

  test('raises a task instead of cancelling what was paid when a deadline passes', () => {
    const passed = { type: 'DEADLINE_PASSED', actor: 'system' } as const;
    const paid = { ...facts, paid: true, stage: 'agreement' } as const;
    expect(send('qes_failed', facts, passed).status).toBe('canceled');
    expect(send('qes_failed', paid, passed)).toEqual({
      status: 'qes_failed',
      facts: paid,
      effects: [{ name: 'raiseTask', data: { task: 'signing_of_agreement' } }],
      changed: true,
    });
  });

  test('calls back what runs in a status that is left, but what the event itself ended', () => {
    const leave = (status: OrderStatus, known: Partial<Facts>, event: OrderEvent) =>
      send(status, { ...facts, companyKnown: true, ...known }, event).effects.map(({ name }) => name);
    const recorded = { type: 'RECORD_IDENTITY', actor: 'admin' } as const;
    expect(leave('form_saved', { method: 'qes' }, recorded)).toEqual(['withdraw', 'submitApplication']);
    expect(leave('form_saved', { method: 'paper' }, recorded)).toEqual(['submitApplication']);
    expect(
      leave('form_saved', { method: 'qes' }, { type: 'IDENTITY_CONFIRMED', actor: 'system', newest: true }),
    ).toEqual(['submitApplication']);
    const passed = { type: 'DEADLINE_PASSED', actor: 'system' } as const;
    const online = { method: 'autenti_v3', identityVerified: true, agreementPrepared: true } as const;
    expect(leave('agreement_accepted', online, passed)).toEqual(['withdraw', 'notifySignatureFailed']);
    expect(leave('initial_payment_accepted', { method: 'qes' }, passed)).toEqual(['raiseTask']);
  });

  test('calls a person to fetch the goods of an order that is cancelled when they are out', () => {
    for (const status of ['waiting_for_delivery', 'shipped', 'delivered'] as const)
      expect(send(status, facts, { type: 'CANCEL', actor: 'admin' }).effects[0]).toEqual({
        name: 'raiseTask',
        data: { task: 'other' },
      });
  });
});
