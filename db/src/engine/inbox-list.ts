import type { Tx } from './database.ts';

/** What a provider said that changed nothing, as staff see it. */
export interface UnappliedInboxEntry {
  readonly id: string;
  readonly provider: string;
  readonly notificationId: string;
  readonly orderId: string | null;
  readonly slug: string | null;
  readonly number: string | null;
  readonly reason: string | null;
  readonly at: number;
  /** Whether it is tried again by itself. */
  readonly waits: boolean;
}

interface UnappliedPage {
  readonly limit?: number;
  readonly before?: string | undefined;
  /** Of this order alone. */
  readonly orderId?: string;
}

/** A page of what providers said that changed nothing, newest first, from before the row `before`. */
export async function listUnappliedInboxEntries(
  tx: Tx,
  { limit = 100, before, orderId }: UnappliedPage = {},
): Promise<UnappliedInboxEntry[]> {
  const rows = await tx.kysely
    .selectFrom('inbox')
    .leftJoin('orders', 'orders.id', 'inbox.orderId')
    .select([
      'inbox.id',
      'inbox.provider',
      'inbox.notificationId',
      'inbox.orderId',
      'orders.slug',
      'orders.number',
      'inbox.reason',
      'inbox.at',
      'inbox.dueAt',
    ])
    .where('inbox.outcome', '=', 'not_applied')
    .$if(before !== undefined, (query) => query.where('inbox.id', '<', before ?? ''))
    .$if(orderId !== undefined, (query) => query.where('inbox.orderId', '=', orderId ?? ''))
    .orderBy('inbox.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ dueAt, ...row }) => ({ ...row, waits: dueAt !== null }));
}

/** How the inbox stands. */
export interface InboxState {
  /** Listed with a reason. */
  readonly notApplied: number;
  /** Of these and of the ones just received: still to be tried. */
  readonly waiting: number;
}

/** Counts what changed nothing and what is still to be tried; both by partial indexes. */
export async function countInbox(tx: Tx): Promise<InboxState> {
  const { notApplied, waiting } = await tx.kysely
    .selectNoFrom((eb) => [
      eb
        .selectFrom('inbox')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('outcome', '=', 'not_applied')
        .as('notApplied'),
      eb
        .selectFrom('inbox')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('dueAt', 'is not', null)
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { notApplied: notApplied ?? 0, waiting: waiting ?? 0 };
}

/** Has a notification that changed nothing tried again at once; false where there is none such. */
export async function retryInboxEntry(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('inbox')
    .set({ dueAt: at })
    .where('id', '=', id)
    .where('outcome', '=', 'not_applied')
    .where('news', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many notifications changed nothing, by who sent them. */
export function countUnapplied(tx: Tx): Promise<{ provider: string; count: number }[]> {
  return tx.kysely
    .selectFrom('inbox')
    .select((eb) => ['provider', eb.fn.countAll<number>().as('count')])
    .where('outcome', '=', 'not_applied')
    .groupBy('provider')
    .execute();
}
