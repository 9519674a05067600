import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { Person } from './person.ts';

/** In the order of the form. */
export async function listPersons(tx: Tx, orderId: string): Promise<Person[]> {
  const rows = await tx.kysely
    .selectFrom('persons')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...openJson<Person>(tx.keys, `persons:${row.id}:details`, row.details),
    id: row.id,
    identityConfirmedAt: row.identityConfirmedAt,
  }));
}
