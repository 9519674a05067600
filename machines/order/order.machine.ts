import { assign, setup } from 'xstate';
import type { AlwaysRow, Ask, Row } from './chart-row.ts';
import { orderChart } from './order.chart.ts';
import type { Chart } from './order.chart.ts';
import type { Effect } from './order.effects.ts';
import type { Actor, OrderEvent } from './order.events.ts';
import { factsOnEntry, applyEvent } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { isOrderStatus, isTransient, phaseNames, phaseOf, phases } from './order.statuses.ts';
import type { OrderStatus, Phase } from './order.statuses.ts';

interface Start {
  readonly facts: Facts;
  readonly actor: Actor;
}

interface GuardParams {
  readonly by?: readonly Actor[];
  readonly when?: Row['when'];
  /** The status that a forced move asks for. */
  readonly forcedTo?: OrderStatus;
}

interface AskParams extends Ask {
  readonly task?: Row['task'];
}

/** Who acts: on the event, or in the input of the creation. */
function actorOf(event: OrderEvent | { readonly input?: Start }): Actor | undefined {
  return 'actor' in event ? event.actor : 'input' in event ? event.input?.actor : undefined;
}

const orderSetup = setup({
  types: {
    context: {} as Facts,
    events: {} as OrderEvent,
    input: {} as Start,
  },
  guards: {
    /** The one guard of the chart: the right actor, and every condition true of the order as the event leaves it. */
    allows: ({ context, event }, { by, when = [], forcedTo }: GuardParams) => {
      const actor = actorOf(event);
      if (by !== undefined && (actor === undefined || !by.includes(actor))) return false;
      if (forcedTo !== undefined && (event.type !== 'FORCE' || event.to !== forcedTo)) return false;
      const news = applyEvent(context, event);
      return when.every((condition) => holds(condition, news, event));
    },
  },
  actions: {
    learn: assign(({ context, event }) => applyEvent(context, event)),
    enter: assign(({ context }, { status }: { status: OrderStatus }) => factsOnEntry(status, context)),
    /** Asking the world is data: what `effectsOf` reads from the actions that a transition returns. */
    ask: (_scope, _ask: AskParams) => undefined,
  },
});

const target = (status: OrderStatus) => `#${status}`;
const ask = (params: AskParams) => ({ type: 'ask' as const, params });

function transitionOf(row: Row | AlwaysRow, forcedTo?: OrderStatus) {
  const asks = (row.ask ?? []).map((name) =>
    ask(row.task === undefined ? { name } : { name, task: row.task }),
  );
  return {
    guard: {
      type: 'allows' as const,
      params: {
        ...('by' in row ? { by: row.by } : {}),
        ...(row.when === undefined ? {} : { when: row.when }),
        ...(forcedTo === undefined ? {} : { forcedTo }),
      },
    },
    actions: ['learn' as const, ...asks],
    ...(row.to === undefined ? {} : { target: target(row.to) }),
  };
}

function leafOf(chart: Chart, status: OrderStatus) {
  const on: Record<string, ReturnType<typeof transitionOf>[]> = {};
  for (const { event, row } of chart.rowsOf(status)) (on[event] ??= []).push(transitionOf(row));
  const forced = chart.forceRowsOf(status).map((row) => transitionOf(row, row.to));
  if (forced.length > 0) on['FORCE'] = forced;
  return {
    id: status,
    description: chart.nodeOf(status).description,
    entry: [{ type: 'enter' as const, params: { status } }, ...chart.asksOf(status).map(ask)],
    ...(phaseOf(status) === 'closed'
      ? { type: 'final' as const }
      : { on, always: chart.alwaysOf(status).map((row) => transitionOf(row)) }),
  };
}

function leavesOf(chart: Chart, phase: Phase) {
  return Object.fromEntries(phases[phase].map((status) => [status, leafOf(chart, status)]));
}

function phaseNodeOf(chart: Chart, phase: Phase) {
  const { description } = chart.phases[phase];
  return { description, initial: phases[phase][0], states: leavesOf(chart, phase) };
}

/** The XState machine of a chart: a compound state per phase, the final statuses on top. */
export function machineOf(chart: Chart) {
  const config = {
    id: 'order',
    description: 'The life of one order, from its creation to financed goods or a refusal.',
    context: ({ input }: { input?: Start }) => input?.facts ?? ({} as Facts),
    initial: 'created',
    states: {
      created: {
        description: 'An order is being created.',
        always: chart.creation.map((row) => transitionOf(row)),
      },
      ...Object.fromEntries(
        phaseNames.filter((phase) => phase !== 'closed').map((phase) => [phase, phaseNodeOf(chart, phase)]),
      ),
      ...leavesOf(chart, 'closed'),
    },
  };
  return orderSetup.createMachine(config as Parameters<typeof orderSetup.createMachine>[0]);
}

/** The order's statechart. `transition()` is called on it in one place, the API's advance-order. */
export const orderMachine = machineOf(orderChart);

export type OrderSnapshot = ReturnType<typeof restore>;

/**
 * The snapshot of a stored order. Throws on a status that the chart does not know, and on one that is only passed
 * through: a stored order never rests there.
 */
export function restore(status: string, facts: Facts, machine = orderMachine) {
  if (!isOrderStatus(status)) throw new Error(`Unknown order status: ${status}`);
  if (isTransient(status)) throw new Error(`An order cannot rest in ${status}`);
  const phase = phaseOf(status);
  return machine.resolveState({
    value: phase === 'closed' ? status : { [phase]: status },
    context: facts,
    ...(phase === 'closed' ? { status: 'done' as const } : {}),
  } as Parameters<typeof orderMachine.resolveState>[0]);
}

/** The status of a snapshot: its leaf. */
export function statusOf(snapshot: { readonly value: unknown }): OrderStatus {
  const { value } = snapshot;
  const leaf = typeof value === 'string' ? value : Object.values(value as Record<string, string>)[0];
  if (leaf === undefined || !isOrderStatus(leaf))
    throw new Error(`Not a resting status: ${JSON.stringify(value)}`);
  return leaf;
}

/** The effects among the actions that a transition returned, judged by the facts that it left. */
export function effectsOf(actions: readonly { type: string; params?: unknown }[], facts: Facts): Effect[] {
  return actions
    .filter((action) => action.type === 'ask')
    .map((action) => action.params as AskParams)
    .filter(({ when = [] }) => when.every((condition) => holds(condition, facts)))
    .map(({ name, task }) => ({ name, data: task === undefined ? {} : { task } }));
}
