import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { sealJson } from '../sealed/seal.ts';
import type { NewPerson } from './new-person.ts';

/** The order's persons are these and no others. Who keeps the id stays the same person. */
export async function replacePersons(tx: Tx, orderId: string, persons: readonly NewPerson[]): Promise<void> {
  await tx.kysely.deleteFrom('persons').where('orderId', '=', orderId).execute();
  if (persons.length === 0) return;
  await tx.kysely
    .insertInto('persons')
    .values(
      persons.map(({ id = newId(), identityConfirmedAt, ...details }, position) => ({
        id,
        orderId,
        position,
        details: sealJson(tx.keys, `persons:${id}:details`, details),
        identityConfirmedAt,
      })),
    )
    .execute();
}
