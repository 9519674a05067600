import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { OutboxEffect, OutboxEffectName } from './outbox.ts';
import { openJson } from './sealed/seal.ts';

/** Effects that share places, and how many of them may be taken now. */
export interface Share {
  /** These effects; or all but these, so that effects of older releases are claimed too. */
  readonly effects:
    | { readonly only: readonly OutboxEffectName[] }
    | { readonly except: readonly OutboxEffectName[] };
  readonly limit: number;
}

/**
 * Claims due effects of each share, oldest first, for `leaseMs`. Who dies while performing loses the claim when the
 * lease ends, and the next one performs under the same key. Several processes never hold the same effect.
 */
export async function claimEffects(
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

/** Holds the claims of effects that are still being performed: claims can then be short, and a dead worker's end soon. */
export async function renewEffectLeases(tx: Tx, ids: readonly string[], until: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: until })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .where('claimedUntil', 'is not', null)
    .execute();
}

/** Ends the claims of effects that were not finished: the next worker who looks performs them, under the same key. */
export async function releaseEffects(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.kysely
    .updateTable('outbox')
    .set({ claimedUntil: null })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .execute();
}

/** Performed; it will not be taken again. */
export async function finishEffect(tx: Tx, id: string, at: number): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ doneAt: at, claimedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** Failed this time; due again later. The error is stored in the clear, so it names no person. */
export async function retryEffect(
  tx: Tx,
  id: string,
  { error, dueAt }: { readonly error: string; readonly dueAt: number },
): Promise<void> {
  await tx.kysely
    .updateTable('outbox')
    .set({ dueAt, claimedUntil: null, lastError: error.slice(0, 500) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .execute();
}

/** Notes that a person is asked about an effect that fails; false where that was done before, however often it was taken since. */
export async function markPersonAsked(tx: Tx, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ personAskedAt: at })
    .where('id', '=', id)
    .where('personAskedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** When the worker has to look again: the earliest open effect's time or lease end, but for effects that it has no place for. Null when nothing waits. */
export async function nextEffectDueAt(
  tx: Tx,
  without: readonly OutboxEffectName[] = [],
): Promise<number | null> {
  const rows = await tx.kysely
    .selectFrom('outbox')
    .select(['dueAt', 'claimedUntil'])
    .where('doneAt', 'is', null)
    .$if(without.length > 0, (query) => query.where('effect', 'not in', without))
    .orderBy('dueAt')
    .limit(50)
    .execute();
  if (rows.length === 0) return null;
  return Math.min(...rows.map(({ dueAt, claimedUntil }) => Math.max(dueAt, claimedUntil ?? 0)));
}
