import type { Tx } from '../database.ts';
import type { FileType } from '../tables/dealings.ts';
import { fileFromRow, type StoredFile } from './stored-file.ts';

/** An order's files, oldest first; of all types when none are named. */
export async function listFiles(tx: Tx, orderId: string, types?: readonly FileType[]): Promise<StoredFile[]> {
  const rows = await tx.kysely
    .selectFrom('files')
    .selectAll()
    .where('orderId', '=', orderId)
    .$if(types !== undefined, (query) => query.where('type', 'in', types ?? []))
    .orderBy('id')
    .execute();
  return rows.map((row) => fileFromRow(tx.keys, row));
}
