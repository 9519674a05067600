import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { statement } from './engine/statement.ts';
import type { MaintenanceMessagesTable } from './tables/operations.ts';

/** What stands above every page from one moment until another. */
export type MaintenanceMessage = Readonly<Selectable<MaintenanceMessagesTable>>;

const shownAt = statement<{ at: number }, { text: string }>((db, params) =>
  db
    .selectFrom('maintenanceMessages')
    .select('text')
    .where('endsAt', '>', params.at)
    .where('showsFrom', '<=', params.at)
    .limit(1),
);

/** The message that is shown at this moment; null: none. */
export async function loadShownMessage(tx: Tx, at: number): Promise<string | null> {
  return (await tx.run(shownAt, { at }))[0]?.text ?? null;
}

/** The last 50 messages with the name of who planned each, the latest first. */
export function listMaintenanceMessages(tx: Tx): Promise<(MaintenanceMessage & { author: string })[]> {
  return tx.kysely
    .selectFrom('maintenanceMessages')
    .innerJoin('users', 'users.id', 'maintenanceMessages.plannedBy')
    .selectAll('maintenanceMessages')
    .select('users.fullName as author')
    .orderBy('endsAt', 'desc')
    .limit(50)
    .execute();
}

/** Writes a message down; null where another is shown in a part of its time. */
export async function insertMaintenanceMessage(
  tx: Tx,
  message: Omit<MaintenanceMessage, 'id'>,
): Promise<MaintenanceMessage | null> {
  const beside = await tx.kysely
    .selectFrom('maintenanceMessages')
    .select('id')
    .where('endsAt', '>', message.showsFrom)
    .where('showsFrom', '<', message.endsAt)
    .limit(1)
    .executeTakeFirst();
  if (beside !== undefined) return null;
  const row = { id: newId(), ...message };
  await tx.kysely.insertInto('maintenanceMessages').values(row).execute();
  return row;
}

/** Drops a message that has not begun and ends one that has; `past` and `unknown` change nothing. */
export async function withdrawMaintenanceMessage(
  tx: Tx,
  id: string,
  at: number,
): Promise<'withdrawn' | 'past' | 'unknown'> {
  const row = await tx.kysely
    .selectFrom('maintenanceMessages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.endsAt <= at) return 'past';
  if (row.showsFrom > at) await tx.kysely.deleteFrom('maintenanceMessages').where('id', '=', id).execute();
  else await tx.kysely.updateTable('maintenanceMessages').set({ endsAt: at }).where('id', '=', id).execute();
  return 'withdrawn';
}
