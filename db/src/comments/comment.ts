import type { Selectable } from 'kysely';
import type { Keyring } from '../sealed/keyring.ts';
import { open } from '../sealed/open.ts';
import type { CommentsTable } from '../tables/dealings.ts';

/** Free text about an order; people write about people, so it is sealed. */
export interface Comment extends Readonly<Omit<Selectable<CommentsTable>, 'body' | 'seen' | 'deletedAt'>> {
  readonly body: string;
  readonly seen: boolean;
}

export function commentFromRow(keys: Keyring, row: Selectable<CommentsTable>): Comment {
  const { deletedAt: _, ...same } = row;
  return { ...same, body: open(keys, `comments:${row.id}:body`, row.body), seen: row.seen === 1 };
}
