import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';

/** Keeps the tabs' counts with a move, in its own transaction, so that no list ever counts rows. */
export async function shiftOrderCounts(
  tx: Tx,
  shopId: string,
  move: { readonly left?: OrderStatus; readonly entered: OrderStatus },
): Promise<void> {
  const { left, entered } = move;
  if (left === entered) return;
  const shifts = [
    { shopId, status: entered, count: 1 },
    ...(left ? [{ shopId, status: left, count: -1 }] : []),
  ];
  // In one order of keys, so that two moves in opposite directions do not wait for each other.
  shifts.sort((one, other) => (one.status < other.status ? -1 : 1));
  await tx.kysely
    .insertInto('orderCounts')
    .values(shifts)
    .onConflict((conflict) =>
      conflict
        .columns(['shopId', 'status'])
        .doUpdateSet((eb) => ({ count: eb('orderCounts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}
