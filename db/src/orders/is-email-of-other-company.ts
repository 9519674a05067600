import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';

/** One contact e-mail belongs to one VAT id: whether another order of another company has this one. The order that is being written does not count, whichever VAT id it had before. */
export async function isEmailOfOtherCompany(
  tx: Tx,
  email: string,
  vatId: string,
  orderId: string | null = null,
): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('orders')
    .innerJoin('companies', 'companies.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.contactEmailIndex', 'in', blindIndexes(tx.keys, 'email', email))
    .where('companies.vatIdIndex', 'not in', blindIndexes(tx.keys, 'vatId', vatId))
    .$if(orderId !== null, (query) => query.where('orders.id', '<>', orderId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
