import type { Tx } from './engine/database.ts';

/** What came of a Polish day (YYYY-MM-DD); the price of what was delivered in grosz, net. */
export interface OrderDay {
  readonly day: string;
  readonly begun: number;
  readonly decided: number;
  readonly delivered: number;
  readonly deliveredPrice: number;
}

/** The days from this one on, the first first; days on which nothing happened are left out. */
export function listOrderDays(tx: Tx, from: string): Promise<OrderDay[]> {
  return tx.kysely
    .selectFrom('orderDays')
    .select('day')
    .select(({ fn }) => [
      fn.sum<number>('begun').as('begun'),
      fn.sum<number>('decided').as('decided'),
      fn.sum<number>('delivered').as('delivered'),
      fn.sum<number>('deliveredPrice').as('deliveredPrice'),
    ])
    .where('day', '>=', from)
    .groupBy('day')
    .orderBy('day')
    .execute();
}
