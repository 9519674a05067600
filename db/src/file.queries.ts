import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { open, seal } from './engine/sealed/seal.ts';
import type { FilesTable } from './tables/documents.ts';

/** What is known of a file; its content lies under `path` in the file store. Names can name people, so they are sealed. */
export interface StoredFile extends Readonly<Omit<Selectable<FilesTable>, 'name'>> {
  readonly name: string;
}

function fileFromRow(keys: Keyring, row: Selectable<FilesTable>): StoredFile {
  return { ...row, name: open(keys, `files:${row.id}:name`, row.name) };
}

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

export async function loadFile(tx: Tx, id: string): Promise<StoredFile | null> {
  const row = await tx.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fileFromRow(tx.keys, row) : null;
}

/** Agreements and guarantees, drawn or signed: what a client may keep of an order's files. */
export const attachmentTypes = [
  'contract',
  'guarantee',
  'contract_with_guarantee',
  'signed_agreement',
] as const satisfies readonly FilesTable['type'][];

export const isAttachment = (type: FilesTable['type']): boolean =>
  (attachmentTypes as readonly FilesTable['type'][]).includes(type);

/** Which of these paths a row names: the rest are contents that no file has. */
export async function listStoredPaths(tx: Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.kysely.selectFrom('files').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}
