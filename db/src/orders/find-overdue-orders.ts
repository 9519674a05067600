import type { Tx } from '../database.ts';
import type { OrderStatus } from '../order-language.ts';

export interface OverdueOrder {
  readonly id: string;
  readonly slug: string;
  readonly status: OrderStatus;
  readonly version: number;
  readonly deadlineAt: number;
}

/** Orders whose deadline has passed, longest first. Looking claims nothing: the version check lets one sweeper win. */
export async function findOverdueOrders(tx: Tx, now: number, limit: number): Promise<OverdueOrder[]> {
  return tx.kysely
    .selectFrom('orders')
    .select(['id', 'slug', 'status', 'version', 'deadlineAt'])
    .where('deadlineAt', '<=', now)
    .$narrowType<{ deadlineAt: number }>()
    .orderBy('deadlineAt')
    .limit(limit)
    .execute();
}
