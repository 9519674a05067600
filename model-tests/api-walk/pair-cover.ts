import { phaseOf } from '@app/machines/order';
import type { OrderEvent } from '@app/machines/order';
import {
  acceptedEvents,
  designedChart,
  isOnlyNoted,
  stateKey,
  outcomeOf,
  transitionsFor,
  matchedTransition,
} from '@app/machines/testing';
import type { Edge, Reached } from '@app/machines/testing';

/** One event that the tables accept in a state, and where they say that it leads. */
export interface Move {
  readonly event: OrderEvent;
  readonly edge: Edge;
  readonly to: Reached;
}

/** An order on a walk: where it is, and the edge that brought it there. */
export interface Place extends Reached {
  readonly last: Edge | null;
}

const movesByState = new Map<string, readonly Move[]>();

/** What the tables accept in a state, forced moves left out, one for each edge and place that it leads to. */
export function movesFrom(state: Reached): readonly Move[] {
  const key = stateKey(state);
  const known = movesByState.get(key);
  if (known !== undefined) return known;
  const seen = new Map<string, Move>();
  for (const event of acceptedEvents(designedChart, state)) {
    const edge = matchedTransition(transitionsFor(designedChart, state.status, event), state.facts, event);
    if (edge === undefined) continue;
    const { status, facts } = outcomeOf(designedChart, state, edge, event);
    const to = { status, facts };
    const place = `${numberOf(edge)} ${event.actor} ${stateKey(to)}`;
    if (!seen.has(place)) seen.set(place, { event, edge, to });
  }
  const moves = [...seen.values()];
  movesByState.set(key, moves);
  return moves;
}

const numbers = new Map<Edge, number>();

/** A number for each edge, so that pairs can be written down. */
export function numberOf(edge: Edge): number {
  const known = numbers.get(edge);
  if (known !== undefined) return known;
  numbers.set(edge, numbers.size);
  return numbers.size - 1;
}

/**
 * What taking a move after the last one covers: its edge and, unless it ends the order or is only noted, the pair of both.
 * News that is only noted pairs with every edge, which is most pairs, and changes none of them: its edge is taken alone.
 */
export function coveredBy(last: Edge | null, { edge, to }: Move, pairs: boolean): readonly string[] {
  const single = String(numberOf(edge));
  if (!pairs || last === null || phaseOf(to.status) === 'closed') return [single];
  if (isOnlyNoted(last) || isOnlyNoted(edge)) return [single];
  return [single, `${numberOf(last)}>${single}`];
}

/** A place with the moves from it, what each of them covers there, and where it leads. */
interface Crossroads {
  readonly place: Place;
  readonly exits: () => readonly Exit[];
}

interface Exit {
  readonly move: Move;
  readonly goals: readonly string[];
  readonly to: Crossroads;
}

const crossroadsByKey = new Map<string, Crossroads>();

/** The crossroads of all places that live on alike: a plan meets each of them thousands of times. */
function crossroadsOf(place: Place, pairs: boolean): Crossroads {
  const { last } = place;
  const key = `${pairs} ${last === null || isOnlyNoted(last) ? '' : numberOf(last)} ${stateKey(place)}`;
  const known = crossroadsByKey.get(key);
  if (known !== undefined) return known;
  let exits: readonly Exit[] | undefined;
  const exit = (move: Move): Exit => ({
    move,
    goals: coveredBy(last, move, pairs),
    to: crossroadsOf({ ...move.to, last: pairs ? move.edge : null }, pairs),
  });
  const crossroads = { place, exits: () => (exits ??= movesFrom(place).map(exit)) };
  crossroadsByKey.set(key, crossroads);
  return crossroads;
}

/** Everything that orders beginning at these places can cover. */
export function coverable(starts: readonly Place[], pairs: boolean): Set<string> {
  const seen = new Set(starts.map((start) => crossroadsOf(start, pairs)));
  const goals = new Set<string>();
  for (const crossroads of seen)
    for (const exit of crossroads.exits()) {
      for (const goal of exit.goals) goals.add(goal);
      seen.add(exit.to);
    }
  return goals;
}

/** A way and the place where it begins. */
export interface Way {
  readonly from: Place;
  readonly moves: readonly Move[];
}

/** The shortest way from one of the places to a move that covers something open, that move included; null where there is none. */
export function wayToOpen(places: readonly Place[], open: ReadonlySet<string>, pairs: boolean): Way | null {
  type Arrival = { readonly by: Move; readonly from: Crossroads } | { readonly start: Place };
  const arrivals = new Map<Crossroads, Arrival>();
  for (const start of places) {
    const crossroads = crossroadsOf(start, pairs);
    if (!arrivals.has(crossroads)) arrivals.set(crossroads, { start });
  }
  const wayBy = (move: Move, from: Crossroads): Way => {
    const moves = [move];
    let arrival = arrivals.get(from);
    while (arrival !== undefined && 'by' in arrival) {
      moves.unshift(arrival.by);
      arrival = arrivals.get(arrival.from);
    }
    return { from: arrival?.start ?? from.place, moves };
  };
  for (const crossroads of arrivals.keys())
    for (const { move, goals, to } of crossroads.exits()) {
      if (goals.some((goal) => open.has(goal))) return wayBy(move, crossroads);
      if (!arrivals.has(to)) arrivals.set(to, { by: move, from: crossroads });
    }
  return null;
}
