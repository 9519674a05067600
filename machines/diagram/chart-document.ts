import { effectsIn } from '../order/edge.ts';
import type { Edge, RequestedEffect } from '../order/edge.ts';
import { effectTexts, taskNames } from '../order/effect-names.ts';
import { orderChart } from '../order/order.chart.ts';
import type { Chart } from '../order/order.chart.ts';
import type { Actor, EventType } from '../order/order.events.ts';
import { notNow, refusalSentence } from '../order/order.guards.ts';
import type { Condition } from '../order/order.guards.ts';
import { panelName, shownTo } from '../order/order.screens.ts';
import { isTransient, orderStatuses, phaseNames, phases } from '../order/order.statuses.ts';
import type { OrderStatus, Phase } from '../order/order.statuses.ts';
import { actorNames, eventNames, phaseLabels } from '../order/order.wording.ts';
import type { Deadline } from '../order/phase-config.ts';
import type { Audience } from '../order/screen.ts';
import { isWayBack } from '../order/send-back.ts';
import { statusesOfTab } from '../order/statuses-of-tab.ts';

/**
 * What an edge is for whoever reads the chart: the way that orders go, an event that leaves the status as it is, an end by
 * cancelling, what the clock does, an administrator's way back to a status in which the order has rested.
 */
export type EdgeKind = 'move' | 'stay' | 'cancel' | 'deadline' | 'back';

export type ChartEvent = EventType | 'ALWAYS' | 'CREATE';

/** One edge of a status, inherited ones too; forced moves, which lead wherever these do, are left out. */
export interface DocumentEdge {
  readonly from: OrderStatus | 'created';
  readonly event: ChartEvent;
  readonly kind: EdgeKind;
  readonly actors: readonly Actor[];
  readonly conditions: readonly Condition[];
  /** Null where the order stays, and of a way back, which leads to where the order has been. */
  readonly to: OrderStatus | null;
  /** Effects by their Polish names. */
  readonly effects: readonly string[];
}

/** One way in which a status is shown: its title, and for which orders. */
interface DocumentScreen {
  readonly title: string;
  readonly conditions: readonly Condition[];
}

interface DocumentDeadline {
  readonly conditions: readonly Condition[];
  /** 0: as soon as the order comes. */
  readonly days: number;
  /** Where the order goes, or the Polish name of the task that is raised. */
  readonly outcome: { readonly to: OrderStatus } | { readonly task: string };
}

export interface DocumentStatus {
  readonly id: OrderStatus;
  readonly phase: Phase;
  readonly name: string;
  /** Without what the phase's name says already; no two of a phase are the same. */
  readonly shortName: string;
  readonly transient: boolean;
  /** Whether an administrator has to act as soon as an order is here. */
  readonly needsAdmin: boolean;
  /** None: an order may rest here for good. */
  readonly deadlines: readonly DocumentDeadline[];
  /** What must hold of an order that comes here. */
  readonly requires: readonly Condition[];
  readonly screens: Readonly<Partial<Record<Audience, readonly DocumentScreen[]>>>;
  readonly effects: readonly { readonly name: string; readonly conditions: readonly Condition[] }[];
}

/** The chart as it is drawn and read: everything in it follows from the phases' files, nothing from an order. */
export interface ChartDocument {
  readonly phases: readonly { readonly id: Phase; readonly name: string }[];
  readonly statuses: readonly DocumentStatus[];
  readonly edges: readonly DocumentEdge[];
  readonly eventNames: Readonly<Record<ChartEvent, string>>;
  readonly actorNames: Readonly<Record<Actor, string>>;
  /** Under each condition the sentence with which it refuses, where it has one of its own. */
  readonly refusals: Readonly<Record<string, string>>;
}

const effectName = ({ name, data }: RequestedEffect): string =>
  data.task === undefined ? effectTexts[name].name : `${effectTexts[name].name}: ${taskNames[data.task]}`;

const clockEvents: readonly string[] = ['DEADLINE_PASSED', 'REMINDER_DUE'];

function kindOf(edge: Edge): EdgeKind {
  if (isWayBack(edge)) return 'back';
  if (edge.event === 'CANCEL') return 'cancel';
  if (clockEvents.includes(edge.event)) return 'deadline';
  return edge.target === null ? 'stay' : 'move';
}

function documentEdge(from: DocumentEdge['from'], event: ChartEvent, edge: Edge): DocumentEdge {
  const kind = kindOf(edge);
  return {
    from,
    event,
    kind,
    actors: edge.actors,
    conditions: edge.conditions,
    to: kind === 'back' ? null : edge.target,
    effects: effectsIn(edge.actions).map(effectName),
  };
}

/** The ways back of a status differ in their target alone, which the order's past decides: one stands for them all. */
function edgesOf(chart: Chart, from: OrderStatus): readonly DocumentEdge[] {
  const edges = [...chart.transitionsOf(from), ...chart.alwaysOf(from)].map((edge) =>
    documentEdge(from, edge.event, edge),
  );
  const back = edges.find(({ kind }) => kind === 'back');
  return edges.filter((edge) => edge.kind !== 'back' || edge === back);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where two statuses of a phase are called the same, what a salesman reads of each tells them apart. */
function shortNames(phase: Phase): ReadonlyMap<OrderStatus, string> {
  const said = `${phaseLabels[phase]} – `;
  const names = phases[phase].map((status: OrderStatus) => {
    const name = panelName(status);
    return [status, name.startsWith(said) ? capitalised(name.slice(said.length)) : name] as const;
  });
  const shared = (name: string) => names.filter(([, other]) => other === name).length > 1;
  return new Map(
    names.map(([status, name]) => [
      status,
      shared(name) ? (shownTo(status, 'offline').at(-1)?.title ?? name) : name,
    ]),
  );
}

function documentDeadline(deadline: Deadline): DocumentDeadline {
  const { when, days } = deadline;
  return {
    conditions: when === undefined ? [] : [when],
    days,
    outcome:
      'task' in deadline
        ? { task: taskNames[deadline.task] }
        : { to: deadline.target.slice(1) as OrderStatus },
  };
}

/** Staff see every order on one page: their screen says nothing of a status. */
const drawnAudiences = ['client', 'pos', 'offline'] as const satisfies readonly Audience[];

function screensOf(status: OrderStatus): DocumentStatus['screens'] {
  const entries = drawnAudiences.map(
    (audience) =>
      [
        audience,
        shownTo(status, audience).map(({ title, when = [] }) => ({ title, conditions: when })),
      ] as const,
  );
  return Object.fromEntries(entries.filter(([, screens]) => screens.length > 0));
}

function documentStatus(
  chart: Chart,
  phase: Phase,
  id: OrderStatus,
  names: ReadonlyMap<OrderStatus, string>,
): DocumentStatus {
  return {
    id,
    phase,
    name: panelName(id),
    shortName: names.get(id) ?? panelName(id),
    transient: isTransient(id),
    needsAdmin: statusesOfTab('needing_action', 'admin')?.includes(id) ?? false,
    deadlines: chart.deadlinesOf(id).map(documentDeadline),
    requires: chart.requiresOf(id),
    screens: screensOf(id),
    effects: effectsIn(chart.entryOf(id)).map((effect) => ({
      name: effectName(effect),
      conditions: effect.conditions,
    })),
  };
}

/** What it says of no order; null where it only says that something is not open. */
function sentenceOf(condition: Condition): string | null {
  const sentence = refusalSentence(condition);
  return sentence === notNow ? null : sentence.replace('{kwota}', '(kwota)');
}

function refusalsOf({
  statuses,
  edges,
}: Pick<ChartDocument, 'statuses' | 'edges'>): ChartDocument['refusals'] {
  const asked = [
    ...edges.flatMap(({ conditions }) => conditions),
    ...statuses.flatMap(({ requires, deadlines, effects, screens }) => [
      ...requires,
      ...[...deadlines, ...effects, ...Object.values(screens).flat()].flatMap(({ conditions }) => conditions),
    ]),
  ];
  return Object.fromEntries(
    [...new Set(asked)].flatMap((condition) => {
      const sentence = sentenceOf(condition);
      return sentence === null ? [] : [[condition, sentence] as const];
    }),
  );
}

/** The document of a chart; the product's is what the page draws. */
export function chartDocument(chart: Chart = orderChart): ChartDocument {
  const statuses = phaseNames.flatMap((phase) => {
    const names = shortNames(phase);
    return phases[phase].map((status) => documentStatus(chart, phase, status, names));
  });
  const edges = [
    ...chart.creation.map((edge) => documentEdge('created', 'CREATE', edge)),
    ...orderStatuses.flatMap((status) => edgesOf(chart, status)),
  ];
  return {
    phases: phaseNames.map((id) => ({ id, name: phaseLabels[id] })),
    statuses,
    edges,
    eventNames: { ...eventNames, ALWAYS: 'Od razu', CREATE: 'Rozpoczęcie wniosku' },
    actorNames,
    refusals: refusalsOf({ statuses, edges }),
  };
}
