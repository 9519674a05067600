import type { Tx } from '../database.ts';
import type { FilesTable, FileType } from '../tables/dealings.ts';
import { fileFromRow, type StoredFile } from './stored-file.ts';
import { statement } from '../statement.ts';
import type { Selectable } from 'kysely';

const ofOrder = statement<{ orderId: string }, Selectable<FilesTable>>((db, given) =>
  db.selectFrom('files').selectAll().where('orderId', '=', given.orderId).orderBy('id'),
);

/** An order's files, oldest first; of all types when none are named. */
export async function listFiles(tx: Tx, orderId: string, types?: readonly FileType[]): Promise<StoredFile[]> {
  const rows = await tx.run(ofOrder, { orderId });
  const asked = types === undefined ? rows : rows.filter(({ type }) => types.includes(type));
  return asked.map((row) => fileFromRow(tx.keys, row));
}
