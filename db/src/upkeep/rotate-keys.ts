import { sql, type Kysely } from 'kysely';
import type { Company } from '../company.ts';
import type { Database, Tx } from '../engine/database.ts';
import type { Contact } from '../engine/order-row.ts';
import { blindIndex, phoneIndex } from '../engine/sealed/digests.ts';
import type { Keyring } from '../engine/sealed/keyring.ts';
import { isSealed, open, seal, type Place } from '../engine/sealed/seal.ts';
import { indexCompanyName } from '../search-index.ts';
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

/** What is found by something other than itself, made anew from what was opened. */
const indexColumns: { readonly [T in SealedTable]?: (keys: Keyring, opened: string) => Row } = {
  orders: (keys, opened) => {
    const { email, phone } = JSON.parse(opened) as Contact;
    return {
      contactEmailIndex: blindIndex(keys, 'email', email),
      contactPhoneIndex: phoneIndex(keys, phone),
    };
  },
  companies: (keys, opened) => ({
    vatIdIndex: blindIndex(keys, 'vatId', (JSON.parse(opened) as Company).vatId),
  }),
};

/** A row sealed anew: what it must still be for that to be written, and what is written. */
interface Resealed {
  readonly row: Row;
  readonly opened: readonly string[];
  readonly changed: Row;
}

const keyOf = (table: SealedTable): readonly string[] => sealedTables[table].key;
const columnsOf = (table: SealedTable): readonly string[] => Object.keys(sealedTables[table].columns);

/** The next rows of which a value lies under another key than the first. */
function rowsAfter(db: Database, table: SealedTable, after: Row | undefined): Promise<Row[]> {
  const prefix = `${db.keys.current.id}.`;
  let query = (db.kysely as unknown as AnyTable)
    .selectFrom(table)
    .select([...keyOf(table), ...columnsOf(table)])
    .where((eb) =>
      eb.or(
        columnsOf(table).map((column) =>
          eb(sql`substr(${sql.ref(column)}, 1, ${prefix.length})`, '<>', prefix),
        ),
      ),
    )
    .limit(batchSize);
  for (const column of keyOf(table)) query = query.orderBy(column);
  if (after !== undefined) {
    const names = sql.join(keyOf(table).map((column) => sql.ref(column)));
    const values = sql.join(keyOf(table).map((column) => after[column]));
    query = query.where(sql<boolean>`(${names}) > (${values})`);
  }
  return query.execute();
}

function reseal(keys: Keyring, table: SealedTable, row: Row): Resealed | null {
  const id = keyOf(table)
    .map((column) => row[column])
    .join(' ');
  const changed: Record<string, string | null> = {};
  const opened: string[] = [];
  try {
    for (const column of columnsOf(table)) {
      const before = row[column] ?? null;
      if (before === null) continue;
      const place: Place = `${sealedTables[table].name}:${id}:${column}`;
      const text = isSealed(before) ? open(keys, place, before as Sealed) : before;
      opened.push(text);
      changed[column] = seal(keys, place, text);
      Object.assign(changed, indexColumns[table]?.(keys, text));
    }
  } catch {
    return null;
  }
  return { row, opened, changed };
}

/** Skips rows written meanwhile: those are sealed under the first key already. */
async function write(tx: Tx, table: SealedTable, resealed: readonly Resealed[]): Promise<number> {
  let written = 0;
  for (const { row, opened, changed } of resealed) {
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
    if (table === 'companies' && numUpdatedRows > 0n)
      await indexCompanyName(tx, row['orderId'] ?? '', JSON.parse(opened[0] ?? '') as Company);
  }
  return written;
}

async function rotateTable(db: Database, table: SealedTable): Promise<RotatedTable> {
  let resealed = 0;
  let unreadable = 0;
  let after: Row | undefined;
  for (;;) {
    const rows = await rowsAfter(db, table, after);
    const made = rows.map((row) => reseal(db.keys, table, row));
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
 * Seals every value anew that lies under another key than the first, with its blind index and search words, a few
 * hundred rows a transaction: others go on reading and writing. What an older release left in clear is sealed with it. Ended in
 * the middle, the next run does what is left.
 */
export async function rotateKeys(
  db: Database,
  report: (rotated: RotatedTable) => void = () => undefined,
): Promise<RotatedTable[]> {
  const all: RotatedTable[] = [];
  for (const table of Object.keys(sealedTables) as SealedTable[]) {
    const rotated = await rotateTable(db, table);
    all.push(rotated);
    report(rotated);
  }
  if (all.every(({ unreadable }) => unreadable === 0)) await noteEmptied(db);
  return all;
}
