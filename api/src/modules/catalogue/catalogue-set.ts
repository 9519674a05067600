import { createHash } from 'node:crypto';
import {
  listTableChanges,
  lockCatalogueTable,
  noteTableChange,
  loadDefaultCategoryOf,
  type CatalogueSet,
  type DefaultCategory,
  type Sector,
  type Tx,
} from '@app/db';
import { momentToWire } from '@app/machines/contract';
import { ApiError, notFound } from '../../kernel/errors.ts';

/** A set of rows that is edited whole, as it stands on the wire. */
export interface EditedSet<Row extends object> extends CatalogueSet {
  readonly read: (tx: Tx) => Promise<readonly Row[]>;
  /** The rows belong to a category, whose own version keeps two from changing them at once. */
  readonly ofCategory?: true;
}

/** The default category that a set is of; null for the set of all. Throws 404 where the sector has no such category. */
export async function categoryOfSet(
  tx: Tx,
  sector: Sector,
  id: string | null | undefined,
): Promise<DefaultCategory | null> {
  if (id === null || id === undefined || id === '') return null;
  const category = await loadDefaultCategoryOf(tx, id);
  if (category === null || category.sector !== sector) throw notFound();
  return category;
}

/** How many changes are told with a set. */
const toldChanges = 10;

/** An imported set has no number that counts its changes: what it says is its version. */
const versionOf = (rows: readonly object[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/** Rows of which the other list has none that says the same. */
function countOthers(rows: readonly object[], others: readonly object[]): number {
  const known = new Set(others.map((row) => JSON.stringify(row)));
  return rows.filter((row) => !known.has(JSON.stringify(row))).length;
}

async function replyWith<Row extends object>(tx: Tx, set: EditedSet<Row>, rows: readonly Row[]) {
  const changes = await listTableChanges(tx, set, toldChanges);
  return {
    version: versionOf(rows),
    rows: [...rows],
    changes: changes.map(({ at, by, before, after }) => ({
      ...{ at: momentToWire(at), by },
      ...{ written: countOthers(after, before), gone: countOthers(before, after) },
    })),
  };
}

/** The set as it is stored, with its version and who changed it last. */
export const replyOfSet = async <Row extends object>(tx: Tx, set: EditedSet<Row>) =>
  replyWith(tx, set, await set.read(tx));

/** 409: somebody has changed the set since it was read; it comes along as it is now. */
export const setConflict = async <Row extends object>(tx: Tx, set: EditedSet<Row>): Promise<ApiError> =>
  new ApiError(409, {
    error: 'Ktoś zmienił tę tabelę w międzyczasie. Porównaj obie wersje.',
    code: 'version',
    set: await replyOfSet(tx, set),
  });

/** A change of a set: over which version, by whom and when (epoch milliseconds), and what it writes; `write` may refuse. */
interface SetChange<Row> {
  readonly version: string;
  readonly by: string;
  readonly at: number;
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** Where the set says something else than before. */
  readonly tell?: (tx: Tx) => Promise<void>;
}

/**
 * Changes a set over the version that was read, and notes who did. Throws 409 with the code `version` and the set as it is
 * now where it says something else by then.
 */
export async function changeSet<Row extends object>(
  tx: Tx,
  set: EditedSet<Row>,
  { version, by, at, write, tell }: SetChange<Row>,
) {
  // A category is written before its rows: a table that was locked before it could wait for one who waits for the table.
  if (set.ofCategory !== true) await lockCatalogueTable(tx, set.table);
  const before = await set.read(tx);
  if (versionOf(before) !== version) throw await setConflict(tx, set);
  await write(before);
  const after = await set.read(tx);
  if (versionOf(after) !== version) {
    await noteTableChange(tx, set, { before, after }, { by, at });
    await tell?.(tx);
  }
  return replyWith(tx, set, after);
}
