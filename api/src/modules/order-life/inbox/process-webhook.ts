import {
  insertEffects,
  lockOrder,
  settleInboxEntry,
  StaleVersion,
  type NewPayment,
  type Order,
  type OrderChanges,
  type Settlement,
  type Tx,
} from '@app/db';
import { panelName } from '@app/machines/order';
import { advanceOrder } from '../advance-order.ts';
import { Refused, UnknownOrder } from '../../../kernel/refusals.ts';
import { oweBack } from '../book-money.ts';
import { changeDetails } from '../bump-version.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { isEarly } from './is-early.ts';
import type { Interpretation, Webhook } from './webhook.ts';

/** A webhook event in the inbox, claimed for processing. */
export interface InboxEntry {
  readonly id: string;
  readonly event: { readonly id: string };
  /** When it came, in epoch ms. */
  readonly at: number;
  readonly attempts: number;
}

const hour = 60 * 60_000;
/** How long an event waits for an order that cannot accept it yet. */
const maxAge = 7 * 24 * hour;
const maxBackoff = 60_000;

/** Half a second, a second, two … at most a minute. */
const backoff = (attempts: number): number => Math.min(maxBackoff, 500 * 2 ** Math.min(attempts - 1, 10));

/**
 * Money of an order that is over: it stays as it is, the money goes back, and the client hears of it. The złoty of a
 * verification needs no letter: its screens have said that it comes back.
 */
async function oweUnexpected(
  tx: Tx,
  entry: InboxEntry,
  { slug }: Order,
  money: NewPayment['kind'],
  at: number,
): Promise<void> {
  const order = await lockOrder(tx, slug);
  if (order === null) throw new UnknownOrder();
  const { id, version: seq, status } = order;
  const isOwed = await oweBack(tx, order, money, 'PAYMENT_COMPLETED', at);
  if (!isOwed || money === 'test_payment') return;
  const key = `${id}:${entry.event.id}:notifyLateMoney`;
  await insertEffects(tx, id, [{ effect: 'notifyLateMoney', key, data: { seq, status } }], at);
}

/** The next attempt after the backoff; undefined, and so none, once the entry is older than `retryFor` (ms). */
const nextAttempt = (entry: InboxEntry, now: number, retryFor: number): Settlement['again'] =>
  now < entry.at + retryFor ? { dueAt: now + backoff(entry.attempts), version: null } : undefined;

/** What is written with an entry's settlement; with `order`, as a version of it that is announced to its readers. */
interface Kept {
  readonly order?: Order;
  readonly write?: Interpretation['write'];
}

async function settle(
  ports: Ports,
  entry: InboxEntry,
  settlement: Settlement,
  { order, write }: Kept = {},
): Promise<void> {
  const job = async (tx: Tx) => {
    await settleInboxEntry(tx, entry.id, settlement);
    return write?.(tx);
  };
  if (order === undefined) await ports.db.transaction(job);
  else await changeDetails(ports, order, job);
}

/** What the provider reported, and what follows from it for the order's details. */
const recordAndWrite =
  ({ record, write }: Interpretation) =>
  async (tx: Tx): Promise<OrderChanges | void> => {
    await record?.(tx);
    return write?.(tx);
  };

/** Stores why the event changed nothing. */
function markNotApplied(
  ports: Ports,
  entry: InboxEntry,
  why: { readonly reason: string; readonly order?: Order; readonly again: Settlement['again'] },
  kept?: Kept,
): Promise<void> {
  const { reason, order, again } = why;
  const settlement = {
    outcome: 'not_applied',
    reason,
    at: ports.now(),
    ...(order ? { orderId: order.id } : {}),
    ...(again ? { again } : {}),
  } as const;
  return settle(ports, entry, settlement, kept);
}

/** The chart does not take it. Too early, it waits for the order to move; too late, that is its end, and money goes back. */
async function handleRefusal(
  ports: Ports,
  entry: InboxEntry,
  interpretation: Interpretation,
  refusal: Refused,
): Promise<void> {
  const { order, event, since, money, record } = interpretation;
  const now = ports.now();
  const reason = `${panelName(refusal.status)}: ${refusal.reason}`;
  const waits =
    event !== null && now < entry.at + maxAge && (await isEarly(ports.db, order.id, event.type, since));
  const again = waits ? { dueAt: entry.at + maxAge, version: order.version } : undefined;
  await markNotApplied(
    ports,
    entry,
    { reason, order, again },
    money === undefined || waits
      ? { write: record }
      : {
          order,
          write: async (tx) => {
            const changes = await recordAndWrite(interpretation)(tx);
            await oweUnexpected(tx, entry, order, money, now);
            return changes;
          },
        },
  );
  ports.wakeOutbox();
}

async function applyOnce(ports: Ports, webhook: Webhook, entry: InboxEntry): Promise<void> {
  const interpretation = await webhook.interpret(ports, entry.event);
  if ('reason' in interpretation) {
    const again = interpretation.unknown ? nextAttempt(entry, ports.now(), hour) : undefined;
    return markNotApplied(ports, entry, { ...interpretation, again }, { write: interpretation.record });
  }
  const { order, event } = interpretation;
  if (event !== null && !webhook.sends.includes(event.type))
    throw new Error(`${webhook.provider} does not say that it sends ${event.type}`);
  const write = recordAndWrite(interpretation);
  const settled = { outcome: 'applied', orderId: order.id, at: ports.now() } as const;
  const changes = interpretation.record !== undefined || interpretation.write !== undefined;
  if (event === null) return settle(ports, entry, settled, changes ? { order, write } : {});
  try {
    await advanceOrder(ports, {
      slug: order.slug,
      actor: 'system',
      event,
      expectedVersion: order.version,
      write: async (tx) => {
        const written = await write(tx);
        await settleInboxEntry(tx, entry.id, settled);
        return written;
      },
    });
  } catch (error) {
    // It was judged by what the order was before: it is judged anew.
    if (error instanceof StaleVersion) return applyOnce(ports, webhook, entry);
    if (!(error instanceof Refused)) throw error;
    await handleRefusal(ports, entry, interpretation, error);
  }
}

/**
 * Sends the chart the event that a webhook stands for. What the chart refuses, or what means nothing, is listed as not applied with
 * the reason; what could not be tried is tried again later. Throws only where not even that could be written down.
 */
export async function processWebhook(ports: Ports, webhook: Webhook, entry: InboxEntry): Promise<void> {
  try {
    await applyOnce(ports, webhook, entry);
  } catch (error) {
    ports.report(error, { doing: `notification of ${webhook.provider}` });
    const again = nextAttempt(entry, ports.now(), maxAge);
    await markNotApplied(ports, entry, { reason: 'Nie udało się zastosować, ponowimy próbę.', again });
  }
}
