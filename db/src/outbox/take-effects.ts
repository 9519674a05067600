import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { OutboxEffect, OutboxEffectName } from './outbox-effect.ts';

/** Effects that share places, and how many of them may be taken now. */
export interface Share {
  /** These effects; or all but these, so that a name that nobody knows any more is met by somebody. */
  readonly effects:
    | { readonly only: readonly OutboxEffectName[] }
    | { readonly except: readonly OutboxEffectName[] };
  readonly limit: number;
}

/**
 * Claims due effects of each share, oldest first, for `leaseMs`. Who dies while performing loses the claim when the
 * lease ends, and the next one performs under the same key. Several processes never hold the same effect.
 */
export async function takeEffects(
  tx: Tx,
  {
    now,
    leaseMs,
    shares,
  }: { readonly now: number; readonly leaseMs: number; readonly shares: readonly Share[] },
): Promise<OutboxEffect[]> {
  const due = ({ effects, limit }: Share) =>
    tx.kysely
      .selectFrom('outbox')
      .select('id')
      .where('doneAt', 'is', null)
      .where('dueAt', '<=', now)
      .where((or) => or.or([or('claimedUntil', 'is', null), or('claimedUntil', '<=', now)]))
      .where((eb) =>
        'only' in effects ? eb('effect', 'in', effects.only) : eb('effect', 'not in', effects.except),
      )
      .orderBy('dueAt')
      .orderBy('id')
      .limit(limit)
      .$if(tx.dialect === 'postgres', (query) => query.forUpdate().skipLocked());
  if (shares.length === 0) return [];
  // PostgreSQL locks rows in a select of its own, not in a union.
  const each = shares.map((share) => sql`select id from (${due(share)}) as share`);
  const rows = await tx.kysely
    .updateTable('outbox')
    .set((eb) => ({ claimedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', sql<string>`(${sql.join(each, sql` union all `)})`)
    .returning(['id', 'orderId', 'userId', 'effect', 'key', 'data', 'createdAt as askedAt', 'attempts'])
    .execute();
  return rows
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ orderId, userId, ...row }) => {
      const asker = orderId === null ? { userId } : { orderId };
      return { ...row, ...asker, data: openJson(tx.keys, `outbox:${row.id}:data`, row.data) } as OutboxEffect;
    });
}
