import type { Tx } from '../database.ts';
import { fileFromRow, type StoredFile } from './stored-file.ts';

export async function loadFile(tx: Tx, id: string): Promise<StoredFile | null> {
  const row = await tx.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fileFromRow(tx.keys, row) : null;
}
