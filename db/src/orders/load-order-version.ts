import type { Tx } from '../database.ts';
import type { FinancingType } from '../order-language.ts';
import { statement } from '../statement.ts';

/** An order's version and whose it is: all that a page has to know which has the order already. */
export interface OrderVersion {
  readonly version: number;
  readonly shopId: string;
  readonly soldBy: string | null;
  readonly financingType: FinancingType;
}

const bySlug = statement<{ slug: string }, OrderVersion>((db, given) =>
  db
    .selectFrom('orders')
    .select(['version', 'shopId', 'soldBy', 'financingType'])
    .where('slug', '=', given.slug),
);

/** Null for a slug that was never given. */
export async function loadOrderVersion(tx: Tx, slug: string): Promise<OrderVersion | null> {
  const [row] = await tx.run(bySlug, { slug });
  return row ?? null;
}
