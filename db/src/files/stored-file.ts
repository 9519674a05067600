import type { Selectable } from 'kysely';
import type { Keyring } from '../sealed/keyring.ts';
import { open } from '../sealed/open.ts';
import type { FilesTable } from '../tables/dealings.ts';

/** What is known of a file; its content lies under `path` in the file store. Names can name people, so they are sealed. */
export interface StoredFile extends Readonly<Omit<Selectable<FilesTable>, 'name'>> {
  readonly name: string;
}

export function fileFromRow(keys: Keyring, row: Selectable<FilesTable>): StoredFile {
  return { ...row, name: open(keys, `files:${row.id}:name`, row.name) };
}
