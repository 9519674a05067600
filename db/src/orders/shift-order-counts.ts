import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';
import { statement } from '../statement.ts';

interface Shift {
  readonly shopId: string;
  readonly status: OrderStatus;
  readonly count: number;
}

const add = statement<Shift, never>((db, { shopId, status, count }) =>
  db
    .insertInto('orderCounts')
    .values({ shopId, status, count })
    .onConflict((conflict) =>
      conflict
        .columns(['shopId', 'status'])
        .doUpdateSet((eb) => ({ count: eb('orderCounts.count', '+', eb.ref('excluded.count')) })),
    ),
);

/** Keeps the tabs' counts with a move, in its own transaction, so that no list ever counts rows. */
export async function shiftOrderCounts(
  tx: Tx,
  shopId: string,
  move: { readonly left?: OrderStatus; readonly entered: OrderStatus },
): Promise<void> {
  const { left, entered } = move;
  if (left === entered) return;
  const shifts: Shift[] = [
    { shopId, status: entered, count: 1 },
    ...(left ? [{ shopId, status: left, count: -1 }] : []),
  ];
  // In one order of keys, so that two moves in opposite directions do not wait for each other.
  shifts.sort((one, other) => (one.status < other.status ? -1 : 1));
  for (const shift of shifts) await tx.run(add, shift);
}
