import { sql } from 'kysely';
import { openCompany } from '../company.queries.ts';
import type { Database, Tx } from '../engine/database.ts';
import { searchInsert } from '../engine/insert-order.ts';
import type { Contact } from '../engine/order-row.ts';
import { blindIndex, phoneIndex } from '../engine/sealed/digests.ts';
import { openJson } from '../engine/sealed/seal.ts';
import { runWrite } from '../engine/writes.ts';
import { indexPersons, reindexRequests } from '../person-index.ts';
import { indexCompanyName } from '../search-index.ts';

const batchSize = 200;

/** What a reindexing did. */
export interface Reindexed {
  readonly orders: number;
  /** Orders that were found by less than they are now. */
  readonly mended: number;
}

const rowsAfter = (db: Database, after: string) =>
  db.kysely
    .selectFrom('orders')
    .leftJoin('orderSearch', 'orderSearch.orderId', 'orders.id')
    .leftJoin('companies', 'companies.orderId', 'orders.id')
    .select([
      'orders.id',
      'orders.number',
      'orders.shopId',
      'contact',
      'contactPhoneIndex',
      'companies.details',
    ])
    .select((eb) => [
      'orderSearch.orderId as indexed',
      'orderSearch.name as clearName',
      eb
        .exists(
          eb
            .selectFrom('companyWords')
            .select('wordIndex')
            .whereRef('companyWords.orderId', '=', 'orders.id'),
        )
        .as('hasWords'),
    ])
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(batchSize)
    .execute();

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

async function indexContact(tx: Tx, { id, contact, contactPhoneIndex }: Row): Promise<boolean> {
  if (contact === null || contactPhoneIndex !== null) return false;
  const { email, phone } = openJson<Contact>(tx.keys, `orders:${id}:contact`, contact);
  const { numUpdatedRows } = await tx.kysely
    .updateTable('orders')
    .set({
      contactEmailIndex: blindIndex(tx.keys, 'email', email),
      contactPhoneIndex: phoneIndex(tx.keys, phone),
    })
    .where('id', '=', id)
    .where('contact', '=', contact)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function indexName(tx: Tx, { id, details, clearName, hasWords }: Row): Promise<boolean> {
  if (details === null || clearName !== null || Number(hasWords) === 1) return false;
  const company = openCompany(tx.keys, id, details);
  if (company.name === null) return false;
  // Holds the row, so that nobody writes another name between.
  const { numUpdatedRows } = await tx.kysely
    .updateTable('companies')
    .set({ details })
    .where('orderId', '=', id)
    .where('details', '=', details)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await indexCompanyName(tx, id, company);
  return numUpdatedRows > 0n;
}

async function mend(tx: Tx, row: Row): Promise<boolean> {
  if (row.indexed === null) await runWrite(tx, searchInsert(row));
  const contact = await indexContact(tx, row);
  const name = await indexName(tx, row);
  const persons = await indexPersons(tx, row.id);
  return row.indexed === null || contact || name || persons;
}

/** The totals of all shops from the shops' own counts, while nobody changes one. */
const rebuildTotals = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    if (tx.dialect === 'postgres')
      await sql`lock table order_counts in share row exclusive mode`.execute(tx.kysely);
    const last =
      tx.dialect === 'postgres' ? sql`ascii(right(shop_id, 1))` : sql`unicode(substr(shop_id, -1))`;
    await tx.kysely.deleteFrom('orderTotals').execute();
    await sql`insert into order_totals (status, part, count)
      select status, ${last} % 8, sum(count) from order_counts group by 1, 2`.execute(tx.kysely);
  });

/**
 * Gives orders that were made by an older release what lists and search read: their place in the search, their
 * contact's and company's words, by what their persons are found, and the totals of their statuses. What is there already stays; running it again is harmless.
 */
export async function reindexOrders(db: Database): Promise<Reindexed> {
  let orders = 0;
  let mended = 0;
  let after = '';
  for (;;) {
    const rows = await rowsAfter(db, after);
    mended += await db.transaction(async (tx) => {
      let count = 0;
      for (const row of rows) if (await mend(tx, row)) count += 1;
      return count;
    });
    orders += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) break;
  }
  await db.transaction(reindexRequests);
  await rebuildTotals(db);
  return { orders, mended };
}
