import { warsawDay, type PersonRequestKind } from '@app/machines/rules';
import type { Selectable } from 'kysely';
import type { Tx } from '../engine/database.ts';
import { newId } from '../engine/ids.ts';
import type { Keyring } from '../engine/sealed/keyring.ts';
import { open, seal } from '../engine/sealed/seal.ts';
import { requestIndexes } from '../person-index.ts';
import type { PersonRequestsTable } from '../tables/erasure.ts';
import { soughtValue, type SoughtPerson } from './find-person.ts';

/** A person's request, opened; `done` is what was done, an order each, as its writer has put it. */
export interface PersonRequest extends Readonly<
  Pick<Selectable<PersonRequestsTable>, 'id' | 'number' | 'kind' | 'soughtBy' | 'userId' | 'at'>
> {
  readonly person: string;
  readonly reason: string;
  readonly done: unknown;
  /** The account's name; null where it was done from a shell. */
  readonly by: string | null;
}

interface NewRequest {
  readonly kind: PersonRequestKind;
  readonly sought: SoughtPerson;
  readonly reason: string;
  readonly userId: string | null;
  readonly done: unknown;
}

async function nextNumber(tx: Tx, at: number): Promise<string> {
  const year = warsawDay(at).slice(0, 4);
  const { value } = await tx.kysely
    .insertInto('sequences')
    .values({ name: `person_requests_${year}`, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('sequences.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return `${year}/${value}`;
}

/** Writes a request down under a number of its own. */
export async function insertPersonRequest(
  tx: Tx,
  { kind, sought, reason, userId, done }: NewRequest,
  at: number,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = newId();
  const number = await nextNumber(tx, at);
  const [personIndex = ''] = requestIndexes(tx.keys, { by: sought.by, value: soughtValue(sought) });
  await tx.kysely
    .insertInto('personRequests')
    .values({
      ...{ id, number, kind, soughtBy: sought.by, personIndex, userId, at },
      person: seal(tx.keys, `person_requests:${id}:person`, soughtValue(sought)),
      reason: seal(tx.keys, `person_requests:${id}:reason`, reason),
      done: JSON.stringify(done),
    })
    .execute();
  return { id, number };
}

/** Writes what was done for a request that stands already. */
export async function savePersonRequest(tx: Tx, id: string, done: unknown): Promise<void> {
  await tx.kysely
    .updateTable('personRequests')
    .set({ done: JSON.stringify(done) })
    .where('id', '=', id)
    .execute();
}

const rows = (tx: Tx) =>
  tx.kysely
    .selectFrom('personRequests')
    .leftJoin('users', 'users.id', 'personRequests.userId')
    .selectAll('personRequests')
    .select('users.fullName as by');

const fromRow = (
  keys: Keyring,
  row: Selectable<PersonRequestsTable> & { readonly by: string | null },
): PersonRequest => {
  const { id, number, kind, soughtBy, userId, at, by } = row;
  return {
    ...{ id, number, kind, soughtBy, userId, at, by },
    person: open(keys, `person_requests:${id}:person`, row.person),
    reason: open(keys, `person_requests:${id}:reason`, row.reason),
    done: JSON.parse(row.done) as unknown,
  };
};

/** Requests, newest first: all of them, or those of one person. */
export async function listPersonRequests(
  tx: Tx,
  { sought, limit }: { readonly sought?: SoughtPerson | undefined; readonly limit: number },
): Promise<PersonRequest[]> {
  const found = await rows(tx)
    .$if(sought !== undefined, (query) =>
      query
        .where('soughtBy', '=', sought?.by ?? 'pesel')
        .where(
          'personIndex',
          'in',
          sought ? requestIndexes(tx.keys, { by: sought.by, value: soughtValue(sought) }) : [],
        ),
    )
    .orderBy('personRequests.id', 'desc')
    .limit(limit)
    .execute();
  return found.map((row) => fromRow(tx.keys, row));
}

export async function loadPersonRequest(tx: Tx, id: string): Promise<PersonRequest | null> {
  const row = await rows(tx).where('personRequests.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(tx.keys, row);
}
