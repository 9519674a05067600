import { personFields, unknownValues } from '@app/machines/fields';
import type { Person } from '@app/machines/fields';
import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder, keysToWrite } from './engine/sealed/order-keys.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import { statement } from './engine/statement.ts';
import { indexPersons } from './person-index.ts';
import type { PersonsTable } from './tables/parties.ts';

export type { Person };

/** Of whoever was not stored before the id is missing; who keeps it stays the same person. */
export type NewPerson = Omit<Person, 'id'> & { readonly id?: string };

/** A person of whom nothing is known yet. */
export const newPerson = (): NewPerson => ({
  ...unknownValues(personFields),
  peselFromG2i: false,
  identityConfirmedAt: null,
});

type PersonRow = Pick<Selectable<PersonsTable>, 'id' | 'details' | 'identityConfirmedAt'>;

/** A person from a row; a field that the catalogue got after the row was written is unknown. */
export const openPerson = (keys: Keyring, { id, details, identityConfirmedAt }: PersonRow): Person => ({
  ...newPerson(),
  ...openJson<Person>(keys, `persons:${id}:details`, details),
  id,
  identityConfirmedAt,
});

const ofOrder = statement<{ orderId: string }, Selectable<PersonsTable>>((db, params) =>
  db.selectFrom('persons').selectAll().where('orderId', '=', params.orderId).orderBy('position'),
);

/** In the order of the form. */
export async function listPersons(tx: Tx, orderId: string): Promise<Person[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const keys = await keysOfOrder(tx, orderId);
  return rows.map((row) => openPerson(keys, row));
}

/** The order's persons are these and no others. Who keeps the id stays the same person. */
export async function replacePersons(tx: Tx, orderId: string, persons: readonly NewPerson[]): Promise<void> {
  await tx.kysely.deleteFrom('persons').where('orderId', '=', orderId).execute();
  await tx.kysely.deleteFrom('personIndexes').where('orderId', '=', orderId).execute();
  if (persons.length === 0) return;
  const keys = await keysToWrite(tx, orderId);
  await tx.kysely
    .insertInto('persons')
    .values(
      persons.map(({ id = newId(), identityConfirmedAt, ...details }, position) => ({
        id,
        orderId,
        position,
        details: sealJson(keys, `persons:${id}:details`, details),
        identityConfirmedAt,
      })),
    )
    .execute();
  await indexPersons(tx, orderId);
}

/** Marks persons of an order as identified; who already was keeps the earlier time. Answers how many were marked now. */
export async function confirmIdentities(
  tx: Tx,
  orderId: string,
  personIds: readonly string[],
  at: number,
): Promise<number> {
  if (personIds.length === 0) return 0;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('persons')
    .set({ identityConfirmedAt: at })
    .where('orderId', '=', orderId)
    .where('id', 'in', personIds)
    .where('identityConfirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
