import { sql, type Kysely } from 'kysely';
import type { Database, Tx } from '../engine/database.ts';
import { orderKeyId } from '../engine/sealed/keyring.ts';
import { isSealed, open, type Place } from '../engine/sealed/seal.ts';
import { sealedTables, type SealedTable } from './sealed-tables.ts';
import type { Sealed } from '../tables/columns.ts';

/** What is wrong with the deployment's keys, as ids; nothing where both are empty. */
export interface KeyFaults {
  /** Keys that are others than the database knows under these ids. */
  readonly wrong: readonly string[];
  /** Keys that values lie under and that are not there. */
  readonly missing: readonly string[];
}

/** The tables as rows of text: which of them it is, is data here. */
type AnyTable = Kysely<Record<string, Record<string, string | null>>>;

interface Value {
  readonly place: Place;
  readonly sealed: Sealed;
}

/** The newest sealed value of a column, under this key or any; null where there is none. */
async function newestValue(
  tx: Tx,
  table: SealedTable,
  column: string,
  under: string | null,
): Promise<Value | null> {
  const key: readonly string[] = sealedTables[table].key;
  let query = (tx.kysely as unknown as AnyTable)
    .selectFrom(table)
    .select([...key, column])
    .where(column, 'is not', null)
    .limit(1);
  if (under !== null)
    query = query.where(sql`substr(${sql.ref(column)}, 1, ${under.length + 1})`, '=', `${under}.`);
  for (const part of key) query = query.orderBy(part, 'desc');
  const row = await query.executeTakeFirst();
  const sealed = row?.[column] ?? '';
  // An older release kept some texts in clear; whether an order's own key is there says nothing of the deployment's.
  if (row === undefined || !isSealed(sealed) || sealed.startsWith(`${orderKeyId}.`)) return null;
  const id = key.map((part) => row[part]).join(' ');
  return { place: `${sealedTables[table].name}:${id}:${column}`, sealed: sealed as Sealed };
}

async function* newestValues(tx: Tx, under: string | null): AsyncGenerator<Value> {
  for (const table of Object.keys(sealedTables) as SealedTable[])
    for (const column of Object.keys(sealedTables[table].columns)) {
      const value = await newestValue(tx, table, column, under);
      if (value !== null) yield value;
    }
}

function opens(tx: Tx, { place, sealed }: Value): boolean {
  try {
    open(tx.keys, place, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Checks the keys by what they open: the newest value of each column and, of a key that opened none, one that lies under it. */
async function checkByValues(tx: Tx): Promise<KeyFaults> {
  const ids = tx.keys.all.map(({ id }) => id);
  const [wrong, missing, proven] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const note = (value: Value): void => {
    const id = value.sealed.slice(0, value.sealed.indexOf('.'));
    if (!ids.includes(id)) missing.add(id);
    else (opens(tx, value) ? proven : wrong).add(id);
  };
  let any = false;
  for await (const value of newestValues(tx, null)) {
    any = true;
    note(value);
  }
  for (const id of any ? ids : []) {
    if (proven.has(id) || wrong.has(id)) continue;
    for await (const value of newestValues(tx, id)) {
      note(value);
      break;
    }
  }
  return { wrong: [...wrong], missing: [...missing] };
}

/** Checks the keys by the check values that earlier starts left; null where there was none. */
async function checkByStoredCheckValues(tx: Tx): Promise<KeyFaults | null> {
  const known = await tx.kysely.selectFrom('dataKeys').selectAll().orderBy('id').execute();
  if (known.length === 0) return null;
  const held = new Map(tx.keys.all.map(({ id, checkValue }) => [id, checkValue]));
  return {
    wrong: known
      .filter(({ id, checkValue }) => (held.get(id) ?? checkValue) !== checkValue)
      .map(({ id }) => id),
    missing: known.filter(({ id, emptied }) => emptied === 0 && !held.has(id)).map(({ id }) => id),
  };
}

/**
 * Compares the keys with the check values in the database and stores those of new keys; nothing is stored where a key
 * is faulty. A database of an older release has no check values: there the keys are tried once on sealed values.
 */
export async function checkKeys(db: Database): Promise<KeyFaults> {
  const found = (await checkByStoredCheckValues(db)) ?? (await checkByValues(db));
  if (found.wrong.length + found.missing.length > 0) return found;
  return db.transaction(async (tx) => {
    for (const { id, checkValue } of tx.keys.all)
      await tx.kysely
        .insertInto('dataKeys')
        .values({ id, checkValue, emptied: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    const sealing = tx.keys.current.id;
    await tx.kysely.updateTable('dataKeys').set({ emptied: 0 }).where('id', '=', sealing).execute();
    // Another process may have brought another key of the same name meanwhile.
    return (await checkByStoredCheckValues(tx)) ?? found;
  });
}
