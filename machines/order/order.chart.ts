import { deadlinesIn } from './deadline.ts';
import { forcedBy, ownAlways, ownEdges } from './edge.ts';
import type { Edge } from './edge.ts';
import { orderConfig } from './order.config.ts';
import type { Condition } from './order.guards.ts';
import type { Facts } from './order.facts.ts';
import { isOrderStatus, isTransient, orderStatuses } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';
import type {
  Deadline,
  EffectAction,
  FactAction,
  Process,
  Reminder,
  StateConfig,
  StatusTag,
} from './phase-config.ts';
import { runningOf } from './process.ts';
import { missingIn } from './requirements.ts';

/** The chart as questions: what explanations, linter, documents and the oracle read instead of XState's machine. */
export interface Chart {
  readonly config: StateConfig;
  /** How an order begins. */
  readonly creation: readonly Edge[];
  /** What a status accepts, its own and inherited, in the order in which it is tried; forced moves left out. */
  readonly transitionsOf: (status: OrderStatus) => readonly Edge[];
  /** The edges that stand on a state itself. */
  readonly ownEdges: (name: string, state: StateConfig) => readonly Edge[];
  readonly alwaysOf: (status: OrderStatus) => readonly Edge[];
  /** What entering the status does, from the outermost state that is entered with it. */
  readonly entryOf: (status: OrderStatus) => readonly (FactAction | EffectAction)[];
  /** The first whose condition holds counts; none where an order may rest for good. */
  readonly deadlinesOf: (status: OrderStatus) => readonly Deadline[];
  /** Whether nothing is waited for in the status, and that is meant. */
  readonly isRest: (status: OrderStatus) => boolean;
  /** What must hold of an order that enters the status, outermost first. */
  readonly requiresOf: (status: OrderStatus) => readonly Condition[];
  /** What an order lacks of what a status requires, with those to which it leads on by itself. */
  readonly missingIn: (status: OrderStatus, facts: Facts) => readonly Condition[];
  readonly reminderOf: (status: OrderStatus) => Reminder | null;
  /** What runs at providers while an order rests in the status. */
  readonly processesOf: (status: OrderStatus) => readonly Process[];
  readonly tagsOf: (status: OrderStatus) => readonly StatusTag[];
  readonly forcedOf: (status: OrderStatus) => readonly Edge[];
  readonly descriptionOf: (status: OrderStatus) => string;
  /** The names of the states around the status and its own, outermost first. */
  readonly pathOf: (status: OrderStatus) => readonly string[];
}

type Named = readonly [name: string, state: StateConfig];

/** Each status with the states around it, innermost first. */
function statusesIn(config: StateConfig): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, readonly Named[]>();
  const visit = (name: string, state: StateConfig, around: readonly Named[]): void => {
    const levels: readonly Named[] = [[name, state], ...around];
    if (isOrderStatus(name)) found.set(name, levels);
    for (const [inner, child] of Object.entries(state.states ?? {})) visit(inner, child, levels);
  };
  visit('order', config, []);
  return found;
}

/** An inner edge hides an outer one of the same event and guard: the machine never reaches it. */
function acceptedOn(levels: readonly Named[], edgesOf: Chart['ownEdges']): readonly Edge[] {
  const accepted: Edge[] = [];
  for (const [name, state] of levels) {
    const hidden = new Set(accepted.map(({ event, guard }) => `${event} ${guard}`));
    accepted.push(...edgesOf(name, state).filter(({ event, guard }) => !hidden.has(`${event} ${guard}`)));
  }
  return accepted;
}

/** A chart of a config; the linter's seeded faults are charts of configs with one thing wrong. */
export function chartOf(config: StateConfig): Chart {
  const statuses = statusesIn(config);
  const levelsOf = (status: OrderStatus): readonly Named[] => {
    const levels = statuses.get(status);
    if (levels === undefined) throw new Error(`Status without a state: ${status}`);
    return levels;
  };
  const statesOf = (status: OrderStatus) => levelsOf(status).map(([, state]) => state);
  const ownOf = (status: OrderStatus): StateConfig => statesOf(status)[0] as StateConfig;
  const tableOf = <T>(valueOf: (status: OrderStatus) => T): ((status: OrderStatus) => T) => {
    const table = new Map(orderStatuses.map((status) => [status, valueOf(status)]));
    return (status) => table.get(status) as T;
  };
  const entered = {
    alwaysOf: tableOf((status) => ownAlways(status, ownOf(status))),
    entryOf: tableOf((status) =>
      statesOf(status)
        .toReversed()
        .flatMap(({ entry = [] }) => entry),
    ),
    requiresOf: tableOf((status) =>
      statesOf(status)
        .toReversed()
        .flatMap(({ meta }) => meta?.requires ?? []),
    ),
  };
  const missing = (status: OrderStatus, facts: Facts) => missingIn(entered, status, facts);
  const edgesOf = (name: string, state: StateConfig): readonly Edge[] =>
    ownEdges(name, state).map((edge) => {
      const { event, target } = edge;
      if (event !== 'SEND_BACK' || target === null) return edge;
      return { ...edge, missing: (facts) => missing(target, facts) };
    });
  const transitionsOf = tableOf((status) =>
    isTransient(status) ? [] : acceptedOn(levelsOf(status), edgesOf),
  );
  return {
    config,
    creation: ownAlways('created', config.states?.['created'] ?? { description: '' }),
    transitionsOf,
    ownEdges: edgesOf,
    ...entered,
    missingIn: missing,
    deadlinesOf: tableOf((status) =>
      deadlinesIn(statesOf(status).find(({ meta }) => meta?.deadline)?.meta?.deadline),
    ),
    isRest: tableOf((status) => statesOf(status).some(({ meta }) => meta?.deadline === 'rest')),
    reminderOf: tableOf(
      (status) => statesOf(status).find(({ meta }) => meta?.reminder)?.meta?.reminder ?? null,
    ),
    processesOf: tableOf((status) => statesOf(status).flatMap(({ meta }) => meta?.processes ?? [])),
    tagsOf: tableOf((status) => statesOf(status).flatMap(({ tags = [] }) => tags)),
    forcedOf: tableOf((status) => forcedBy(status, transitionsOf(status), missing)),
    descriptionOf: (status) => ownOf(status).description,
    pathOf: tableOf((status) =>
      levelsOf(status)
        .map(([name]) => name)
        .slice(0, -1)
        .toReversed(),
    ),
  };
}

/** The chart of the product. */
export const orderChart = chartOf(orderConfig);

export const { deadlinesOf, transitionsOf, forcedOf, reminderOf, requiresOf, tagsOf } = orderChart;

/** Whether an order has a signing process or a courier under way while it rests in its status. */
export const runsProcess = ({
  status,
  facts,
}: {
  readonly status: OrderStatus;
  readonly facts: Facts;
}): boolean => runningOf(orderChart.processesOf(status), facts).length > 0;
