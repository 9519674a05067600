import type { EffectName, TaskType } from './order.effects.ts';
import type { EventType } from './order.events.ts';
import type { Facts } from './order.facts.ts';
import type { Condition } from './order.guards.ts';
import type { OrderStatus, Phase, StatusOf } from './order.statuses.ts';
import type { ActorsGuard, Guard } from './when.ts';

/** An effect by its name; with params where it depends on the order or carries data. */
export type EffectAction =
  | EffectName
  | {
      [E in EffectName]: {
        readonly type: E;
        readonly params: { readonly when?: Guard; readonly task?: TaskType };
      };
    }[EffectName];

/** Facts that entering a status sets; those that follow from the facts before have actions of their own. */
export type FactAction =
  | { readonly type: 'setFacts'; readonly params: Partial<Facts> }
  | 'keepQualifiedMethod'
  | 'defaultRenewal';

/** Without a target the event is handled in the status. The transitions of one event are tried in order. */
export interface Transition {
  readonly guard?: Guard;
  readonly target?: `#${OrderStatus}`;
  readonly actions?: readonly EffectAction[];
}

/** A transition that an event takes. */
export interface EventTransition extends Transition {
  readonly guard: ActorsGuard;
}

export type Handlers = { readonly [E in EventType]?: readonly EventTransition[] };

/**
 * What happens to an order for which the condition holds when nothing has moved it for so many days (0: at once): a task
 * is raised, or it goes on by itself. One that is paid or signed is never cancelled: the task of the payment is raised.
 */
export type Deadline = { readonly when?: Condition; readonly days: number } & (
  | { readonly task: TaskType }
  | { readonly target: `#${OrderStatus}`; readonly actions?: readonly EffectAction[] }
);

/** One for all orders, or the first that is about the order; `rest`: nothing is waited for. */
export type Deadlines = Deadline | readonly Deadline[] | 'rest';

/** After how many days whoever is waited for is reminded, and then again, of those orders for which the guard holds. */
export interface Reminder {
  readonly days: number;
  readonly when?: Guard;
}

/** What runs at a provider while an order rests, of those orders for which the guard holds. */
export interface Process {
  readonly kind: 'identity' | 'signature' | 'courier' | 'bank' | 'payment';
  readonly when?: Guard;
}

/**
 * Sets of statuses that effects and laws speak of: the initial payment may be made by its link; the agreement is
 * concluded and the goods are due; the client has the goods.
 */
export type StatusTag = 'payable' | 'concluded' | 'handedOver';

const applied = ['calculated', 'companyKnown', 'methodChosen'] as const satisfies readonly Condition[];
const submitted = [...applied, 'formSubmitted'] as const satisfies readonly Condition[];
const agreed = [
  ...submitted,
  'identityVerified',
  'agreementPrepared',
] as const satisfies readonly Condition[];

/** What most statuses of a part of the order's life require. */
export const requirements = {
  /** There is a company to which an agreement could be sent in a chosen way. */
  applied,
  /** The company form is sent. */
  submitted,
  /** Everybody who signs is identified. */
  identified: [...submitted, 'identityVerified'],
  /** The agreement is drawn. */
  agreed,
  /** It is signed, what was signed is kept, and nothing is owed before the goods. */
  concluded: [...agreed, 'paid', 'signed', 'signedAgreementStored'],
} as const satisfies Readonly<Record<string, readonly Condition[]>>;

/** What XState does not know of a state. */
export interface Meta {
  readonly deadline?: Deadlines;
  readonly reminder?: Reminder;
  /** What must hold of an order that enters a status here, whatever brings it there; that of the states around it too. */
  readonly requires?: readonly Condition[];
  /** An administrator may send an order back here that rested here before. */
  readonly sendBackTarget?: true;
  /** Leaving the state calls them back, unless the event itself ended them. */
  readonly processes?: readonly Process[];
}

/** An XState state config that is data alone: a status, or a state around statuses that share what stands on it. */
export interface StatusConfig {
  /** One sentence for developers and analysts: what is waited for here. */
  readonly description: string;
  readonly entry?: readonly (FactAction | EffectAction)[];
  readonly on?: Handlers;
  readonly always?: readonly Transition[];
  readonly meta?: Meta;
  readonly tags?: readonly StatusTag[];
}

/** Any state of the chart: the root, what every open order shares, a phase, a group, a status. */
export interface StateConfig extends StatusConfig {
  readonly id?: string;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
}

interface Group<S extends OrderStatus> extends StatusConfig {
  readonly initial: S;
  readonly states: { readonly [K in S]: StatusConfig };
}

/** A phase, each of its statuses in it; statuses of a group lie in a compound state of that name. */
export interface PhaseConfig<
  P extends Phase,
  Groups extends Readonly<Record<string, StatusOf<P>>> = Readonly<Record<never, never>>,
> {
  readonly description: string;
  readonly initial: StatusOf<P>;
  readonly meta?: Pick<Meta, 'requires'>;
  readonly on?: Handlers;
  readonly states: { readonly [S in Exclude<StatusOf<P>, Groups[keyof Groups]>]: StatusConfig } & {
    readonly [G in keyof Groups]: Group<Groups[G]>;
  };
}

export const setFacts = (params: Partial<Facts>) => ({ type: 'setFacts', params }) as const;

/** An effect of those orders alone for which the guard holds when they rest. */
export const effectIf = <E extends EffectName>(type: E, guard: Guard) =>
  ({ type, params: { when: guard } }) as const;
