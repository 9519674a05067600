import { describe, expect, test } from 'vitest';
import { endingFaults, faulty } from '../../testing/ending-faults.ts';
import type { SeededFaults } from '../../testing/ending-faults.ts';
import { processFaults } from '../../testing/process-faults.ts';
import { startingOrders } from '../../testing/starting-orders.ts';
import { stateKey, walkChart } from '../../testing/walk-chart.ts';
import { chartOf, orderChart } from '../order.chart.ts';
import { orderConfig } from '../order.config.ts';
import { newFacts } from '../order.facts.ts';
import { viewOf } from '../order.screens.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { setFacts } from '../phase-config.ts';
import type { Handlers, StateConfig } from '../phase-config.ts';
import { when } from '../when.ts';
import { chartRules, checkChart, soundTables } from './rules.ts';
import type { Checked } from './checked.ts';

const starts = startingOrders().filter(({ name }) => name === 'leaseEcommerce 10000 calculated');

/** The chart with one status changed, and every order of one shop's config that comes about in it. */
function walked(status: OrderStatus, change: (state: StateConfig) => StateConfig) {
  const chart = faulty(status, change);
  return { chart, ...walkChart(chart, starts) };
}

function also(on: Handlers): (state: StateConfig) => StateConfig {
  return (state) => ({ ...state, on: { ...state.on, ...on } });
}

const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const shopFacts = newFacts({ salesChannel: 'shop', financingType: 'lease', flowType: 'salesman' });

/** One thing wrong for each rule, and the sentences in which the rule says so. */
const seededFaults: SeededFaults = {
  'law 0: evidence comes from events alone': {
    wrong: () => ({
      chart: faulty('finished', (state) => ({ ...state, entry: [setFacts({ paid: true, signed: true })] })),
    }),
    findings: ['entering finished proves paid', 'entering finished proves signed'],
  },
  'law 1: paid, signed and identified before the goods': {
    wrong: () => ({
      reached: [
        { status: 'shipped', facts: { ...facts, paid: true } },
        { status: 'finished', facts: { ...facts, signed: true, identityVerified: true } },
      ],
    }),
    findings: ['shipped without signature', 'finished without payment'],
  },
  'law 1: no decision without identity': {
    wrong: () => ({ reached: [{ status: 'ready_for_siemens', facts }] }),
    findings: ['ready_for_siemens without identity'],
  },
  'law 1: a status has what it requires': {
    wrong: () => {
      const before = { status: 'sumup', facts: { ...facts, calculated: true } } as const;
      const after = { status: 'agreement_method_selection', facts: before.facts } as const;
      return { steps: [{ before, event: { type: 'CONFIRM_SUMMARY', actor: 'client' }, after, effects: [] }] };
    },
    findings: ['sumup —CONFIRM_SUMMARY→ agreement_method_selection without companyKnown'],
  },
  'law 2: nobody is asked to pay twice': {
    wrong: () => ({ reached: [{ status: 'initial_payment_opened', facts: { ...facts, paid: true } }] }),
    findings: ['initial_payment_opened though paid'],
  },
  'law 2: nobody is asked to sign twice': {
    wrong: () =>
      walked('agreement_accepted_by_admin', (node) => ({
        ...node,
        entry: [...(node.entry ?? []), 'startSignature'],
        meta: { ...node.meta, processes: [{ kind: 'signature' }] },
      })),
    findings: ['agreement_signed → agreement_accepted_by_admin asks for a second signature'],
  },
  'law 3: nothing cancels by itself once money may have been taken': {
    wrong: () => {
      const { chart, steps } = walked(
        'siemens_agreement_accepted',
        also({ DEADLINE_PASSED: [{ guard: when('system', 'paid'), target: '#canceled' }] }),
      );
      const cancelled = {
        before: { status: 'initial_payment_opened', facts: { ...facts, paymentUnanswered: true } },
        event: { type: 'DEADLINE_PASSED', actor: 'system' },
        after: { status: 'canceled', facts },
        effects: [{ name: 'cancelOutstanding' }, { name: 'notifyCancelation' }],
      } as const;
      return { chart, steps: [...steps, cancelled] };
    },
    findings: [
      'siemens_agreement_accepted is cancelled by its deadline though paid',
      'initial_payment_opened is cancelled by its deadline though moneyTouched',
    ],
  },
  'law 4: only the system speaks for the system': {
    wrong: () =>
      walked(
        'test_payment_in_progress',
        also({ TEST_PAYMENT_MATCHED: [{ guard: when('client'), target: '#test_payment_accepted' }] }),
      ),
    findings: ['test_payment_in_progress: the client proves identityVerified with TEST_PAYMENT_MATCHED'],
  },
  'law 7: money is accepted, looked at, or owed back': {
    wrong: () => {
      const { chart, steps } = walked('initial_payment_rejected', (state) => ({ ...state, entry: [] }));
      return { chart, steps: steps.filter(({ event }) => event.type === 'REJECT_PAYMENT') };
    },
    findings: ['initial_payment_manual —REJECT_PAYMENT→ initial_payment_rejected loses money'],
  },
  ...endingFaults,
  ...processFaults,
  'law 5: every system event has a sender': {
    wrong: () => ({ senders: without(soundTables.senders, 'TEST_PAYMENT_FAILED') }),
    findings: ['nobody sends TEST_PAYMENT_FAILED'],
  },
  'every event names who may cause it': {
    wrong: () => ({
      chart: faulty(
        'shipped',
        also({ SET_PICKUP_DATE: [{ guard: when('paid') }, {}] } as unknown as Handlers),
      ),
    }),
    findings: [
      'shipped: nobody may cause SET_PICKUP_DATE (shipped.SET_PICKUP_DATE(paid))',
      'shipped: nobody may cause SET_PICKUP_DATE (shipped.SET_PICKUP_DATE)',
    ],
  },
  'law 6: a salesman meets only statuses that his screens have': {
    wrong: () => ({ reached: [{ status: 'statement_verified_by_sms', facts: shopFacts }] }),
    findings: ['statement_verified_by_sms has no offline screen'],
  },
  'law 4: nobody but an administrator forces': {
    wrong: () => ({
      chart: faulty('shipped', also({ FORCE: [{ guard: when('salesman | admin'), target: '#delivered' }] })),
    }),
    findings: ['shipped: salesman, admin may force (shipped.FORCE(salesman | admin))'],
  },
  'a closed order accepts nothing': {
    wrong: () => ({
      chart: chartOf({ ...orderConfig, on: { CANCEL: [{ guard: when('admin'), target: '#canceled' }] } }),
    }),
    findings: [
      'finished accepts CANCEL (order.CANCEL(admin))',
      'canceled accepts CANCEL (order.CANCEL(admin))',
    ],
  },
  'unreachable status': {
    wrong: () => ({
      chart: faulty('test_payment_manual', (node) => ({
        ...node,
        on: without(node.on ?? {}, 'REJECT_TEST_PAYMENT'),
      })),
    }),
    findings: ['test_payment_manual_rejected cannot be reached'],
  },
  'dead end': {
    wrong: () => ({ chart: faulty('client_conditional_decision_accepted', (node) => ({ ...node, on: {} })) }),
    findings: ['client_conditional_decision_accepted leads nowhere'],
  },
  'no final status within reach': {
    wrong: () => ({
      chart: faulty('v3_and_guarantee_selected', (node) => ({
        ...node,
        always: [{ target: '#v3_and_guarantee_selected' }],
      })),
    }),
    findings: ['v3_and_guarantee_selected never ends'],
  },
  'two unguarded exits on one event': {
    wrong: () => ({
      chart: faulty(
        'shipped',
        also({
          CONFIRM_DELIVERY: [
            { guard: when('salesman'), target: '#delivered' },
            { guard: when('salesman | admin'), target: '#waiting_for_delivery' },
          ],
        }),
      ),
    }),
    findings: ['shipped: two unguarded exits on CONFIRM_DELIVERY'],
  },
  'status without screen or wording': {
    wrong: () => ({ words: (status) => (status === 'signed' ? { panel: ' ' } : viewOf(status)) }),
    findings: ['signed has no name'],
  },
  'law 9: every resting status has a clock, or says that it rests': {
    wrong: () => ({
      chart: faulty('update_vat_id', ({ description, on = {} }) => ({ description, on })),
    }),
    findings: ['update_vat_id has no clock and does not say that it rests'],
  },
  'effect that nothing requests': {
    wrong: () => ({ chart: faulty('shipped', (state) => ({ ...state, entry: [] })) }),
    findings: ['nothing requests notifyShipment'],
  },
  'guard without a refusal sentence': {
    wrong: () => ({ refusals: { ...soundTables.refusals, paid: '' } }),
    findings: ['paid has no refusal sentence'],
  },
};

function without<T extends object>(table: T, name: keyof T): T {
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name)) as T;
}

describe('chart:check', () => {
  const sound: Checked = {
    chart: orderChart,
    stateKey,
    ...walkChart(orderChart, starts, { isSentBack: true }),
    ...soundTables,
  };

  test('finds nothing wrong with the chart', () => {
    expect(checkChart(sound)).toEqual([]);
  });

  test('has a seeded fault for each of its rules', () => {
    expect(Object.keys(seededFaults).toSorted()).toEqual(Object.keys(chartRules).toSorted());
  });

  test.each(Object.entries(seededFaults))(
    '%s: its fault is found by this rule alone',
    (rule, { wrong, findings }) => {
      expect(checkChart({ ...sound, ...wrong() })).toEqual(findings.map((finding) => ({ rule, finding })));
    },
  );
});
