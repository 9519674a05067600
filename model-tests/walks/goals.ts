import { isShown, salesmanAudience, screenOf } from '@app/machines/order';
import type { Facts, OrderEvent, OrderStatus, ScreenName } from '@app/machines/order';
import { statusOf, orderMachine } from '@app/machines/order/chart';
import { designedChart, outcomeOf, stateKey } from '@app/machines/testing';
import { initialTransition } from 'xstate';
import { placeOf, startsOf, type Start } from '../api-walk/begin-walk.ts';
import { movesFrom, type Move, type Place } from '../api-walk/pair-cover.ts';

/** Who sits before a browser. */
export const people = ['client', 'salesman', 'admin'] as const;
export type Person = (typeof people)[number];

/** A page of an order: a screen that the chart names, that of the desk, or that of the shop, which leads nobody on. */
export type PageName = Exclude<ScreenName, 'order_page'> | 'desk' | 'shop_order';

/** Orders of a shop config on the shortest way to a transition; its last move is the one under test. */
export interface Way {
  readonly config: string;
  readonly start: Start;
  readonly moves: readonly Move[];
  /** Whether the goods are sold at a point of sale. */
  readonly atPos: boolean;
  /** The page before the person; null where he may see none. */
  readonly page: PageName | null;
}

/** A transition that a person causes, and the ways to it: one for each page on which he may cause it, at a point of sale and elsewhere. */
export interface Goal {
  readonly name: string;
  readonly person: Person;
  readonly from: OrderStatus;
  readonly event: OrderEvent['type'];
  readonly to: OrderStatus;
  readonly ways: readonly Way[];
}

const personOf = (actor: string): Person | undefined => people.find((each) => each === actor);

/** The page on which the person has an order. */
export function pageOf(person: Person, status: OrderStatus, facts: Facts): PageName | null {
  if (person === 'admin') return 'desk';
  const audience = person === 'client' ? 'client' : salesmanAudience(facts);
  if (audience === null) return 'shop_order';
  if (!isShown(status, facts, audience)) return null;
  return screenOf(status, facts, audience).screen as PageName;
}

interface Seen {
  readonly place: Place;
  readonly start: Start;
  readonly moves: readonly Move[];
}

/** A status that no person's press leads to or through: the first way on which something else does. */
export interface Sight extends Pick<Way, 'config' | 'start' | 'moves'> {
  readonly status: OrderStatus;
}

interface Walks {
  readonly goals: readonly Goal[];
  readonly sights: readonly Sight[];
}

/** Every transition of the designed tables that a person causes, with the ways to it, and the statuses that none of them meets. */
export function walksOf(configs: readonly string[]): Walks {
  const goals = new Map<string, Goal & { readonly ways: Way[] }>();
  const met = new Set<OrderStatus>();
  const sights = new Map<OrderStatus, Sight>();
  for (const config of configs) {
    const seen = new Map<string, Seen>();
    for (const start of startsOf(config)) {
      const [snapshot] = initialTransition(orderMachine, { facts: start.facts, actor: start.actor });
      const place = placeOf({ status: statusOf(snapshot), facts: snapshot.context });
      if (!seen.has(stateKey(place))) seen.set(stateKey(place), { place, start, moves: [] });
    }
    for (const { place, start, moves } of seen.values())
      for (const move of movesFrom(place)) {
        const next = { place: { ...move.to, last: null }, start, moves: [...moves, move] };
        const key = stateKey(next.place);
        if (!seen.has(key)) seen.set(key, next);
        const person = personOf(move.event.actor);
        const [from, event, to] = [place.status, move.event.type, move.to.status];
        const { visited } = outcomeOf(designedChart, place, move.edge, move.event);
        for (const status of visited)
          if (!sights.has(status)) sights.set(status, { status, config, start, moves: next.moves });
        if (person === undefined) continue;
        for (const status of [from, ...visited, to]) met.add(status);
        const passed = visited.slice(0, -1);
        const by = passed.map((status) => `by ${status} `).join('');
        const name = `${person}, ${from}: ${event} leads ${by}to ${to}`;
        const goal = goals.get(name) ?? { name, person, from, event, to, ways: [] };
        const page = pageOf(person, place.status, place.facts);
        const atPos = place.facts.salesChannel === 'pos';
        if (!goal.ways.some((way) => way.page === page && way.atPos === atPos))
          goal.ways.push({ config, start, moves: next.moves, atPos, page });
        goals.set(name, goal);
      }
  }
  return {
    goals: [...goals.values()],
    sights: [...sights.values()].filter(({ status }) => !met.has(status)),
  };
}
