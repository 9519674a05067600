import type { OrderStatus } from '@app/machines/order';
import { statusOf, orderMachine } from '@app/machines/order/chart';
import { stateKey } from '@app/machines/testing';
import { initialTransition } from 'xstate';
import { placeOf, startsOf, type Start } from '../api-walk/begin-walk.ts';
import { movesFrom, type Move, type Place } from '../api-walk/pair-cover.ts';

/** Who sits before a browser. */
export const people = ['client', 'salesman', 'admin'] as const;
export type Person = (typeof people)[number];

/** A transition that a person causes: where from, by what, by whom, where to. */
export interface Goal {
  readonly key: string;
  readonly from: OrderStatus;
  readonly person: Person;
  readonly config: string;
  readonly start: Start;
  /** The shortest way there; its last move is the one under test. */
  readonly way: readonly Move[];
}

const personOf = (actor: string): Person | undefined => people.find((each) => each === actor);

interface Seen {
  readonly place: Place;
  readonly start: Start;
  readonly way: readonly Move[];
}

/**
 * Every transition of the designed tables that a person causes, once, with the shortest way to it in the first of the
 * configs that has it; and every status that an order can rest in, with the way there.
 */
export function goalsOf(configs: readonly string[]): readonly Goal[] {
  const goals = new Map<string, Goal>();
  for (const config of configs) {
    const seen = new Map<string, Seen>();
    for (const start of startsOf(config)) {
      const [snapshot] = initialTransition(orderMachine, { facts: start.facts, actor: start.actor });
      const place = placeOf({ status: statusOf(snapshot), facts: snapshot.context });
      if (!seen.has(stateKey(place))) seen.set(stateKey(place), { place, start, way: [] });
    }
    for (const { place, start, way } of seen.values())
      for (const move of movesFrom(place)) {
        const next = { place: { ...move.to, last: null }, start, way: [...way, move] };
        const key = stateKey(next.place);
        if (!seen.has(key)) seen.set(key, next);
        const person = personOf(move.event.actor);
        if (person === undefined) continue;
        const name = `${place.status} ${move.event.type} ${person} ${move.to.status}`;
        if (!goals.has(name))
          goals.set(name, { key: name, from: place.status, person, config, start, way: next.way });
      }
  }
  return [...goals.values()];
}
