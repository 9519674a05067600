import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { OutboxEffect } from './outbox-effect.ts';

/**
 * Claims due effects, oldest first, for `leaseMs`. Who dies while performing loses the claim when the lease ends, and
 * the next one performs under the same key. Several processes never hold the same effect.
 */
export async function takeEffects(
  tx: Tx,
  { now, leaseMs, limit }: { readonly now: number; readonly leaseMs: number; readonly limit: number },
): Promise<OutboxEffect[]> {
  const rows = await tx.kysely
    .updateTable('outbox')
    .set((eb) => ({ claimedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('doneAt', 'is', null)
        .where('dueAt', '<=', now)
        .where((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
        .orderBy('dueAt')
        .orderBy('id')
        .limit(limit)
        .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'orderId', 'userId', 'effect', 'key', 'data', 'createdAt as askedAt', 'attempts'])
    .execute();
  return rows
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ orderId, userId, ...row }) => {
      const asker = orderId === null ? { userId } : { orderId };
      return { ...row, ...asker, data: openJson(tx.keys, `outbox:${row.id}:data`, row.data) } as OutboxEffect;
    });
}
