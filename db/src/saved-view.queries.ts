import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { SavedViewsTable } from './tables/accounts.ts';
import { bit } from './tables/columns.ts';

/** A list under a name; who saved it, and whether all staff see it. */
export interface SavedView {
  readonly id: string;
  readonly userId: string;
  readonly list: string;
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
  readonly shared: boolean;
}

/** How many views of colleagues a user is shown. */
const mostShared = 50;

const viewOf = ({ createdAt: _createdAt, ...row }: Selectable<SavedViewsTable>): SavedView => ({
  ...row,
  search: JSON.parse(row.search) as SavedView['search'],
  columns: row.columns === null ? null : (JSON.parse(row.columns) as string[]),
  shared: row.shared === 1,
});

const viewsByName = (tx: Tx) =>
  tx.kysely.selectFrom('savedViews').selectAll().orderBy('list').orderBy('name').orderBy('id');

/** A user's own views of every list, by name; the caller bounds how many there may be. */
export async function listOwnViews(tx: Tx, userId: string): Promise<SavedView[]> {
  return (await viewsByName(tx).where('userId', '=', userId).execute()).map(viewOf);
}

/** What others share, by name. */
export async function listSharedViews(tx: Tx, userId: string): Promise<SavedView[]> {
  const shared = viewsByName(tx).where('shared', '=', 1).where('userId', '!=', userId);
  return (await shared.limit(mostShared).execute()).map(viewOf);
}

/** Writes the user's view of this id or, without one, of this list and name; answers its id. */
export async function saveView(
  tx: Tx,
  { id, ...view }: Omit<SavedView, 'id'> & { readonly id: string | null },
  createdAt: number,
): Promise<string> {
  const row = {
    ...view,
    search: JSON.stringify(view.search),
    columns: view.columns && JSON.stringify(view.columns),
    shared: bit(view.shared),
  };
  const saved = await (
    id === null
      ? tx.kysely
          .insertInto('savedViews')
          .values({ id: newId(), createdAt, ...row })
          .onConflict((conflict) => conflict.columns(['userId', 'list', 'name']).doUpdateSet(row))
          .returning('id')
      : tx.kysely.updateTable('savedViews').set(row).where('id', '=', id).returning('id')
  ).executeTakeFirstOrThrow();
  return saved.id;
}

/** Deletes the user's own view; false where there is none of this id. */
export async function deleteView(tx: Tx, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
