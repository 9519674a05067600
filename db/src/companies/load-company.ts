import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { Company } from './company.ts';

/** Null until the client has said which company it is. */
export async function loadCompany(tx: Tx, orderId: string): Promise<Company | null> {
  const row = await tx.kysely
    .selectFrom('companies')
    .select(['id', 'details'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ? openJson<Company>(tx.keys, `companies:${orderId}:details`, row.details) : null;
}
