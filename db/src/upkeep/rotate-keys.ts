import { sql, type Kysely } from 'kysely';
import type { Database, Tx } from '../engine/database.ts';
import { orderKeyId } from '../engine/sealed/keyring.ts';
import { keysOfOrder } from '../engine/sealed/order-keys.ts';
import { isSealed, open, seal, type Place } from '../engine/sealed/seal.ts';
import { reindexRequests } from '../person-index.ts';
import { rotateOrderKeys } from './rotate-order-keys.ts';
import { sealedTables, type SealedTable } from './sealed-tables.ts';
import type { Sealed } from '../tables/columns.ts';

/** What became of a table's rows that were sealed under another key than the first. */
export interface RotatedTable {
  readonly table: string;
  readonly resealed: number;
  /** Rows that none of the keys opens, or that were changed by hand: they stay as they are. */
  readonly unreadable: number;
}

type Row = Readonly<Record<string, string | null>>;

/** The tables as rows of text: which of them it is, is data here. */
type AnyTable = Kysely<Record<string, Record<string, string | null>>>;

const batchSize = 200;

/** A row sealed anew: what it must still be for that to be written, and what is written. */
interface Resealed {
  readonly row: Row;
  readonly changed: Row;
}

const keyOf = (table: SealedTable): readonly string[] => sealedTables[table].key;
const columnsOf = (table: SealedTable): readonly string[] => Object.keys(sealedTables[table].columns);

const orderOf = (table: SealedTable): string | null => sealedTables[table].order;

/** The next rows of which a value does not lie under its order's own key, or, where there is none, under another key than the first. */
function rowsAfter(db: Database, table: SealedTable, after: Row | undefined): Promise<Row[]> {
  const order = orderOf(table);
  const isUnder = (column: string, key: string) =>
    sql<boolean>`substr(${sql.ref(column)}, 1, ${key.length + 1}) = ${`${key}.`}`;
  let query = (db.kysely as unknown as AnyTable)
    .selectFrom(table)
    .select([...new Set([...keyOf(table), ...columnsOf(table), ...(order === null ? [] : [order])])])
    .where((eb) => {
      const notOfFirst = (column: string) => eb.not(isUnder(column, db.keys.current.id));
      if (order === null) return eb.or(columnsOf(table).map(notOfFirst));
      const hasKey = sql<boolean>`${sql.ref(order)} in (select order_id from order_keys where sealed_key is not null)`;
      return eb.or(
        columnsOf(table).map((column) =>
          eb.and([eb.not(isUnder(column, orderKeyId)), eb.or([hasKey, notOfFirst(column)])]),
        ),
      );
    })
    .limit(batchSize);
  for (const column of keyOf(table)) query = query.orderBy(column);
  if (after !== undefined) {
    const names = sql.join(keyOf(table).map((column) => sql.ref(column)));
    const values = sql.join(keyOf(table).map((column) => after[column]));
    query = query.where(sql<boolean>`(${names}) > (${values})`);
  }
  return query.execute();
}

/** Null where a value, or the key of its order, opens under none of the keys. */
async function reseal(db: Database, table: SealedTable, row: Row): Promise<Resealed | null> {
  const id = keyOf(table)
    .map((column) => row[column])
    .join(' ');
  const changed: Record<string, string | null> = {};
  const order = orderOf(table);
  try {
    const keys = await keysOfOrder(db, order && (row[order] ?? null));
    for (const column of columnsOf(table)) {
      const before = row[column] ?? null;
      if (before === null) continue;
      const place: Place = `${sealedTables[table].name}:${id}:${column}`;
      const text = isSealed(before) ? open(keys, place, before as Sealed) : before;
      changed[column] = seal(keys, place, text);
    }
  } catch {
    return null;
  }
  return { row, changed };
}

/** Skips rows written meanwhile: those are sealed as they should be already. */
async function write(tx: Tx, table: SealedTable, resealed: readonly Resealed[]): Promise<number> {
  let written = 0;
  for (const { row, changed } of resealed) {
    const { numUpdatedRows } = await (tx.kysely as unknown as AnyTable)
      .updateTable(table)
      .set(changed)
      .where((eb) =>
        eb.and(
          Object.entries(row).map(([column, value]) =>
            value === null ? eb(column, 'is', null) : eb(column, '=', value),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    written += Number(numUpdatedRows);
  }
  return written;
}

async function rotateTable(db: Database, table: SealedTable): Promise<RotatedTable> {
  let resealed = 0;
  let unreadable = 0;
  let after: Row | undefined;
  for (;;) {
    const rows = await rowsAfter(db, table, after);
    const made: (Resealed | null)[] = [];
    for (const row of rows) made.push(await reseal(db, table, row));
    const readable = made.filter((one) => one !== null);
    unreadable += made.length - readable.length;
    resealed += await db.transaction((tx) => write(tx, table, readable));
    after = rows.at(-1);
    if (rows.length < batchSize) return { table: sealedTables[table].name, resealed, unreadable };
  }
}

/** From now on the database needs the first key alone. */
const noteEmptied = (db: Database): Promise<unknown> =>
  db.transaction((tx) =>
    tx.kysely.updateTable('dataKeys').set({ emptied: 1 }).where('id', '<>', tx.keys.current.id).execute(),
  );

/**
 * Seals every value anew that lies under another key than it should: an order's under the order's own key, which lies under
 * the first one with its blind indexes and search words, all else under the first. A few hundred rows a transaction: others go on reading
 * and writing. What an older release left in clear, or without keys of orders, is sealed with it. Ended in the middle, the next run does what is left.
 */
export async function rotateKeys(
  db: Database,
  report: (rotated: RotatedTable) => void = () => undefined,
): Promise<RotatedTable[]> {
  const all: RotatedTable[] = [];
  for (const table of Object.keys(sealedTables) as SealedTable[]) {
    const rotated =
      table === 'orderKeys'
        ? { table: sealedTables[table].name, ...(await rotateOrderKeys(db)) }
        : await rotateTable(db, table);
    all.push(rotated);
    report(rotated);
  }
  if (all.every(({ unreadable }) => unreadable === 0)) {
    await db.transaction(reindexRequests);
    await noteEmptied(db);
  }
  return all;
}
