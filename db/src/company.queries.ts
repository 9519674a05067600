import { newCompany, type Company } from './company.ts';
import type { Tx } from './engine/database.ts';
import { flagCheck } from './engine/order-flags.ts';
import { newId } from './engine/ids.ts';
import { blindIndex } from './engine/sealed/digests.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder, keysOfOrders, keysToWrite } from './engine/sealed/order-keys.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import { statement } from './engine/statement.ts';
import { runWrite } from './engine/writes.ts';
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
  return row ? openCompany(await keysOfOrder(tx, orderId), orderId, row.details) : null;
}

/** The orders' companies, by order; orders without a company are left out. */
export async function listCompanies(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Company>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('companies')
    .select(['orderId', 'details'])
    .where('orderId', 'in', orderIds)
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return new Map(rows.map(({ orderId, details }) => [orderId, openCompany(keys(orderId), orderId, details)]));
}

/** The names of the orders' companies, by order; orders without a company or name are left out. */
export async function listCompanyNames(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const companies = await listCompanies(tx, orderIds);
  return new Map(
    [...companies].flatMap(([orderId, { name }]) => (name === null ? [] : [[orderId, name] as const])),
  );
}

/** So many orders of a company are looked at, as its flags' rule does. */
const mostChecked = 50;

/** Has the flags of the orders looked at that the order stands beside as yet, the newest. */
export async function checkFlagsOfCompany(tx: Tx, orderId: string, at: number): Promise<void> {
  const orders = await tx.kysely
    .selectFrom('companies as own')
    .innerJoin('companies as other', 'other.vatIdIndex', 'own.vatIdIndex')
    .select('other.orderId')
    .where('own.orderId', '=', orderId)
    .orderBy('other.orderId', 'desc')
    .limit(mostChecked)
    .execute();
  for (const other of orders) await runWrite(tx, flagCheck(other.orderId, at));
}

/** The order's company is this one; the whole of it is written, and the flags of whatever else it applied for are looked at. */
export async function saveCompany(tx: Tx, orderId: string, company: Company, at: number): Promise<void> {
  const before = await loadCompany(tx, orderId);
  const keys = await keysToWrite(tx, orderId);
  if (before !== null && before.vatId !== company.vatId) await checkFlagsOfCompany(tx, orderId, at);
  await tx.kysely
    .insertInto('companies')
    .values({
      id: newId(),
      orderId,
      vatIdIndex: blindIndex(tx.keys, 'vatId', company.vatId),
      details: sealJson(keys, `companies:${orderId}:details`, company),
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
  await runWrite(tx, flagCheck(orderId, at));
  await indexCompanyName(tx, orderId, company);
}
