import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { Company } from './company.ts';

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
      const { name } = openJson<Company>(tx.keys, `companies:${orderId}:details`, details);
      return name === null ? [] : [[orderId, name] as const];
    }),
  );
}
