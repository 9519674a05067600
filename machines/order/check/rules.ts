import { effectsIn } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { Chart } from '../order.chart.ts';
import { effectNames, effects, isAskedBesideChart } from '../order.effects.ts';
import type { EffectName } from '../order.effects.ts';
import { eventTypes } from '../order.events.ts';
import type { EventType } from '../order.events.ts';
import { guardNames, guards, holds } from '../order.guards.ts';
import { isShown, viewOf } from '../order.screens.ts';
import { isTransient, orderStatuses, phaseOf } from '../order.statuses.ts';
import type { OrderStatus } from '../order.statuses.ts';
import { canBeCalledBack } from '../process.ts';
import { unique } from './checked.ts';
import type { Checked, ChartRule } from './checked.ts';
import { canceledInSilence, liveAfterEnd, unaskedAnswers } from './ending-rules.ts';
import { neverFinished, provenByEntering, withoutEvidence } from './evidence-rules.ts';
import { moveLaws, stateLaws } from './laws.ts';
import { severalProcesses, uncalledAdministrators, unknownProcesses } from './process-rules.ts';

/** Provider notifications: the senders of system events that no effect answers with. */
export const notificationSenders: Readonly<Partial<Record<EventType, string>>> = {
  TEST_PAYMENT_COMPLETED: 'bank verification',
  TEST_PAYMENT_FAILED: 'bank verification',
  TEST_PAYMENT_UNCLEAR: 'bank verification',
  PAYMENT_COMPLETED: 'initial payment',
  PAYMENT_REJECTED: 'initial payment',
  DEADLINE_PASSED: 'deadline sweeper',
  REMINDER_DUE: 'deadline sweeper',
};

const edgesOf = (chart: Chart, status: OrderStatus): readonly Edge[] => [
  ...chart.transitionsOf(status),
  ...chart.alwaysOf(status),
];
/** Where an order can go by itself: an administrator's way back from everywhere would hide what is cut off. */
const onwardOf = (chart: Chart, status: OrderStatus): readonly Edge[] =>
  edgesOf(chart, status).filter(({ event }) => event !== 'SEND_BACK');
const targetsOf = (edges: readonly Edge[]): OrderStatus[] => edges.flatMap(({ target }) => target ?? []);
const effectsOn = (chart: Chart, status: OrderStatus): readonly EffectName[] =>
  [
    ...chart.entryOf(status),
    ...[...edgesOf(chart, status), ...chart.forcedOf(status)].flatMap(({ actions }) => actions),
  ]
    .flatMap((action) => effectsIn([action]))
    .map(({ name }): EffectName => name)
    .concat(chart.processesOf(status).some(canBeCalledBack) ? ['withdraw'] : []);

function withinReach(starts: readonly OrderStatus[], next: (status: OrderStatus) => readonly OrderStatus[]) {
  const found = new Set(starts);
  for (const status of found) for (const other of next(status)) found.add(other);
  return found;
}

const unguarded = ({ conditions }: Edge) => conditions.length === 0;

function doubledExits({ chart }: Checked): string[] {
  return orderStatuses.flatMap((status) => [
    ...eventTypes.flatMap((event) => {
      const open = chart.transitionsOf(status).filter((edge) => edge.event === event && unguarded(edge));
      const actors = open.flatMap((edge) => edge.actors);
      return new Set(actors).size < actors.length ? [`${status}: two unguarded exits on ${event}`] : [];
    }),
    ...(chart.alwaysOf(status).filter(unguarded).length > 1
      ? [`${status}: two unguarded eventless exits`]
      : []),
  ]);
}

function withoutClock({ chart, reached }: Checked): string[] {
  const open = orderStatuses.filter((status) => !isTransient(status) && phaseOf(status) !== 'closed');
  const silent = open.filter((status) => !chart.isRest(status) && chart.deadlinesOf(status).length === 0);
  const uncounted = reached.map(({ status, facts }) =>
    chart.deadlinesOf(status).some(({ when }) => when === undefined || holds(when, facts)) ||
    !open.includes(status) ||
    chart.isRest(status)
      ? null
      : status,
  );
  return unique([...silent, ...uncounted]).map(
    (status) => `${status} has no clock and does not say that it rests`,
  );
}

function unsentEvents({ chart, senders }: Checked): string[] {
  const answers = new Set<string>(Object.values(effects).flatMap(({ answers: events }) => [...events]));
  const sent = new Set(Object.keys(senders));
  return unique(
    orderStatuses
      .flatMap((status) => chart.transitionsOf(status))
      .map(({ event, actors }) =>
        actors.length > 0 &&
        actors.every((actor) => actor === 'system') &&
        !answers.has(event) &&
        !sent.has(event)
          ? `nobody sends ${event}`
          : null,
      ),
  );
}

function unclaimedEvents({ chart }: Checked): string[] {
  return orderStatuses.flatMap((status) =>
    chart
      .transitionsOf(status)
      .filter(({ actors }) => actors.length === 0)
      .map(({ id, event }) => `${status}: nobody may cause ${event} (${id})`),
  );
}

function forcedByOthers({ chart }: Checked): string[] {
  return orderStatuses.flatMap((status) =>
    [...chart.transitionsOf(status), ...chart.forcedOf(status)]
      .filter(({ event, actors }) => event === 'FORCE' && actors.some((actor) => actor !== 'admin'))
      .map(({ id, actors }) => `${status}: ${actors.join(', ')} may force (${id})`),
  );
}

/** A closed order accepts nothing. What stands on the root is taken in closed orders too. */
function acceptsAfterEnd({ chart }: Checked): string[] {
  const closed = orderStatuses.filter((status) => phaseOf(status) === 'closed');
  return unique(
    closed.flatMap((status) =>
      edgesOf(chart, status).map(({ id, event }) => `${status} accepts ${event} (${id})`),
    ),
  );
}

function unshown({ reached, words }: Checked): string[] {
  const unnamed = orderStatuses.map((status) =>
    words(status).panel.trim() === '' ? `${status} has no name` : null,
  );
  const dark = reached.map(({ status, facts }) =>
    isShown(status, facts, 'client') ? null : `${status} has no screen for the client`,
  );
  return unique([...unnamed, ...dark]);
}

/** The linter's rules by name. Each gives sentences of what is wrong; a sound chart gives none. */
export const chartRules: Readonly<Record<string, ChartRule>> = {
  ...Object.fromEntries(
    Object.entries(stateLaws).map(([name, law]) => [
      name,
      ({ reached }: Checked) => unique(reached.map(law)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(moveLaws).map(([name, law]) => [name, ({ steps }: Checked) => unique(steps.map(law))]),
  ),
  'law 0: evidence comes from events alone': provenByEntering,
  'law 1: a status has what it requires': withoutEvidence,
  'finished within reach, after one FORCE or one SEND_BACK too': neverFinished,
  'nothing lives on after an end': liveAfterEnd,
  'an end that refuses calls back and tells': canceledInSilence,
  'law 5: every system event has a sender': unsentEvents,
  'law 5: every answer was asked for': unaskedAnswers,
  'law 5: an administrator who alone can act is called at once': uncalledAdministrators,
  'law 8: one process at a time': severalProcesses,
  'law 8: what begins is known to run': unknownProcesses,
  'every event names who may cause it': unclaimedEvents,
  'law 4: nobody but an administrator forces': forcedByOthers,
  'a closed order accepts nothing': acceptsAfterEnd,
  'unreachable status': ({ chart }) => {
    const found = withinReach(targetsOf(chart.creation), (status) => targetsOf(onwardOf(chart, status)));
    return orderStatuses
      .filter((status) => !found.has(status))
      .map((status) => `${status} cannot be reached`);
  },
  'dead end': ({ chart }) =>
    orderStatuses
      .filter(
        (status) =>
          phaseOf(status) !== 'closed' &&
          targetsOf(onwardOf(chart, status).filter(({ event }) => event !== 'CANCEL')).length === 0,
      )
      .map((status) => `${status} leads nowhere`),
  'no final status within reach': ({ chart }) =>
    orderStatuses
      .filter((status) => {
        const found = withinReach([status], (other) => targetsOf(onwardOf(chart, other)));
        return ![...found].some((other) => phaseOf(other) === 'closed');
      })
      .map((status) => `${status} never ends`),
  'two unguarded exits on one event': doubledExits,
  'status without screen or wording': unshown,
  'law 9: every resting status has a clock, or says that it rests': withoutClock,
  'effect that nothing requests': ({ chart }) => {
    const requested = new Set(orderStatuses.flatMap((status) => effectsOn(chart, status)));
    return effectNames
      .filter((name) => !requested.has(name) && !isAskedBesideChart(name))
      .map((name) => `nothing requests ${name}`);
  },
  'guard without a refusal sentence': ({ refusals }) =>
    guardNames
      .filter((name) => (refusals[name] ?? '').trim() === '')
      .map((name) => `${name} has no refusal sentence`),
};

export const guardRefusals: Readonly<Record<string, string>> = Object.fromEntries(
  guardNames.map((name) => [name, guards[name].refusal]),
);

/** What each rule finds, rules without a finding left out. */
export function checkChart(checked: Checked): readonly { rule: string; finding: string }[] {
  return Object.entries(chartRules).flatMap(([rule, find]) =>
    find(checked).map((finding) => ({ rule, finding })),
  );
}

export const soundTables = {
  senders: notificationSenders,
  refusals: guardRefusals,
  words: viewOf,
} as const;
