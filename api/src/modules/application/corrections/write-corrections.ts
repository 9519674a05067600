import { isDeepStrictEqual } from 'node:util';
import {
  insertOrderChanges,
  lockOrder,
  StaleVersion,
  type ChangedField,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { requireShown } from '../../order-life/shown-version.ts';

/** A field as it is and as it was sent; none where it was left out or stays what it is. */
export const corrected = (field: string, before: unknown, after: unknown): readonly ChangedField[] =>
  after === undefined || isDeepStrictEqual(before, after) ? [] : [{ field, before: before ?? null, after }];

interface Correction {
  readonly changes: readonly ChangedField[];
  readonly userId: string | null;
  readonly at: number;
  readonly write: (tx: Tx) => Promise<OrderChanges>;
}

/**
 * Writes what was corrected with who did it, over the version that the values were compared with and the one that the page
 * shows; nothing where nothing was. Throws StaleVersion where somebody was faster.
 */
export function writeCorrections(
  order: Order,
  shown: number | undefined,
  { changes, userId, at, write }: Correction,
): ((tx: Tx) => Promise<OrderChanges>) | undefined {
  if (changes.length === 0) return undefined;
  if (userId === null) throw new Error('A correction by nobody');
  return async (tx) => {
    const now = await lockOrder(tx, order.slug);
    if (now?.version !== order.version) throw new StaleVersion(order.id, order.version);
    await requireShown(tx, now, shown, null);
    await insertOrderChanges(tx, { orderId: order.id, userId, at }, changes);
    return write(tx);
  };
}
