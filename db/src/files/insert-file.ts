import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { seal } from '../sealed/seal.ts';
import type { StoredFile } from './stored-file.ts';

export type NewFile = Omit<StoredFile, 'id' | 'createdAt'> & { readonly id?: string };

/** The content is stored before the row: a row never points at nothing. */
export async function insertFile(
  tx: Tx,
  { id = newId(), ...file }: NewFile,
  at: number,
): Promise<StoredFile> {
  await tx.kysely
    .insertInto('files')
    .values({ ...file, id, name: seal(tx.keys, `files:${id}:name`, file.name), createdAt: at })
    .execute();
  return { ...file, id, createdAt: at };
}
