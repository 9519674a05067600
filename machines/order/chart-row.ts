import type { Actor, EventType } from './order.events.ts';
import type { EffectName, TaskType } from './order.effects.ts';
import type { Condition, GuardName } from './order.guards.ts';
import type { OrderStatus, Phase, StatusOf } from './order.statuses.ts';

/**
 * One transition, as data: who may cause it, what must hold, where it leads (nowhere: handled without leaving) and what
 * the world is asked for. Rows of one status and event are tried in order, the first that holds wins.
 */
export interface Row {
  readonly by: readonly Actor[];
  readonly when?: readonly Condition[];
  readonly to?: OrderStatus;
  readonly ask?: readonly EffectName[];
  /** The task that a raiseTask among `ask` is to raise. */
  readonly task?: TaskType;
}

/** An eventless transition out of a status that is only passed through. */
export type AlwaysRow = Omit<Row, 'by'>;

/** What entering a status asks the world for. */
export interface Ask {
  readonly name: EffectName;
  readonly when?: readonly Condition[];
}

/** What happens when nothing has moved the order for so many days (0: at once). */
export type Deadline =
  | {
      readonly days: number;
      readonly then: 'cancel';
      /** The task raised instead, in a status that a paid order can rest in too. */
      readonly oncePaid?: TaskType;
    }
  | { readonly days: number; readonly then: 'raiseTask'; readonly task: TaskType };

export interface StatusNode {
  /** One sentence for developers and analysts: what is waited for here. */
  readonly description: string;
  readonly asks?: readonly Ask[];
  readonly deadline?: Deadline;
  readonly on?: { readonly [T in EventType]?: readonly Row[] };
  readonly always?: readonly AlwaysRow[];
}

/** A phase and its statuses. */
export interface PhaseNode<P extends Phase> {
  readonly description: string;
  readonly statuses: { readonly [S in StatusOf<P>]: StatusNode };
}

/** Either of several conditions. */
export function either(...names: readonly GuardName[]): Condition {
  return { either: names };
}
