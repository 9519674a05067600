import { loadOrder, type Order } from '@app/db';
import { advanceOrder, Refused, type SentEvent } from '@app/api/testing';
import { actors, eventTypes, phaseOf, type OrderEvent } from '@app/machines/order';
import { chance, sampleEvents, startingOrders } from '@app/machines/testing';
import { beginWalk } from './begin-walk.ts';
import { movesFrom } from './pair-cover.ts';
import { sendOverTheWire } from './send-event.ts';
import type { World } from './walk-context.ts';
import { takeMove } from './walk-order.ts';

/** What became of a random move: the order afterwards, and what the server should not have done. */
export interface RandomMove {
  readonly order: Order;
  readonly event: OrderEvent;
  readonly legal: boolean;
  readonly faults: readonly string[];
}

/** Orders under way at once. */
const together = 12;

/** Of the moves, those that the tables accept, and of ended orders, those that are replaced by a new one. */
const [legalShare, endedShare] = [0.5, 0.4] as const;

async function orderOf({ ports }: World, slug: string): Promise<Order> {
  const order = await loadOrder(ports.db, slug);
  if (order === null) throw new Error(`${slug} is gone`);
  return order;
}

/** Sends an event that nobody has asked the tables about; a refusal is as good as a move, a failure is not. */
async function sendAnything(world: World, order: Order, event: OrderEvent): Promise<readonly string[]> {
  const said = `${order.status} ${event.type} by ${event.actor}`;
  const sending = sendOverTheWire({ world, order, to: order.status }, event);
  if (sending !== null) {
    const { status } = await sending;
    return status < 500 ? [] : [`${said} was answered ${status}`];
  }
  const { actor, ...sent } = event;
  return advanceOrder(world.ports, { slug: order.slug, actor, event: sent as SentEvent }).then(
    () => [],
    (error: unknown) => (error instanceof Refused ? [] : [`${said} failed: ${String(error)}`]),
  );
}

/** Moves of a dozen orders of every config, legal and illegal, one after another; the same of the same seed. */
export async function* randomMoves(world: World, seed: number): AsyncGenerator<RandomMove, never> {
  const next = chance(seed);
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  const starts = startingOrders();
  const types = eventTypes.filter((type) => type !== 'FORCE');
  const slugs: string[] = [];
  for (;;) {
    const at = Math.floor(next() * together);
    const known = slugs[at];
    const ended = known !== undefined && phaseOf((await orderOf(world, known)).status) === 'closed';
    const slug =
      known === undefined || (ended && next() < endedShare) ? await beginWalk(world, one(starts)) : known;
    slugs[at] = slug;
    const before = await orderOf(world, slug);
    const moves = movesFrom(before);
    const legal = moves.length > 0 && next() < legalShare;
    const move = legal ? one(moves) : null;
    const samples = sampleEvents(one(types), one(actors), before.facts);
    if (move === null && samples.length === 0) continue;
    const event = move?.event ?? one(samples);
    const faults =
      move === null
        ? await sendAnything(world, before, event)
        : (await takeMove(world, slug, move, false)).faults;
    yield { order: await orderOf(world, slug), event, legal, faults };
  }
}
