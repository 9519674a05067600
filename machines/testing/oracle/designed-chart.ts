import { orderStatuses } from '../../order/index.ts';
import type { Actor, Audience, Facts, OrderStatus } from '../../order/index.ts';
import { chartOf } from '../../order/order.chart.ts';
import type { EffectName, TaskType } from '../../order/order.effects.ts';
import { holds } from '../../order/order.guards.ts';
import type { Condition } from '../../order/order.guards.ts';
import { setFacts } from '../../order/phase-config.ts';
import type {
  EffectAction,
  EventTransition,
  FactAction,
  Process,
  StateConfig,
  StatusConfig,
  Transition,
} from '../../order/phase-config.ts';
import { when } from '../../order/when.ts';
import type { Guard } from '../../order/when.ts';
import { afterWarsawDays } from '../../rules/index.ts';
import { casesIn, clockRows, farther, rowsByStatus, statusesAt } from './designed.ts';
import type { SpelledRow } from './spelled-rows.ts';
import { expectedRows } from './tables.ts';
import type { Row } from './tables.ts';
import { conditionsIn, factsIn, partsOf } from './terms.ts';

const conditionsOf = (guard: string) => conditionsIn(guard) as readonly Condition[];

/** The guard of these terms, actors first; none where there is nothing to hold. */
function guardOf(actors: readonly string[], conditions: readonly string[]): Guard | undefined {
  const terms = [...(actors.length === 0 ? [] : [actors.join(' | ')]), ...conditions];
  return terms.length === 0 ? undefined : when(...(terms as readonly string[] as readonly [Condition]));
}

/** An effect as a cell names it, with its task: 'raiseTask:other'. */
function effectOf(text: string, guard?: Guard): EffectAction {
  const [type, task] = text.split(':') as [EffectName, TaskType?];
  if (guard === undefined && task === undefined) return type;
  return { type, params: { ...(guard && { when: guard }), ...(task && { task }) } } as EffectAction;
}

function transitionOf(from: string, { actors, conditions, to, effects }: SpelledRow): Transition {
  const guard = guardOf(actors, conditions);
  return {
    ...(guard === undefined ? {} : { guard }),
    ...(to === from ? {} : { target: `#${to as OrderStatus}` }),
    actions: effects.map((effect) => effectOf(effect)),
  };
}

interface Placed {
  readonly from: string;
  readonly event: string;
  readonly row: SpelledRow;
}

const rowOf = (from: string, { actor = '', guard = '', to = '', effect = '' }: Row): SpelledRow => ({
  actors: partsOf(actor, '|'),
  conditions: conditionsIn(guard),
  to: to === '(same)' ? from : to,
  effects: partsOf(effect, ';'),
});

const transitions = expectedRows('transitions').toSorted((one, other) => farther(one) - farther(other));

/** Every row where it is tried, in the order in which it is; deadlines and cancelling as events like others. */
function placedRows(): readonly Placed[] {
  const ofEvents = transitions
    .filter(({ event }) => event !== '(after)')
    .flatMap(rowsByStatus)
    .map(({ from, row }) => ({ from, event: row['event'] ?? '', row: rowOf(from, row) }));
  const ofClocks = expectedRows('statuses').flatMap((status) => {
    const from = status['status'] ?? '';
    const afters = transitions.filter((row) => row['from'] === from && row['event'] === '(after)');
    return clockRows(status, afters).map((row) => ({ from, event: 'DEADLINE_PASSED', row }));
  });
  const ofCancelling = expectedRows('cancel').flatMap((cancel) =>
    statusesAt(cancel['where'] ?? '').flatMap((from) =>
      (['client', 'salesman', 'admin'] as const satisfies readonly Actor[]).flatMap((actor) => {
        const may = cancel[actor] ?? 'no';
        if (may === 'no') return [];
        const conditions = may === 'always' ? [] : conditionsIn(may);
        const effects = partsOf((cancel['effect'] ?? '').replace(/\(.*\)/u, ''), ';');
        return [{ from, event: 'CANCEL', row: { actors: [actor], conditions, to: 'canceled', effects } }];
      }),
    ),
  );
  return [...ofEvents, ...ofClocks, ...ofCancelling];
}

const values: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

function factOf(text: string): FactAction {
  const [name = '', value = ''] = text.split('=');
  if (value === 'qesOrMszafir') return 'keepQualifiedMethod';
  if (value === 'sameAgain') return 'defaultRenewal';
  return setFacts({ [name]: value in values ? values[value] : value });
}

function entryOf({ facts_on_entry: facts = '', effects_on_entry: effects = '' }: Row) {
  return [
    ...factsIn(facts).map(factOf),
    ...partsOf(effects, ';').map((part) => {
      const [effect = '', guard = ''] = part.split(': ').toReversed();
      return effectOf(effect, guardOf([], conditionsIn(guard)));
    }),
  ];
}

const processesOf = ({ process = '' }: Row): readonly Process[] =>
  partsOf(process, ';').map((part) => {
    const [kind, condition = ''] = part.split(': ').toReversed() as [Process['kind'], string?];
    const guard = guardOf([], conditionsIn(condition));
    return guard === undefined ? { kind } : { kind, when: guard };
  });

function statusOf(row: Row, placed: readonly Placed[]): StatusConfig {
  const from = row['status'] ?? '';
  const own = placed.filter((each) => each.from === from);
  const named = own.filter(({ event }) => event !== '(always)');
  const on = Map.groupBy(named, ({ event }) => event)
    .entries()
    .map(([event, list]) => [event, list.map((each) => transitionOf(from, each.row) as EventTransition)]);
  return {
    description: '',
    entry: entryOf(row),
    on: Object.fromEntries(on),
    always: own.filter(({ event }) => event === '(always)').map((each) => transitionOf(from, each.row)),
    meta: { requires: conditionsOf(row['requires'] ?? ''), processes: processesOf(row) },
  };
}

function designedConfig(): StateConfig {
  const placed = placedRows();
  const rows = new Map(expectedRows('statuses').map((row) => [row['status'], row]));
  const states = orderStatuses.map((status) => [status, statusOf(rows.get(status) ?? {}, placed)] as const);
  const created = placed.filter(({ from }) => from === 'created');
  return {
    description: '',
    states: {
      created: { description: '', always: created.map(({ from, row }) => transitionOf(from, row)) },
      ...Object.fromEntries(states),
    },
  };
}

/** The chart that the tables say, every status by itself: what walks expect. Its clocks are events; `designedDeadline` says when. */
export const designedChart = chartOf(designedConfig());

const deadlineDays = new Map(
  expectedRows('statuses').map((row) => [row['status'], casesIn(row['deadline_days'] ?? '')]),
);

/** When the deadline of a status entered at `enteredAt` (epoch ms) passes by the tables, in days of Poland; null where there is none. */
export function designedDeadline(status: OrderStatus, facts: Facts, enteredAt: number): number | null {
  const found = deadlineDays
    .get(status)
    ?.find(({ condition }) => conditionsOf(condition).every((each) => holds(each, facts)));
  return found === undefined || found.value === 'rest'
    ? null
    : afterWarsawDays(enteredAt, Number(found.value));
}

const screens = expectedRows('screens');

/** The screen that the tables give an audience; undefined where it has none. */
export const designedScreen = (status: OrderStatus, facts: Facts, audience: Audience): string | undefined =>
  screens.find(
    (row) =>
      row['status'] === status &&
      row['audience'] === audience &&
      conditionsOf(row['condition'] ?? '').every((each) => holds(each, facts)),
  )?.['screen'];
