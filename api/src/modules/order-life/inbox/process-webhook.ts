import {
  lockOrder,
  raiseTask,
  settleInboxEntry,
  type NewPayment,
  type Order,
  type OrderChanges,
  type Settlement,
  type Tx,
} from '@app/db';
import { panelName, phaseOf } from '@app/machines/order';
import { advanceOrder, type SentEvent } from '../advance-order.ts';
import { Refused, UnknownOrder } from '../../../kernel/refusals.ts';
import { touchOrder } from '../bump-version.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { isEarly } from './is-early.ts';
import { meaningOf, type ProviderOfNews } from './interpretations.ts';

/** What a piece of news means for an order. */
export interface Meaning {
  readonly order: Order;
  /** When what the news is about began, in epoch ms. */
  readonly since: number;
  /** Null: nothing to tell the chart. */
  readonly event: SentEvent | null;
  readonly write?: (tx: Tx) => Promise<OrderChanges | void>;
  /** The payment that has come with it: where the chart does not want it, it has to go back. */
  readonly money?: NewPayment['kind'] | undefined;
}

/** Why news means nothing; `unknown`: what it speaks of is not stored, perhaps not yet. */
export interface NoMeaning {
  readonly reason: string;
  readonly unknown?: true;
  readonly order?: Order;
}

/** A piece of news as the inbox keeps it, under the claim of whoever applies it. */
export interface KeptNews {
  readonly id: string;
  readonly provider: ProviderOfNews;
  readonly news: unknown;
  /** When it came, in epoch ms. */
  readonly at: number;
  readonly attempts: number;
}

const hour = 60 * 60_000;
/** How long news waits for an order that cannot hear it yet. */
const patience = 7 * 24 * hour;
const longestPause = 60_000;

/** Half a second, a second, two … at most a minute. */
const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, 500 * 2 ** Math.min(attempts - 1, 10));

/** Money that nobody waits for: paid already, or the order is over. The order stays as it is; an administrator gives it back. */
async function giveBack(tx: Tx, { slug }: Order, money: NewPayment['kind'], at: number): Promise<void> {
  const order = await lockOrder(tx, slug);
  if (order === null) throw new UnknownOrder();
  const settled = order.facts.paid || phaseOf(order.status) === 'closed';
  const ofInitialPayment = settled ? 'other' : 'execution_of_initial_payment';
  const type = money === 'test_payment' ? 'payment_of_verification_fee' : ofInitialPayment;
  await raiseTask(
    tx,
    { orderId: order.id, type, dueAt: at, raisedBy: null, raisedIn: null, assignedUserId: null },
    at,
  );
}

/** What is not known yet is asked for again, more and more seldom, for an hour; what failed by chance until it works. */
const soon = (kept: KeptNews, now: number, forHowLong: number): Settlement['again'] =>
  now < kept.at + forHowLong ? { dueAt: now + pauseAfter(kept.attempts), version: null } : undefined;

/** Settles the news; with `write`, what an order that stays where it is holds from now on, as a version that its readers hear of. */
async function settle(
  ports: Ports,
  kept: KeptNews,
  settlement: Settlement,
  changed?: { readonly order: Order; readonly write: NonNullable<Meaning['write']> },
): Promise<void> {
  const version = await ports.db.transaction(async (tx) => {
    await settleInboxEntry(tx, kept.id, settlement);
    if (changed === undefined) return null;
    return touchOrder(tx, changed.order.slug, (await changed.write(tx)) ?? {}, ports.now());
  });
  if (changed !== undefined && version !== null) ports.changes.announce(changed.order.id, version);
}

/** Keeps the news with the reason why it changed nothing. */
function keep(
  ports: Ports,
  kept: KeptNews,
  why: { readonly reason: string; readonly order?: Order; readonly again: Settlement['again'] },
  changed?: Parameters<typeof settle>[3],
): Promise<void> {
  const { reason, order, again } = why;
  const settlement = {
    outcome: 'not_applied',
    reason,
    at: ports.now(),
    ...(order ? { orderId: order.id } : {}),
    ...(again ? { again } : {}),
  } as const;
  return settle(ports, kept, settlement, changed);
}

/** The chart does not take it. Too early, it waits for the order to move; too late, that is its end, and money goes back. */
async function refused(ports: Ports, kept: KeptNews, meaning: Meaning, refusal: Refused): Promise<void> {
  const { order, event, since, money, write } = meaning;
  const now = ports.now();
  const reason = `${panelName(refusal.status)}: ${refusal.reason}`;
  const waits =
    event !== null && now < kept.at + patience && (await isEarly(ports.db, order.id, event.type, since));
  const again = waits ? { dueAt: kept.at + patience, version: order.version } : undefined;
  await keep(
    ports,
    kept,
    { reason, order, again },
    money === undefined || waits
      ? undefined
      : {
          order,
          write: async (tx) => {
            const changes = await write?.(tx);
            await giveBack(tx, order, money, now);
            return changes;
          },
        },
  );
}

async function tryNews(ports: Ports, kept: KeptNews): Promise<void> {
  const meaning = await meaningOf(ports, kept.provider, kept.news);
  if ('reason' in meaning) {
    const again = meaning.unknown ? soon(kept, ports.now(), hour) : undefined;
    return keep(ports, kept, { ...meaning, again });
  }
  const { order, event, write } = meaning;
  const settled = { outcome: 'applied', orderId: order.id, at: ports.now() } as const;
  if (event === null) return settle(ports, kept, settled, write && { order, write });
  try {
    await advanceOrder(ports, {
      slug: order.slug,
      actor: 'system',
      event,
      write: async (tx) => {
        const changes = await write?.(tx);
        await settleInboxEntry(tx, kept.id, settled);
        return changes;
      },
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await refused(ports, kept, meaning, error);
  }
}

/**
 * Tells the chart what a provider said. What the chart refuses, or what means nothing, is listed as not applied with
 * the reason; what could not be tried is tried again later. Throws only where not even that could be written down.
 */
export async function applyNews(ports: Ports, kept: KeptNews): Promise<void> {
  try {
    await tryNews(ports, kept);
  } catch (error) {
    ports.report(error, { doing: `notification of ${kept.provider}` });
    const again = soon(kept, ports.now(), patience);
    await keep(ports, kept, { reason: 'Nie udało się zastosować, ponowimy próbę.', again });
  }
}
