import { newCompany, type Company } from './company.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { blindIndex } from './engine/sealed/digests.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import { statement } from './engine/statement.ts';
import { indexCompanyName } from './search-index.ts';
import type { Sealed } from './tables/columns.ts';

/** An order's company from its row; a field that the catalogue got after the row was written is unknown. */
export function openCompany(keys: Keyring, orderId: string, details: Sealed): Company {
  const company = openJson<Company>(keys, `companies:${orderId}:details`, details);
  return { ...newCompany(company.vatId), ...company };
}

const ofOrder = statement<{ orderId: string }, { details: Sealed }>((db, params) =>
  db.selectFrom('companies').select('details').where('orderId', '=', params.orderId),
);

/** Null until the client has said which company it is. */
export async function loadCompany(tx: Tx, orderId: string): Promise<Company | null> {
  const [row] = await tx.run(ofOrder, { orderId });
  return row ? openCompany(tx.keys, orderId, row.details) : null;
}

/** The names of the orders' companies, by order; orders without a company or name are left out. */
export async function listCompanyNames(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('companies')
    .select(['orderId', 'details'])
    .where('orderId', 'in', orderIds)
    .execute();
  return new Map(
    rows.flatMap(({ orderId, details }) => {
      const { name } = openCompany(tx.keys, orderId, details);
      return name === null ? [] : [[orderId, name] as const];
    }),
  );
}

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
