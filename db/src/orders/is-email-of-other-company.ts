import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';

/** One contact e-mail belongs to one VAT id: whether another company already applied with this one. */
export async function isEmailOfOtherCompany(tx: Tx, email: string, vatId: string): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom('orders')
    .innerJoin('companies', 'companies.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.contactEmailIndex', 'in', blindIndexes(tx.keys, 'email', email))
    .where('companies.vatIdIndex', 'not in', blindIndexes(tx.keys, 'vatId', vatId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
