import type { InboxTable } from '../tables/outbox.ts';
import type { Tx } from './database.ts';
import { newId } from './ids.ts';
import { freshKeysOfOrder, keysOfOrder, keysOfOrders } from './sealed/order-keys.ts';
import { open, openJson, seal, sealJson } from './sealed/seal.ts';

export interface ReceivedInboxEntry {
  readonly id: string;
  /** False when the provider repeats itself. */
  readonly isNew: boolean;
  readonly outcome: InboxTable['outcome'];
}

/** A webhook event that a provider sent: `raw` word for word, `event` as it was read from it. */
export interface NewInboxEntry {
  readonly provider: string;
  readonly notificationId: string;
  readonly raw: string;
  readonly event: unknown;
  readonly at: number;
  /** The receiver applies it itself; where it has died, another process does. */
  readonly claimedUntil: number;
}

/** Keeps what a provider sent once per its id, before anything is concluded from it. The one who gets it new holds its claim. */
export async function receiveInboxEntry(
  tx: Tx,
  { provider, notificationId, raw, event, at, claimedUntil }: NewInboxEntry,
): Promise<ReceivedInboxEntry> {
  const id = newId();
  const inserted = await tx.kysely
    .insertInto('inbox')
    .values({
      id,
      provider,
      notificationId,
      raw: seal(tx.keys, `inbox:${id}:raw`, raw),
      news: sealJson(tx.keys, `inbox:${id}:news`, event),
      outcome: 'received',
      at,
      dueAt: at,
      claimedUntil,
      attempts: 1,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'notificationId']).doNothing())
    .returning(['id', 'outcome'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const known = await tx.kysely
    .selectFrom('inbox')
    .select(['id', 'outcome'])
    .where('provider', '=', provider)
    .where('notificationId', '=', notificationId)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}

/** A webhook event that waits to be processed, claimed for the process that took it. */
export interface ClaimedInboxEntry {
  readonly id: string;
  readonly provider: string;
  readonly notificationId: string;
  /** As it was read when it came. */
  readonly event: unknown;
  /** When it came, in epoch ms. */
  readonly at: number;
  /** This attempt included. */
  readonly attempts: number;
}

/**
 * Claims for `leaseMs` what may be processed now: its time has come, or its order has changed since it was refused. Who
 * dies while applying loses the claim when the lease ends. Several processes never hold the same one.
 */
export async function claimInboxEntries(
  tx: Tx,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<ClaimedInboxEntry[]> {
  const rows = await tx.kysely
    .updateTable('inbox')
    .set((eb) => ({ claimedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('inbox')
        .select('inbox.id')
        .where('inbox.dueAt', 'is not', null)
        .where((or) => or.or([or('inbox.claimedUntil', 'is', null), or('inbox.claimedUntil', '<=', now)]))
        .where((or) =>
          or.or([
            or('inbox.dueAt', '<=', now),
            or.exists(
              or
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.id', '=', 'inbox.orderId')
                .whereRef('orders.version', '>', 'inbox.triedVersion'),
            ),
          ]),
        )
        .orderBy('inbox.dueAt')
        .orderBy('inbox.id')
        .limit(limit)
        .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'orderId', 'provider', 'notificationId', 'news', 'at', 'attempts'])
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ news, orderId, ...row }) => ({
      ...row,
      event: news === null ? null : openJson(keys(orderId), `inbox:${row.id}:news`, news),
    }));
}

/** What came of a notification. */
export interface Settlement {
  readonly outcome: 'applied' | 'not_applied';
  /** Why it changed nothing, as a Polish sentence for staff; holds nothing personal. */
  readonly reason?: string;
  readonly orderId?: string;
  readonly at: number;
  /** It may still come true: tried again when this time comes, or as soon as the order is newer than `version`. */
  readonly again?: { readonly dueAt: number; readonly version: number | null };
}

/** Ends the claim and says what came of it; one that was applied stays so. What was not is listed for staff with its reason. */
export async function settleInboxEntry(tx: Tx, id: string, settlement: Settlement): Promise<void> {
  const { outcome, reason = null, orderId = null, at, again } = settlement;
  if (orderId !== null) await sealForOrder(tx, id, orderId);
  await tx.kysely
    .updateTable('inbox')
    .set({
      outcome,
      reason,
      // Which order it tells of stays known, also where the next try fails before it knows.
      ...(orderId !== null && { orderId }),
      settledAt: at,
      claimedUntil: null,
      dueAt: again?.dueAt ?? null,
      triedVersion: again?.version ?? null,
    })
    .where('id', '=', id)
    .where('outcome', '<>', 'applied')
    .execute();
}

/** What came of an order whose data were erased is not kept, and so not tried again. */
async function emptyEntry(tx: Tx, id: string): Promise<void> {
  const empty = { raw: seal(tx.keys, `inbox:${id}:raw`, ''), news: null };
  await tx.kysely.updateTable('inbox').set(empty).where('id', '=', id).execute();
}

/** What came is sealed under the deployment's keys, since it is not known yet of which order it tells; now it is. */
async function sealForOrder(tx: Tx, id: string, orderId: string): Promise<void> {
  const row = await tx.kysely
    .selectFrom('inbox')
    .select(['orderId', 'raw', 'news'])
    .where('id', '=', id)
    .where('outcome', '<>', 'applied')
    .executeTakeFirst();
  if (row === undefined || row.orderId === orderId) return;
  const from = await keysOfOrder(tx, row.orderId);
  const to = await freshKeysOfOrder(tx, orderId);
  if (to === null) return emptyEntry(tx, id);
  await tx.kysely
    .updateTable('inbox')
    .set({
      raw: seal(to, `inbox:${id}:raw`, open(from, `inbox:${id}:raw`, row.raw)),
      news: row.news && seal(to, `inbox:${id}:news`, open(from, `inbox:${id}:news`, row.news)),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends claims without a result: the next one who looks takes them. */
export async function releaseInboxEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely.updateTable('inbox').set({ claimedUntil: null }).where('id', 'in', ids).execute();
}
