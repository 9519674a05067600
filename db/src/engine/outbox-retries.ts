import type { Tx } from './database.ts';
import type { OutboxEffectName } from './outbox.ts';

/** Effects that ask a provider of ours, and no server of a shop. */
type ProviderEffectName = Exclude<OutboxEffectName, 'notifyShop'>;

/** An effect that has failed and is tried again, with its order. */
export interface RetriedEffect {
  readonly id: string;
  readonly effect: ProviderEffectName;
  /** Null of an account's effect. */
  readonly slug: string | null;
  readonly number: string | null;
  readonly attempts: number;
  readonly dueAt: number;
  readonly lastError: string | null;
}

/** What has failed at a provider and is tried again, the next one first; what a shop's server does not take is listed at the shop. */
export function listRetriedEffects(tx: Tx, limit: number): Promise<RetriedEffect[]> {
  return tx.kysely
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.orderId')
    .select(['outbox.id', 'outbox.effect', 'orders.slug', 'orders.number'])
    .select(['outbox.attempts', 'outbox.dueAt', 'outbox.lastError'])
    .where('outbox.doneAt', 'is', null)
    .where('outbox.lastError', 'is not', null)
    .where('outbox.effect', '!=', 'notifyShop')
    .orderBy('outbox.dueAt')
    .orderBy('outbox.id')
    .limit(limit)
    .$narrowType<{ effect: ProviderEffectName }>()
    .execute();
}

/** How many open effects of each name have failed, and since when the oldest of them waits. */
export function countRetriedEffects(
  tx: Tx,
): Promise<{ effect: OutboxEffectName; retried: number; since: number }[]> {
  return tx.kysely
    .selectFrom('outbox')
    .select((eb) => ['effect', eb.fn.countAll<number>().as('retried'), eb.fn.min('createdAt').as('since')])
    .where('doneAt', 'is', null)
    .where('lastError', 'is not', null)
    .groupBy('effect')
    .execute();
}

/** Makes every effect of these names that has failed due at once, under the keys that they have; answers how many. */
export async function resendRetriedEffects(
  tx: Tx,
  effects: readonly OutboxEffectName[],
  at: number,
): Promise<number> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ dueAt: at })
    .where('doneAt', 'is', null)
    .where('lastError', 'is not', null)
    .where('effect', 'in', effects)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
