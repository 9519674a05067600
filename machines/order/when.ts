import type { Actor } from './order.events.ts';
import type { Condition } from './order.guards.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Who may cause a transition: one actor or any of several. */
export type Actors = Actor | `${Actor} | ${Actor}` | `${Actor} | ${Actor} | ${Actor}`;

type Term = Actors | Condition;

/** A guard by its name, which says what must hold: '(client | salesman) & !paid'. Only `when` makes one. */
export type Guard = string & { readonly guard: true };

/** A guard whose first term says who may cause the transition: that of every transition an event takes. */
export type ActorsGuard = Guard & { readonly actors: true };

/** The guard that holds where each of these terms does. */
export function when(actors: Actors, ...conditions: readonly Condition[]): ActorsGuard;
export function when(...conditions: readonly [Condition, ...Condition[]]): Guard;
export function when(...terms: readonly [Term, ...Term[]]): Guard {
  const bracketed = (term: Term): string => (term.includes(' | ') ? `(${term})` : term);
  return (terms.length === 1 ? terms[0] : terms.map(bracketed).join(' & ')) as Guard;
}

/** The guard of a transition that an event takes only where it names this target. */
export const whenTo = (
  target: OrderStatus,
  actors: Actors,
  ...conditions: readonly Condition[]
): ActorsGuard => `${when(actors, ...conditions)} & to ${target}` as ActorsGuard;

/** The terms of which a guard is made; none where there is no guard. */
export function termsOf(guard: Guard | undefined): readonly string[] {
  return guard?.split(' & ').map((term) => term.replace(/^\((.*)\)$/u, '$1')) ?? [];
}
