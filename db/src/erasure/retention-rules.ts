import type { DataKind, OrderEnding } from '@app/machines/rules';
import type { Selectable } from 'kysely';
import type { Tx } from '../engine/database.ts';
import type { RetentionRulesTable } from '../tables/erasure.ts';

/** How long a kind of data is kept after an order ended so, and why. */
export type RetentionRule = Readonly<Selectable<RetentionRulesTable>>;

/** Every kind after every ending. */
export const listRetentionRules = (tx: Tx): Promise<RetentionRule[]> =>
  tx.kysely.selectFrom('retentionRules').selectAll().orderBy('ending').orderBy('kind').execute();

interface ChangedRule {
  readonly kind: DataKind;
  readonly ending: OrderEnding;
  readonly days: number;
  readonly userId: string;
}

/**
 * Changes how long something is kept, and has all orders that ended looked at again; false where the law demands more, or
 * there is no such rule.
 */
export async function saveRetentionRule(
  tx: Tx,
  { kind, ending, days, userId }: ChangedRule,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.kysely
    .updateTable('retentionRules')
    .set({ days, updatedAt: at, updatedBy: userId })
    .where('kind', '=', kind)
    .where('ending', '=', ending)
    .where('minimumDays', '<=', days)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx.kysely.updateTable('orders').set({ retentionAt: 0 }).where('retentionAt', '>', 0).execute();
  return true;
}
