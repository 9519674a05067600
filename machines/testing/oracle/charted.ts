import {
  actors,
  applyEvent,
  audiences,
  effects,
  eventTypes,
  isTransient,
  newFacts,
  orderStatuses,
  phaseOf,
  shownTo,
  toneOf,
  viewOf,
} from '../../order/index.ts';
import type { Actor, Facts, OrderEvent, OrderStatus } from '../../order/index.ts';
import { conditionsOf, effectsIn } from '../../order/edge.ts';
import type { Edge, RequestedEffect } from '../../order/edge.ts';
import { orderChart } from '../../order/order.chart.ts';
import type { Chart } from '../../order/order.chart.ts';
import { isAboutOrder } from '../../order/order.guards.ts';
import { isWayBack } from '../../order/send-back.ts';
import { skippedWith } from '../../order/vouched.ts';
import { termsOf } from '../../order/when.ts';
import { sampleEvents } from '../sample-events.ts';
import { spelledRows } from './spelled-rows.ts';
import type { SpelledRow, Statements } from './spelled-rows.ts';
import { spelled } from './terms.ts';

/** What the oracle reads of a chart: its states, and the tables beside them. */
export interface ChartTables {
  readonly chart: Chart;
  readonly effects: Readonly<Record<string, (typeof effects)[keyof typeof effects]>>;
  readonly applyEvent: (facts: Facts, event: OrderEvent) => Facts;
  readonly shownTo: typeof shownTo;
  readonly toneOf: typeof toneOf;
}

/** Those of the product. */
export const productTables: ChartTables = { chart: orderChart, effects, applyEvent, shownTo, toneOf };

const effectName = ({ name, data }: RequestedEffect): string =>
  data.task === undefined ? name : `${name}:${data.task}`;

const spelledEdge = (from: string, edge: Edge): SpelledRow => ({
  actors: edge.actors,
  conditions: [
    ...edge.conditions,
    ...(isWayBack(edge) ? [] : termsOf(edge.guard).filter((term) => term === `to ${edge.target}`)),
  ],
  to: isWayBack(edge) && edge.id.endsWith(` & to ${edge.target})`) ? '(back)' : (edge.target ?? from),
  effects: effectsIn(edge.actions).map(effectName),
});

const wayBackTargets = ({ transitionsOf }: Chart, status: OrderStatus): readonly (OrderStatus | null)[] =>
  transitionsOf(status)
    .filter(isWayBack)
    .map(({ target }) => target);

const notCompared: readonly string[] = ['CANCEL', 'FORCE'];
const eventNames: Readonly<Record<string, string>> = { ALWAYS: '(always)', DEADLINE_PASSED: '(after)' };

function chartedTransitions({ chart }: ChartTables): Statements {
  const creation = chart.creation.map((edge) => ({ key: 'created CREATE', from: 'created', edge }));
  const others = orderStatuses.flatMap((from) =>
    [...chart.transitionsOf(from), ...chart.alwaysOf(from)]
      .filter(({ event }) => !notCompared.includes(event))
      .map((edge) => ({ key: `${from} ${eventNames[edge.event] ?? edge.event}`, from, edge })),
  );
  return Object.fromEntries(
    Map.groupBy([...creation, ...others], ({ key }) => key)
      .entries()
      .map(
        ([key, list]) => [key, spelledRows(list.map(({ from, edge }) => spelledEdge(from, edge)))] as const,
      ),
  );
}

function chartedForcing({ chart }: ChartTables): Statements {
  return Object.fromEntries(
    orderStatuses.flatMap((from) => {
      const forced = chart
        .forcedOf(from)
        .map(({ conditions, target }) => `${spelled(conditions.filter(isAboutOrder))} → ${target}`);
      return forced.length === 0 ? [] : [[from, [...new Set(forced)].toSorted().join('\n')] as const];
    }),
  );
}

function chartedCancelling({ chart }: ChartTables): Statements {
  return Object.fromEntries(
    orderStatuses.flatMap((from) => {
      const cancels = chart.transitionsOf(from).filter(({ event }) => event === 'CANCEL');
      const rows = (['client', 'salesman', 'admin'] as const satisfies readonly Actor[]).flatMap((actor) => {
        const own = cancels.filter((edge) => edge.actors.includes(actor));
        return own.length === 0
          ? []
          : [spelledRows(own.map((edge) => ({ ...spelledEdge(from, edge), actors: [actor] })))];
      });
      return rows.length === 0 ? [] : [[from, rows.join('\n')] as const];
    }),
  );
}

function spelledDays(chart: Chart, status: OrderStatus): string {
  const deadlines = chart.deadlinesOf(status);
  if (new Set(deadlines.map(({ days }) => days)).size === 1) return `:${deadlines[0]?.days}`;
  return deadlines.map(({ when = '', days }) => `${when}:${days}`).join('|');
}

function factsOnEntry(chart: Chart, status: OrderStatus): string {
  return chart
    .entryOf(status)
    .flatMap((action): string[] => {
      if (action === 'keepQualifiedMethod') return ['method=qesOrMszafir'];
      if (action === 'defaultRenewal') return ['renewal=sameAgain'];
      if (typeof action === 'string' || action.type !== 'setFacts') return [];
      return Object.entries(action.params).map(([name, value]) => `${name}=${String(value)}`);
    })
    .toSorted()
    .join('; ');
}

function chartedStatuses({ chart }: ChartTables): Statements {
  const ways = wayBackTargets(chart, 'sumup');
  return Object.fromEntries(
    orderStatuses.map((status) => {
      const asked = effectsIn(chart.entryOf(status)).map((effect) => {
        const conditions = spelled(effect.conditions);
        return conditions === '' ? effectName(effect) : `${effectName(effect)} if ${conditions}`;
      });
      const runs = chart.processesOf(status).map(({ kind, when }) => {
        const conditions = spelled(conditionsOf(when));
        return conditions === '' ? kind : `${kind} if ${conditions}`;
      });
      const reminder = chart.reminderOf(status);
      const said = [
        `${phaseOf(status)}${isTransient(status) ? ', transient' : ''}${chart.isRest(status) ? ', rest' : ''}`,
        `days ${spelledDays(chart, status)}`,
        `requires ${spelled(chart.requiresOf(status))}`,
        `asks ${asked.toSorted().join('; ')}`,
        `sets ${factsOnEntry(chart, status)}`,
        `reminds ${reminder === null ? '' : `${spelled(conditionsOf(reminder.when))}:${reminder.days}`}`,
        `runs ${runs.toSorted().join('; ')}`,
        `sent back to: ${ways.includes(status) ? 'yes' : 'no'}`,
      ];
      return [status, said.join('\n')] as const;
    }),
  );
}

function chartedSenders({ chart }: ChartTables): Statements {
  const edges = orderStatuses.flatMap((status) => [
    ...chart.transitionsOf(status),
    ...chart.forcedOf(status),
  ]);
  const sent = [
    ...chart.creation.map(({ actors: own }) => ['CREATE', own] as const),
    ...edges.map(({ event, actors: own }) => [event, own] as const),
  ];
  return Object.fromEntries(
    Map.groupBy(sent, ([event]) => event)
      .entries()
      .map(
        ([event, list]) =>
          [event, [...new Set(list.flatMap(([, own]) => own))].toSorted().join(', ')] as const,
      ),
  );
}

/** Orders of which nothing holds, of which everything does, and one that lacks what a signature leaves: what an event teaches shows in one of them. */
export const probes: readonly Facts[] = [
  {},
  { known: true },
  { known: true, signedAgreementStored: false },
].map(({ known = false, ...lacking }) => {
  const facts = newFacts({ salesChannel: 'pos', financingType: 'lease', flowType: 'client' });
  const flags = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? known : value,
  ]);
  return {
    ...(Object.fromEntries(flags) as Facts),
    flowType: known ? 'salesman' : 'client',
    ...lacking,
  };
});

function chartedTeaching(tables: ChartTables): Statements {
  return Object.fromEntries(
    eventTypes.flatMap((type) => {
      const taught = new Map<string, Set<unknown>>();
      for (const facts of probes)
        for (const event of actors.flatMap((actor) => sampleEvents(type, actor, facts))) {
          const after = tables.applyEvent(facts, event);
          for (const [name, value] of Object.entries(after))
            if (value !== facts[name as keyof Facts])
              taught.set(name, (taught.get(name) ?? new Set()).add(value));
        }
      const spelledFacts = [...taught].map(
        ([name, values]) => `${name}=${values.size === 1 ? String([...values][0]) : 'event'}`,
      );
      return spelledFacts.length === 0 ? [] : [[type, spelledFacts.toSorted().join('; ')] as const];
    }),
  );
}

function chartedScreens(tables: ChartTables): Statements {
  const resting = orderStatuses.filter((status) => !isTransient(status));
  return Object.fromEntries(
    resting.flatMap((status) =>
      audiences.flatMap((audience) => {
        const own = tables.toneOf(status, audience);
        const rows = tables
          .shownTo(status, audience)
          .map(({ when = [], screen, step = viewOf(status).step, tone = own, title }) => {
            const text = audience === 'staff' ? '' : title;
            return `${spelled(when)}: ${screen}, ${step}, ${tone}, ${text}`;
          });
        return rows.length === 0 ? [] : [[`${status} ${audience}`, rows.join('\n')] as const];
      }),
    ),
  );
}

function chartedEffects({ chart, effects: vocabulary }: ChartTables): Statements {
  return Object.fromEntries(
    Object.entries(vocabulary).map(([name, { answers, validWhile }]) => {
      const until: readonly string[] =
        typeof validWhile === 'string'
          ? [validWhile]
          : orderStatuses.filter((status) => chart.tagsOf(status).includes(validWhile.tag));
      return [name, `${answers.toSorted().join(', ')} while ${until.toSorted().join(', ')}`] as const;
    }),
  );
}

/** The same of a chart, by the same subjects. */
export const chartedStatements = (
  tables: ChartTables = productTables,
): Readonly<Record<string, Statements>> => ({
  transitions: chartedTransitions(tables),
  'forced moves': chartedForcing(tables),
  cancelling: chartedCancelling(tables),
  statuses: chartedStatuses(tables),
  'who sends an event': chartedSenders(tables),
  'what an event teaches': chartedTeaching(tables),
  'what a forced move does without': skippedWith,
  screens: chartedScreens(tables),
  effects: chartedEffects(tables),
});
