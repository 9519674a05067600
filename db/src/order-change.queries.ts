import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import type { OrderChangesTable } from './tables/parties.ts';

/** A field that was corrected, by its path on the wire; the values as they are stored, null where there was or is none. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A correction with who made it and when. */
export interface OrderChange
  extends ChangedField, Pick<Selectable<OrderChangesTable>, 'id' | 'userId' | 'at'> {}

/** Writes down what was corrected in an order; it cannot be taken back. */
export async function insertOrderChanges(
  tx: Tx,
  { orderId, userId, at }: { readonly orderId: string; readonly userId: string; readonly at: number },
  changes: readonly ChangedField[],
): Promise<void> {
  if (changes.length === 0) return;
  const keys = await keysToWrite(tx, orderId);
  const rows = changes.map(({ field, before, after }) => {
    const id = newId();
    const sealed = (column: 'before' | 'after', value: unknown) =>
      value === null ? null : sealJson(keys, `order_changes:${id}:${column}`, value);
    return {
      ...{ id, orderId, userId, field, at },
      before: sealed('before', before),
      after: sealed('after', after),
    };
  });
  await tx.kysely.insertInto('orderChanges').values(rows).execute();
}

/** An order's corrections, newest first. */
export async function listOrderChanges(
  tx: Tx,
  orderId: string,
  { limit }: { readonly limit: number },
): Promise<OrderChange[]> {
  const rows = await tx.kysely
    .selectFrom('orderChanges')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  return rows.map(({ id, userId, field, before, after, at }) => ({
    ...{ id, userId, field, at },
    before: before && openJson(keys, `order_changes:${id}:before`, before),
    after: after && openJson(keys, `order_changes:${id}:after`, after),
  }));
}
