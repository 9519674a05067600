import type { Tx } from '../database.ts';
import { openJson } from '../sealed/open.ts';
import type { Person } from './person.ts';
import { statement } from '../statement.ts';
import type { Selectable } from 'kysely';
import type { PersonsTable } from '../tables/people.ts';

const ofOrder = statement<{ orderId: string }, Selectable<PersonsTable>>((db, given) =>
  db.selectFrom('persons').selectAll().where('orderId', '=', given.orderId).orderBy('position'),
);

/** In the order of the form. */
export async function listPersons(tx: Tx, orderId: string): Promise<Person[]> {
  const rows = await tx.run(ofOrder, { orderId });
  return rows.map((row) => ({
    ...openJson<Person>(tx.keys, `persons:${row.id}:details`, row.details),
    id: row.id,
    identityConfirmedAt: row.identityConfirmedAt,
  }));
}
