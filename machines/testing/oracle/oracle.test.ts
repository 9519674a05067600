import { describe, expect, test } from 'vitest';
import { chartOf } from '../../order/order.chart.ts';
import { orderConfig } from '../../order/order.config.ts';
import { isTransient, orderStatuses, paidStatuses, phaseOf, shownTo } from '../../order/index.ts';
import type { OrderStatus } from '../../order/index.ts';
import type { StateConfig } from '../../order/phase-config.ts';
import { when } from '../../order/when.ts';
import { withState } from '../with-state.ts';
import { chartedStatements, productTables } from './charted.ts';
import type { ChartTables } from './charted.ts';
import { designedStatements } from './designed.ts';
import { differing } from './differing.ts';
import { designedRows, exceptions, idleExceptions, parseCsv } from './tables.ts';

const designed = designedStatements();

/** The product's tables with one state changed. */
const withOther = (name: string, change: (state: StateConfig) => StateConfig): ChartTables => ({
  ...productTables,
  chart: chartOf(withState(orderConfig, name, change)),
});

describe('the designed tables and the chart', () => {
  test.each(Object.keys(designed))('say the same of %s, but for the exceptions', (about) => {
    expect(chartedStatements()[about]).toEqual(designed[about]);
  });

  test('are read whole', () => {
    const sizes = Object.fromEntries(
      (['transitions', 'statuses', 'events', 'screens', 'cancel', 'effects'] as const).map((table) => [
        table,
        designedRows(table).size,
      ]),
    );
    expect(sizes).toEqual({
      transitions: 250,
      statuses: 65,
      events: 79,
      screens: 313,
      cancel: 8,
      effects: 36,
    });
  });

  test('name every status, and the paid and live ones as the chart groups them', () => {
    const rows = [...designedRows('statuses').values()];
    expect(rows.map(({ status, phase, transient }) => [status, phase, transient === 'yes'])).toEqual(
      orderStatuses.map((status) => [status, phaseOf(status), isTransient(status)]),
    );
    const paid = rows.filter(({ waits_for: waits = '' }) => waits.startsWith('every signer (paper'));
    expect(paid.map(({ status }) => status)).toEqual(paidStatuses);
  });

  test('differ in each exception', () => {
    expect(idleExceptions()).toEqual([]);
    expect(exceptions.filter(({ why }) => why.trim() === '')).toEqual([]);
  });
});

test('a table is read with its quotes, commas and empty cells', () => {
  expect(parseCsv('a,b,c\n"x, ""y""",,z\n1,2,\n')).toEqual([
    { a: 'x, "y"', b: '', c: 'z' },
    { a: '1', b: '2', c: '' },
  ]);
});

describe('a chart that says otherwise', () => {
  const otherwise: Readonly<Record<string, readonly [ChartTables, readonly string[]]>> = {
    'another target': [
      withOther('shipped', (state) => ({
        ...state,
        on: { CONFIRM_DELIVERY: [{ guard: when('salesman | admin'), target: '#waiting_for_delivery' }] },
      })),
      ['transitions: shipped CONFIRM_DELIVERY', 'forced moves: shipped'],
    ],
    'another actor': [
      withOther('delivered', (state) => ({
        ...state,
        on: { ...state.on, FINISH: [{ guard: when('salesman'), target: '#finished' }] },
      })),
      ['transitions: delivered FINISH', 'who sends an event: FINISH'],
    ],
    'no effect on entry': [withOther('resent', ({ entry: _entry, ...state }) => state), ['statuses: resent']],
    'another clock': [
      withOther('conditional_decision_ok', (state) => ({
        ...state,
        meta: { ...state.meta, deadline: { days: 15, target: '#canceled' } },
      })),
      ['statuses: conditional_decision_ok'],
    ],
    'no cancelling': [
      withOther('offer', ({ on: _on, ...state }) => state),
      orderStatuses
        .filter((status) => phaseOf(status) === 'offer' && !isTransient(status))
        .map((status) => `cancelling: ${status}`),
    ],
    'another event taught': [
      { ...productTables, applyEvent: (facts) => facts },
      Object.keys(designed['what an event teaches'] ?? {}).map((event) => `what an event teaches: ${event}`),
    ],
    'another sentence': [
      {
        ...productTables,
        shownTo: (status: OrderStatus, audience) =>
          shownTo(status === 'shipped' ? 'resent' : status, audience),
      },
      ['screens: shipped client', 'screens: shipped pos', 'screens: shipped offline'],
    ],
  };

  test.each(Object.entries(otherwise))('is found by %s', (_what, [tables, subjects]) => {
    expect(differing(tables)).toEqual(subjects);
  });
});
