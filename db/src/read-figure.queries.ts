import type { Tx } from './engine/database.ts';
import { sql } from 'kysely';

interface Period {
  /** From this moment on and before that one, epoch ms. */
  readonly from: number;
  readonly before: number;
}

/** How many of something an account, or an order, came to. */
export interface Found {
  readonly subject: string;
  readonly found: number;
}

const openings = ['order_opened', 'file_opened'] as const;

/** When something was read first from this moment on; null where nothing was. */
export async function firstReadFrom(tx: Tx, from: number): Promise<number | null> {
  const firsts = await Promise.all(
    (['dataReads', 'numberReveals'] as const).map((table) =>
      tx.kysely
        .selectFrom(table as 'dataReads')
        .select('at')
        .where('at', '>=', from)
        .orderBy('at')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const known = firsts.flatMap((row) => (row === undefined ? [] : [row.at]));
  return known.length === 0 ? null : Math.min(...known);
}

/** The accounts that opened at least so many orders, or files of them. */
export function countOrdersOpened(tx: Tx, { from, before }: Period, least: number): Promise<Found[]> {
  const count = sql<number>`count(distinct order_id)`;
  return tx.kysely
    .selectFrom('dataReads')
    .select(['userId as subject', count.as('found')])
    .where('kind', 'in', openings)
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy('userId')
    .having(count, '>=', least)
    .orderBy('userId')
    .execute();
}

/** How many orders an account opened in each hour of the clock in which it opened any; `hour` counts from 1970. */
export function countOrdersByHour(
  tx: Tx,
  userId: string,
  { from, before }: Period,
): Promise<{ hour: number; found: number }[]> {
  const hour = sql<number>`at / 3600000`;
  return tx.kysely
    .selectFrom('dataReads')
    .select([hour.as('hour'), sql<number>`count(distinct order_id)`.as('found')])
    .where('userId', '=', userId)
    .where('kind', 'in', openings)
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy(hour)
    .orderBy(hour)
    .execute();
}

/** The accounts that were shown numbers at least so many times. */
export function countNumbersShown(tx: Tx, { from, before }: Period, least: number): Promise<Found[]> {
  const count = sql<number>`count(*)`;
  return tx.kysely
    .selectFrom('numberReveals')
    .select(['userId as subject', count.as('found')])
    .where('at', '>=', from)
    .where('at', '<', before)
    .groupBy('userId')
    .having(count, '>=', least)
    .orderBy('userId')
    .execute();
}

/** The orders that at least so many accounts have opened. */
export async function countReadersOfOrders(
  tx: Tx,
  { from, before }: Period,
  least: number,
): Promise<Found[]> {
  const count = sql<number>`count(distinct user_id)`;
  const rows = await tx.kysely
    .selectFrom('dataReads')
    .select(['orderId as subject', count.as('found')])
    .where('kind', 'in', openings)
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('orderId', 'is not', null)
    .groupBy('orderId')
    .having(count, '>=', least)
    .orderBy('orderId')
    .execute();
  return rows.flatMap(({ subject, found }) => (subject === null ? [] : [{ subject, found }]));
}

/** The exports with at least so many rows; `at` is when they began. */
export async function listLargeExports(
  tx: Tx,
  { from, before }: Period,
  least: number,
): Promise<(Found & { at: number })[]> {
  const rows = await tx.kysely
    .selectFrom('dataReads')
    .select(['userId as subject', 'rowCount', 'at'])
    .where('kind', '=', 'list_exported')
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('rowCount', '>=', least)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ subject, rowCount, at }) => ({ subject, found: rowCount ?? 0, at }));
}

/** Until when what was read has been looked at; null where nobody has. */
export async function readsWatchedUntil(tx: Tx): Promise<number | null> {
  const row = await tx.kysely
    .selectFrom('readWatches')
    .select('watchedUntil')
    .where('name', '=', 'alerts')
    .executeTakeFirst();
  return row?.watchedUntil ?? null;
}

/** From now on nothing before this moment is looked at; never goes back. */
export async function keepReadsWatched(tx: Tx, watchedUntil: number): Promise<void> {
  await tx.kysely
    .insertInto('readWatches')
    .values({ name: 'alerts', watchedUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ watchedUntil })
        .where('readWatches.watchedUntil', '<', watchedUntil),
    )
    .execute();
}
