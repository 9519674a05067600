import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { indexCompanyName } from '../order-search/index-company-name.ts';
import { blindIndex } from '../sealed/blind-index.ts';
import { sealJson } from '../sealed/seal.ts';
import type { Company } from './company.ts';

/** The order's company is this one; the whole of it is written. */
export async function saveCompany(tx: Tx, orderId: string, company: Company, at: number): Promise<void> {
  await tx.kysely
    .insertInto('companies')
    .values({
      id: newId(),
      orderId,
      vatIdIndex: blindIndex(tx.keys, 'vatId', company.vatId),
      details: sealJson(tx.keys, `companies:${orderId}:details`, company),
      updatedAt: at,
    })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet((eb) => ({
        vatIdIndex: eb.ref('excluded.vatIdIndex'),
        details: eb.ref('excluded.details'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
  await indexCompanyName(tx, orderId, company);
}
