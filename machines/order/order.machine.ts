import { assign, enqueueActions, setup } from 'xstate';
import { admits, effectsIn, owesHeld, ownAlways } from './edge.ts';
import type { Edge } from './edge.ts';
import { orderChart } from './order.chart.ts';
import type { Chart } from './order.chart.ts';
import { effectNames } from './order.effects.ts';
import type { Effect, EffectName, TaskType } from './order.effects.ts';
import type { Actor, OrderEvent } from './order.events.ts';
import { applyEvent } from './apply-event.ts';
import { factActions, nothingHeld } from './order.facts.ts';
import type { Facts } from './order.facts.ts';
import { holds } from './order.guards.ts';
import { isOrderStatus, isTransient, orderStatuses, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type { Process, StateConfig } from './phase-config.ts';
import { outlives } from './process.ts';
import type { Guard } from './when.ts';

interface Creation {
  readonly facts: Facts;
  readonly actor: Actor;
}

type EffectParams = { readonly when?: Guard; readonly task?: TaskType } | undefined;

/** Who acts: on the event, or in the input of the creation. */
function actorOf(event: OrderEvent | { readonly input?: Creation }): Actor | undefined {
  return 'actor' in event ? event.actor : 'input' in event ? event.input?.actor : undefined;
}

let last: { readonly context: Facts; readonly event: OrderEvent; readonly facts: Facts } | undefined;

/** The facts as the event leaves them; kept until the next step, because every guard of a step needs the same ones. */
function applied(context: Facts, event: OrderEvent): Facts {
  if (last?.context !== context || last.event !== event)
    last = { context, event, facts: applyEvent(context, event) };
  return last.facts;
}

/** An action as XState takes it: what is held becomes a refund at once, where that is asked for. */
const performed = <A extends Parameters<typeof owesHeld>[0]>(action: A) =>
  effectsIn([action]).some(({ name }) => name === 'oweRefund')
    ? enqueueActions<Facts, OrderEvent, undefined>(({ context, enqueue }) => {
        if (!owesHeld(action, context)) return;
        enqueue({ type: 'oweRefund' });
        enqueue.assign(nothingHeld);
      })
    : action;

const transitionOf = ({ id, guard, target, actions }: Edge) => ({
  ...(guard === undefined ? {} : { guard }),
  ...(target === null ? {} : { target: `#${target}` }),
  actions: ['applyEvent' as const, { type: 'took' as const, params: { id } }, ...actions.map(performed)],
});

/** Withdraws what runs at providers where the event that leads out of the status has not ended it. */
const callingBack = (processes: readonly Process[]) =>
  enqueueActions<Facts, OrderEvent, undefined>(({ context, event, enqueue }) => {
    if (outlives(processes, context, event.type)) enqueue({ type: 'withdraw' });
  });

/**
 * XState's config of a state: what is written, and what each state has alike. Its guards are added to the table. A
 * transition that names no actor is left out: XState would take it from anybody.
 */
function composed(chart: Chart, guards: Map<string, Edge>, name: string, state: StateConfig): object {
  const status = isOrderStatus(name) ? name : null;
  const always = ownAlways(name, state);
  const edges = [...chart.ownEdges(name, state), ...(status === null ? [] : chart.forcedOf(status))].filter(
    ({ actors }) => actors.length > 0,
  );
  for (const edge of [...edges, ...always]) if (edge.guard !== undefined) guards.set(edge.guard, edge);
  const inner = Object.entries(state.states ?? {}).map(
    ([key, child]) => [key, composed(chart, guards, key, child)] as const,
  );
  const on = Map.groupBy(edges, ({ event }) => event)
    .entries()
    .map(([event, list]) => [event, list.map(transitionOf)] as const);
  return {
    ...state,
    ...(state.entry === undefined ? {} : { entry: state.entry.map(performed) }),
    ...(status === null ? {} : { id: status }),
    ...(status !== null && phaseOf(status) === 'closed' ? { type: 'final' } : {}),
    ...(state.meta?.processes === undefined ? {} : { exit: callingBack(state.meta.processes) }),
    on: Object.fromEntries(on),
    ...(always.length === 0 ? {} : { always: always.map(transitionOf) }),
    ...(inner.length === 0 ? {} : { states: Object.fromEntries(inner) }),
  };
}

/** One implementation for each distinct guard, which sees the order as the event leaves it. */
const implementationOf =
  (edge: Edge) =>
  ({ context, event }: { context: Facts; event: OrderEvent }): boolean =>
    admits(edge, applied(context, event), actorOf(event), event, context);

const setupOf = (guards: ReadonlyMap<string, Edge>) =>
  setup({
    types: { context: {} as Facts, events: {} as OrderEvent, input: {} as Creation },
    guards: Object.fromEntries([...guards].map(([name, edge]) => [name, implementationOf(edge)])),
    actions: {
      applyEvent: assign(({ context, event }) => applied(context, event)),
      setFacts: assign((_scope, facts: Partial<Facts>) => facts),
      keepQualifiedMethod: assign(({ context }) => factActions.keepQualifiedMethod(context)),
      defaultRenewal: assign(({ context }) => factActions.defaultRenewal(context)),
      /** Says which edge was taken; `edgesTaken` reads it. */
      took: (_scope, _edge: { readonly id: string }) => undefined,
      // An effect is data: what `effectsOf` reads from the actions that a transition returns.
      ...(Object.fromEntries(effectNames.map((name) => [name, () => undefined])) as unknown as {
        [E in EffectName]: (scope: unknown, params: EffectParams) => void;
      }),
    },
  });

function compile(chart: Chart) {
  const guards = new Map<string, Edge>();
  const config = composed(chart, guards, 'order', chart.config);
  return { config, setup: setupOf(guards) };
}

const compiled = compile(orderChart);

/** What the phases' configs are typed against. @internal */
export const orderSetup = compiled.setup;

/** The XState machine of a chart. */
export function machineOf(chart: Chart) {
  const { config, setup: own } = chart === orderChart ? compiled : compile(chart);
  return own.createMachine({
    ...(config as Parameters<typeof own.createMachine>[0]),
    context: ({ input }: { input?: Creation }) => input?.facts ?? ({} as Facts),
  });
}

/** The order's statechart. The API steps it in `compute-transition.ts` alone, with `getMicrosteps`. */
export const orderMachine = machineOf(orderChart);

const values = new Map(
  orderStatuses.map((status) => {
    const path = orderChart.pathOf(status);
    const around = path.slice(0, -1);
    return [status, around.reduceRight<unknown>((inner, name) => ({ [name]: inner }), status)] as const;
  }),
);

/** The snapshot of a stored order. Throws on a status that the chart does not know, and on one in which no order rests. */
export function restore(status: string, facts: Facts, machine = orderMachine) {
  if (!isOrderStatus(status)) throw new Error(`Unknown order status: ${status}`);
  if (isTransient(status)) throw new Error(`An order cannot rest in ${status}`);
  return machine.resolveState({
    value: values.get(status),
    context: facts,
    ...(phaseOf(status) === 'closed' ? { status: 'done' as const } : {}),
  } as Parameters<typeof orderMachine.resolveState>[0]);
}

/** The status of a snapshot: its innermost state. */
export function statusOf({ value }: { readonly value: unknown }): OrderStatus {
  let leaf = value;
  while (typeof leaf === 'object' && leaf !== null) leaf = Object.values(leaf)[0];
  if (typeof leaf !== 'string' || !isOrderStatus(leaf))
    throw new Error(`Not a resting status: ${JSON.stringify(value)}`);
  return leaf;
}

type Actions = readonly { readonly type: string; readonly params?: unknown }[];

/** The effects among the actions that a transition returned, of which the facts decide that it left. */
export function effectsOf(actions: Actions, facts: Facts): Effect[] {
  return effectsIn(actions)
    .filter(({ conditions }) => conditions.every((condition) => holds(condition, facts)))
    .map(({ name, data }) => ({ name, data }));
}

/** The ids of the edges that a transition took, one after another. */
export const edgesTaken = (actions: Actions): readonly string[] =>
  actions.flatMap(({ type, params }) => (type === 'took' ? [(params as { readonly id: string }).id] : []));
