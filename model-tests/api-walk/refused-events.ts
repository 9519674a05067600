import { isDeepStrictEqual } from 'node:util';
import { advanceOrder, Refused, type SentEvent } from '@app/api/testing';
import { actors, eventTypes, explain } from '@app/machines/order';
import type { Actor, EventType, OrderEvent } from '@app/machines/order';
import { designedChart, matchedTransition, sampleEvents, transitionsFor } from '@app/machines/testing';
import type { Reached } from '@app/machines/testing';
import type { World } from './walk-context.ts';
import { sendOverTheWire } from './send-event.ts';
import { look, type Seen } from './walk-order.ts';

/** Calls that say what has happened or save what was typed rather than ask for a move: where the chart has no use for it, they change nothing and answer 200. */
const quiet: readonly EventType[] = ['CLIENT_LOGGED_IN', 'START_FORM', 'OPEN_PAYMENT', 'RETRY_PAYMENT'];

/** Events that one call carries: which of them is sent follows from the order's status. */
const twins: readonly (readonly EventType[])[] = [
  ['CONFIRM_DELIVERY', 'SET_PICKUP_DATE'],
  ['RENEW_AGREEMENT', 'RELAUNCH_SIGNATURE'],
  ['OPEN_PAYMENT', 'RETRY_PAYMENT'],
];

interface Tried {
  readonly tried: number;
  readonly faults: readonly string[];
}

/** Which refused events to send: those that a call carries from this actor, or also all others, past the wire. */
export type Which = 'those of calls' | 'all';

/** Sends one refused event over the wire, or past it where no call carries it; what was answered instead of a refusal. */
async function answerTo(world: World, slug: string, event: OrderEvent, which: Which): Promise<string | null> {
  const { order } = await look(world, slug);
  const { allowed } = explain(order.status, order.facts, event.actor);
  const means = twins.find((group) => group.includes(event.type)) ?? [];
  const sending = means.some((type) => allowed.includes(type))
    ? null
    : sendOverTheWire({ world, order, to: order.status }, event);
  if (sending === null) {
    if (which !== 'all') return null;
    const { actor, ...sent } = event;
    return advanceOrder(world.ports, { slug, actor, event: sent as SentEvent }).then(
      () => 'taken',
      (error: unknown) => (error instanceof Refused ? null : String(error)),
    );
  }
  const reply = await sending;
  const isQuiet = event.actor === 'system' || (event.actor === 'client' && quiet.includes(event.type));
  const expected = isQuiet ? [200, 409] : [409, 422];
  return expected.includes(reply.status) ? null : `answered ${reply.status}`;
}

/**
 * What a provider reports of money is recorded, and money that nobody waits for raises a task to give it back. It moves
 * nothing, but the order has a new version.
 */
function withoutMoney({ order, payments, tasks, ...rest }: Seen, before: Seen): object {
  const isReported = !isDeepStrictEqual([payments, tasks], [before.payments, before.tasks]);
  const version = isReported ? before.order.version : order.version;
  return { ...rest, order: { ...order, version, updatedAt: before.order.updatedAt } };
}

/** Whether the tables have a row for the event. */
const isAccepted = ({ status, facts }: Reached, event: OrderEvent): boolean =>
  matchedTransition(transitionsFor(designedChart, status, event), facts, event) !== undefined;

async function refusedFrom(world: World, slug: string, actor: Actor, which: Which): Promise<Tried> {
  const before = await look(world, slug);
  const { status, facts } = before.order;
  const faults: string[] = [];
  let tried = 0;
  for (const type of eventTypes.filter((one) => one !== 'FORCE')) {
    const events = sampleEvents(type, actor, facts);
    const [first] = events;
    if (first === undefined || events.some((event) => isAccepted(before.order, event))) continue;
    tried += 1;
    const answer = await answerTo(world, slug, first, which);
    if (answer !== null) faults.push(`${status}: ${type} by ${actor} was ${answer}`);
  }
  const after = await look(world, slug);
  if (!isDeepStrictEqual(withoutMoney(after, before), withoutMoney(before, before)))
    faults.push(`${status}: something refused to ${actor} changed the order`);
  return { tried, faults };
}

/** Sends the order every event that the tables have no row for in its status, from every actor; each has to be refused and to change nothing. */
export async function refusedEvents(world: World, slug: string, which: Which): Promise<Tried> {
  let tried = 0;
  const faults: string[] = [];
  for (const actor of actors) {
    const found = await refusedFrom(world, slug, actor, which);
    tried += found.tried;
    faults.push(...found.faults);
  }
  return { tried, faults };
}
