import { readsOnceIn, type ReadKind } from '@app/machines/rules';
import { sql, type Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import type { Keyring } from './engine/sealed/keyring.ts';
import { keysOfOrders } from './engine/sealed/order-keys.ts';
import { open, seal } from './engine/sealed/seal.ts';
import type { DataReadsTable } from './tables/reads.ts';

/** Somebody with an account has read something of persons. */
export interface DataRead {
  readonly id: string;
  readonly at: number;
  readonly userId: string;
  /** As which he read; null where an older release wrote it down. */
  readonly role: string | null;
  readonly kind: ReadKind;
  /** Null of a file with many orders. */
  readonly orderId: string | null;
  readonly fields: readonly string[];
  /** Where it is of one person. */
  readonly personName: string | null;
  readonly reason: string | null;
  /** Of an export that has ended. */
  readonly rowCount: number | null;
  /** As the log names it. */
  readonly source: string | null;
}

/** A read as it is written down; numbers that are shown go to `insertNumberReveal`. */
export type NewDataRead = Pick<DataRead, 'at' | 'userId' | 'orderId' | 'fields'> & {
  readonly kind: DataReadsTable['kind'];
  readonly role: string;
  readonly source: string;
  readonly personName?: string;
  readonly reason?: string;
};

/** The kinds of which one row stands for a quarter of an hour. */
const coalesced: readonly ReadKind[] = ['order_opened', 'file_opened'];

/** The quarter of an hour of a read. */
export const readBucket = (at: number): number => Math.floor(at / readsOnceIn);

/** Writes down who read what; what stands there from the same quarter of an hour stands for it. Answers the ids in the same order. */
export async function insertDataReads(tx: Tx, reads: readonly NewDataRead[]): Promise<readonly string[]> {
  if (reads.length === 0) return [];
  const keys = await keysOfOrders(tx, reads);
  const rows = reads.map(({ personName, reason, fields, ...read }) => {
    const id = newId();
    const sealed = (column: string, text: string | undefined) =>
      text === undefined ? null : seal(keys(read.orderId), `data_reads:${id}:${column}`, text);
    return {
      ...read,
      id,
      fields: JSON.stringify(fields.toSorted()),
      personName: sealed('personName', personName),
      reason: sealed('reason', reason),
      rowCount: null,
      bucket: coalesced.includes(read.kind) ? readBucket(read.at) : null,
    };
  });
  await tx.kysely
    .insertInto('dataReads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.map(({ id }) => id);
}

/** An export has ended: so many rows have left. */
export async function endExport(tx: Tx, id: string, rowCount: number): Promise<void> {
  await tx.kysely.updateTable('dataReads').set({ rowCount }).where('id', '=', id).execute();
}

/** The ids of the orders of these links. */
export async function listOrderIds(tx: Tx, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('orders')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Which reads are looked at. */
export interface DataReadFilters {
  /** Of these accounts. */
  readonly userIds?: readonly string[];
  /** Of the order of this number. */
  readonly orderNumber?: string;
  readonly kinds?: readonly ReadKind[];
  /** From this moment on and before that one, epoch ms. */
  readonly from?: number;
  readonly before?: number;
}

/** Where a page of reads ended. */
export type ReadCursor = readonly [at: number, id: string];

interface Page {
  readonly size: number;
  readonly after: ReadCursor | null;
}

function narrowed<T extends 'dataReads' | 'numberReveals'>(
  tx: Tx,
  table: T,
  { userIds, orderNumber, from, before }: DataReadFilters,
  { size, after }: Page,
) {
  // Both tables have these columns, which the compiler does not see in a union.
  return tx.kysely
    .selectFrom(table as 'dataReads')
    .$if(userIds !== undefined, (rows) => rows.where('userId', 'in', userIds ?? []))
    .$if(orderNumber !== undefined, (rows) =>
      rows.where('orderId', '=', (eb) =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('number', '=', orderNumber ?? ''),
      ),
    )
    .$if(from !== undefined, (rows) => rows.where('at', '>=', from ?? 0))
    .$if(before !== undefined, (rows) => rows.where('at', '<', before ?? 0))
    .$if(after !== null, (rows) =>
      rows.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size);
}

function readFromRow(keys: Keyring, row: Selectable<DataReadsTable>): DataRead {
  const { id, fields, personName, reason, bucket: _bucket, ...read } = row;
  return {
    ...read,
    id,
    fields: JSON.parse(fields) as string[],
    personName: personName && open(keys, `data_reads:${id}:personName`, personName),
    reason: reason && open(keys, `data_reads:${id}:reason`, reason),
  };
}

/** The numbers that were shown, as reads. */
async function revealsAsReads(tx: Tx, filters: DataReadFilters, page: Page): Promise<DataRead[]> {
  const rows = await narrowed(tx, 'numberReveals', filters, page)
    .select(['id', 'at', 'userId', 'role', 'orderId', 'fields', 'personName', 'reason', 'source'])
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map(({ id, fields, personName, reason, ...read }) => ({
    ...read,
    id,
    kind: 'numbers_shown',
    fields: JSON.parse(fields) as string[],
    personName: personName && open(keys(read.orderId), `number_reveals:${id}:personName`, personName),
    reason: reason && open(keys(read.orderId), `number_reveals:${id}:reason`, reason),
    rowCount: null,
  }));
}

async function writtenReads(
  tx: Tx,
  filters: DataReadFilters,
  kinds: readonly DataReadsTable['kind'][] | null,
  page: Page,
): Promise<DataRead[]> {
  const rows = await narrowed(tx, 'dataReads', filters, page)
    .selectAll()
    .$if(kinds !== null, (query) => query.where('kind', 'in', kinds ?? []))
    .execute();
  const keys = await keysOfOrders(tx, rows);
  return rows.map((row) => readFromRow(keys(row.orderId), row));
}

const isLater = (one: DataRead, other: DataRead): number => other.at - one.at || (other.id < one.id ? -1 : 1);

/**
 * Reads from behind the cursor on, the newest first. What was read and the numbers that were shown lie in two tables,
 * each read by its own index as far as the page needs it.
 */
export async function pageOfReads(
  tx: Tx,
  filters: DataReadFilters,
  { size, after }: Page,
): Promise<{ readonly reads: readonly DataRead[]; readonly next: ReadCursor | null }> {
  const { kinds, userIds } = filters;
  if (kinds?.length === 0 || userIds?.length === 0) return { reads: [], next: null };
  const written = kinds?.filter((kind) => kind !== 'numbers_shown') ?? null;
  const one = { size: size + 1, after };
  const [reads, reveals] = await Promise.all([
    written?.length === 0 ? [] : writtenReads(tx, filters, written, one),
    kinds === undefined || kinds.includes('numbers_shown') ? revealsAsReads(tx, filters, one) : [],
  ]);
  const found = [...reads, ...reveals].toSorted(isLater);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return { reads: page, next: last === undefined ? null : [last.at, last.id] };
}

/** Accounts by a part of their name or e-mail, as written or in small letters, at most 50. */
export async function findReaders(tx: Tx, text: string): Promise<readonly string[]> {
  const part = `%${text.trim().replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
  const rows = await tx.kysely
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('email')} like ${part.toLowerCase()} escape '\\'`,
        sql<boolean>`lower(${eb.ref('fullName')}) like ${part.toLowerCase()} escape '\\'`,
        sql<boolean>`${eb.ref('fullName')} like ${part} escape '\\'`,
      ]),
    )
    .orderBy('email')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes at most so many reads and alerts of before this moment; answers how many. */
export async function forgetReads(tx: Tx, before: number, most: number): Promise<number> {
  let gone = 0;
  for (const table of ['dataReads', 'readAlerts'] as const) {
    const { numDeletedRows } = await tx.kysely
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table as 'dataReads')
          .select('id')
          .where('at', '<', before)
          .orderBy('at')
          .limit(most),
      )
      .executeTakeFirst();
    gone += Number(numDeletedRows);
  }
  return gone;
}
