import type { Tx } from './engine/database.ts';
import { blindIndex, blindIndexes, phoneIndex } from './engine/sealed/digests.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrder } from './engine/sealed/order-keys.ts';
import { open, openJson } from './engine/sealed/seal.ts';
import { normalisePhone } from '@app/machines/rules';
import type { PersonIndexesTable } from './tables/erasure.ts';
import type { Sealed } from './tables/columns.ts';

/** By what a person is found. */
export type PersonKey = PersonIndexesTable['kind'];

interface Known {
  readonly pesel: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const indexesOf = (
  keys: Keyring,
  { pesel, email, phone }: Known,
): readonly (readonly [PersonKey, string])[] => [
  ...(pesel ? [['pesel', blindIndex(keys, 'pesel', pesel)] as const] : []),
  ...(email ? [['email', blindIndex(keys, 'email', email)] as const] : []),
  ...(phone ? [['phone', phoneIndex(keys, phone)] as const] : []),
];

/** A value under each key of the deployment, as persons and contacts are found by it. */
export const personIndexesOf = (keys: Keyring, kind: PersonKey, value: string): string[] =>
  blindIndexes(keys, kind, kind === 'phone' ? normalisePhone(value) : value);

/** Writes by what the order's persons are found, under the current key; answers whether any of it was new. */
export async function indexPersons(tx: Tx, orderId: string): Promise<boolean> {
  const persons: { id: string; details: Sealed }[] = await tx.kysely
    .selectFrom('persons')
    .select(['id', 'details'])
    .where('orderId', '=', orderId)
    .execute();
  const keys = await keysOfOrder(tx, orderId);
  const rows = persons.flatMap(({ id, details }) =>
    indexesOf(tx.keys, openJson<Known>(keys, `persons:${id}:details`, details)).map(([kind, valueIndex]) => ({
      ...{ kind, valueIndex, orderId, personId: id },
    })),
  );
  if (rows.length === 0) return false;
  const made = await tx.kysely
    .insertInto('personIndexes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('personId')
    .execute();
  return made.length > 0;
}

/** By what a request is found, under each key: another index than those of orders, so that who asked cannot be matched with who stands where. */
export const requestIndexes = (
  keys: Keyring,
  { by, value }: { readonly by: PersonKey; readonly value: string },
): string[] => blindIndexes(keys, `request:${by}`, by === 'phone' ? normalisePhone(value) : value);

/** Writes by what requests are found under the current key, where it was another. */
export async function reindexRequests(tx: Tx): Promise<void> {
  const found = await tx.kysely
    .selectFrom('personRequests')
    .select(['id', 'soughtBy', 'person', 'personIndex'])
    .execute();
  for (const { id, soughtBy, person, personIndex } of found) {
    const value = open(tx.keys, `person_requests:${id}:person`, person);
    const [now = personIndex] = requestIndexes(tx.keys, { by: soughtBy, value });
    if (now !== personIndex)
      await tx.kysely.updateTable('personRequests').set({ personIndex: now }).where('id', '=', id).execute();
  }
}
