import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';

/** A piece of news that waits to be applied, claimed by whoever took it. */
export interface WaitingNotification {
  readonly id: string;
  readonly provider: string;
  readonly notificationId: string;
  /** As it was read when it came. */
  readonly news: unknown;
  /** When it came, in epoch ms. */
  readonly at: number;
  /** This attempt included. */
  readonly attempts: number;
}

/**
 * Claims for `leaseMs` what may be applied now: its time has come, or its order has moved since it was refused. Who
 * dies while applying loses the claim when the lease ends. Several processes never hold the same one.
 */
export async function takeNotifications(
  tx: Tx,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<WaitingNotification[]> {
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
    .returning(['id', 'provider', 'notificationId', 'news', 'at', 'attempts'])
    .execute();
  return rows
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ news, ...row }) => ({
      ...row,
      news: news === null ? null : openJson(tx.keys, `inbox:${row.id}:news`, news),
    }));
}
