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

const placeKey = (place: Place): string =>
  `${place.last === null || isOnlyNoted(place.last) ? '' : numberOf(place.last)} ${stateKey(place)}`;

/** Everything that orders beginning at these places can cover. */
export function coverable(starts: readonly Place[], pairs: boolean): Set<string> {
  const seen = new Map(starts.map((start) => [placeKey(start), start]));
  const goals = new Set<string>();
  for (const place of seen.values()) {
    for (const move of movesFrom(place)) {
      for (const goal of coveredBy(place.last, move, pairs)) goals.add(goal);
      const next = { ...move.to, last: pairs ? move.edge : null };
      const key = placeKey(next);
      if (!seen.has(key)) seen.set(key, next);
    }
  }
  return goals;
}

/** The shortest way from a place to a move that covers something open, that move included; null where there is none. */
export function wayToOpen(from: Place, open: ReadonlySet<string>, pairs: boolean): readonly Move[] | null {
  const ways = new Map<string, { readonly place: Place; readonly way: readonly Move[] }>([
    [placeKey(from), { place: from, way: [] }],
  ]);
  for (const { place, way } of ways.values()) {
    for (const move of movesFrom(place)) {
      if (coveredBy(place.last, move, pairs).some((goal) => open.has(goal))) return [...way, move];
      const next = { ...move.to, last: pairs ? move.edge : null };
      const key = placeKey(next);
      if (!ways.has(key)) ways.set(key, { place: next, way: [...way, move] });
    }
  }
  return null;
}
