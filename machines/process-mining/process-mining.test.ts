import { describe, expect, test } from 'vitest';
import { chartDocument } from '../diagram/index.ts';
import type { OrderStatus } from '../order/index.ts';
import type { HistoryStep } from './history.ts';
import { conformanceWith, variantCount, whatIf } from './index.ts';

const chart = chartDocument();
const day = 86_400_000;
const begin = Date.UTC(2026, 10, 1);

/** A step so many days after the beginning; forced where its event says so. */
const step = (
  days: number,
  event: string,
  from: OrderStatus | null,
  ...visited: OrderStatus[]
): HistoryStep => ({
  ...{ at: begin + days * day, event, actor: 'client', from, visited },
  forced: event === 'FORCE' || event === 'CHART_MAPPED',
});

const regular = [
  step(0, 'CREATE', null, 'sumup'),
  step(1, 'CONFIRM_SUMMARY', 'sumup', 'agreement_method_selection'),
  step(2, 'SELECT_METHOD', 'agreement_method_selection', 'qes_selected', 'form_opened'),
  step(3, 'CANCEL', 'form_opened', 'canceled'),
];

describe('the conformance of a history with the chart', () => {
  const { judge, fitness } = conformanceWith(chart);

  test('is whole where each step takes a way of the chart, through what it passes', () => {
    expect([regular.map(judge), fitness(regular)]).toEqual([['fits', 'fits', 'fits', 'fits'], 1]);
  });

  test('lacks what an administrator forced, which is no deviation', () => {
    const forced = [...regular.slice(0, 2), step(2, 'FORCE', 'agreement_method_selection', 'update_vat_id')];
    expect([forced.map(judge), fitness(forced)]).toEqual([['fits', 'fits', 'forced'], 2 / 3]);
  });

  test('finds a step that skips what lies between, and one of an event that is not heard there', () => {
    const wrong = [
      step(0, 'CREATE', null, 'sumup'),
      step(1, 'CONFIRM_SUMMARY', 'sumup', 'delivered'),
      step(2, 'SIGN_AGREEMENT', 'sumup', 'signed'),
      step(3, 'FORCE', 'sumup', 'qes_selected', 'delivered'),
    ];
    expect(wrong.map(judge)).toEqual(['fits', 'deviates', 'deviates', 'deviates']);
    expect(fitness(wrong)).toBe(0.25);
  });

  test('takes an event without a move, and a way back to wherever the order was', () => {
    expect(judge(step(1, 'SEND_BACK', 'form_opened', 'sumup'))).toBe('fits');
    expect(judge(step(1, 'RESEND_SMS', 'sumup'))).toBe('deviates');
  });
});

test('variants are orders of the same statuses, the most frequent first, with their median time and fitness', () => {
  const count = variantCount(conformanceWith(chart));
  const later = (days: number) => [...regular.slice(0, 3), step(days, 'CANCEL', 'form_opened', 'canceled')];
  for (const steps of [regular.slice(0, 2), regular, later(5), later(13)]) count.add(steps);
  const path = ['sumup', 'agreement_method_selection', 'form_opened', 'canceled'];
  expect(count.most(10)).toEqual({
    variants: [
      { statuses: path, orders: 3, fitness: 1, medianMs: 5 * day },
      { statuses: path.slice(0, 2), orders: 1, fitness: 1, medianMs: day },
    ],
    ...{ orders: 4, all: 2, fitness: 1 },
  });
  expect(count.most(1).variants).toHaveLength(1);
});

describe('another policy', () => {
  const payment = (days: number, event: string, to: OrderStatus) => ({
    steps: [
      step(0, 'CREATE', null, 'sumup'),
      step(1, 'ACCEPT_AGREEMENT', 'leasing_decision_ok', 'initial_payment_link_sent_to_client'),
      step(1 + days, event, 'initial_payment_link_sent_to_client', to),
    ],
    ...{ initialPayment: 20_000_00, salesChannel: 'pos' },
  });

  test.each([
    [
      'paid after eight days of seven',
      payment(8, 'OPEN_PAYMENT', 'initial_payment_opened'),
      7,
      { outcome: 'endedIn', status: 'canceled' },
    ],
    ['paid after six days of seven', payment(6, 'OPEN_PAYMENT', 'initial_payment_opened'), 7, null],
    [
      'cancelled by the clock after fourteen, with thirty',
      payment(14, 'DEADLINE_PASSED', 'canceled'),
      30,
      { outcome: 'wentOn' },
    ],
    [
      'cancelled by the clock after fourteen, with seven',
      payment(14, 'DEADLINE_PASSED', 'canceled'),
      7,
      null,
    ],
  ] as const)('of the initial payment: %s', (_what, order, days, supposed) => {
    expect(whatIf(chart, { policy: 'initialPaymentDeadline', days })(order)).toEqual(supposed);
  });

  test('of the decision is about the time in its own statuses alone', () => {
    const order = {
      steps: [
        step(0, 'CREATE', null, 'sumup'),
        step(20, 'DECISION_CONDITIONAL', 'ready_for_siemens', 'conditional_decision_ok'),
        step(25, 'ACCEPT_CONDITIONS', 'conditional_decision_ok', 'client_conditional_decision_accepted'),
      ],
      ...{ initialPayment: 0, salesChannel: 'ecommerce' },
    };
    const after = (days: number) => whatIf(chart, { policy: 'decisionDeadline', days })(order);
    expect([after(3), after(5), after(14)]).toEqual([{ outcome: 'endedIn', status: 'canceled' }, null, null]);
  });

  test('of what may be paid at the counter: who would have had to pay elsewhere, who might have paid there', () => {
    const limit = (amount: number) => whatIf(chart, { policy: 'onPlaceLimit', amount });
    const onPlace = {
      steps: [
        step(1, 'ACCEPT_PAYMENT_ON_PLACE', 'agreement_accepted', 'initial_payment_accepted_by_salesman'),
      ],
      ...{ initialPayment: 9_000_00, salesChannel: 'pos' },
    };
    expect([limit(8_000_00)(onPlace), limit(9_000_00)(onPlace)]).toEqual([
      { outcome: 'paidElsewhere' },
      null,
    ]);
    const online = payment(1, 'OPEN_PAYMENT', 'initial_payment_opened');
    expect([limit(20_000_00)(online), limit(19_999_99)(online)]).toEqual([
      { outcome: 'mayPayOnPlace' },
      null,
    ]);
    expect(limit(50_000_00)({ ...online, salesChannel: 'ecommerce' })).toBeNull();
  });
});
