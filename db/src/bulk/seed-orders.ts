import type { LegalForm } from '@app/machines/rules';
import { sql } from 'kysely';
import { newCompany } from '../company.ts';
import type { Database, Tx } from '../engine/database.ts';
import type { Contact } from '../engine/order-row.ts';
import { blindIndex, phoneIndex } from '../engine/sealed/digests.ts';
import { sealJson } from '../engine/sealed/seal.ts';
import { shopTag } from '../engine/insert-order.ts';
import { clearName, wordIndex, wordsOf } from '../search-index.ts';
import { storeFixtures, type OrderFixture } from './fixtures.ts';
import { insertStaged, stage } from './staged.ts';
import { withoutIndexes } from './without-indexes.ts';

export interface SeededCompany {
  readonly vatId: string;
  readonly name: string;
  readonly legalForm: LegalForm;
  readonly contact: Contact;
}

/** One order to be: which fixture it copies, whose it is and since when it is there (epoch ms, rising from order to order). */
export interface SeededOrder {
  /** An index into the fixtures. */
  readonly fixture: number;
  readonly shopId: string;
  readonly userId: string | null;
  /** Null where the order ended before it was known. */
  readonly company: SeededCompany | null;
  readonly externalOrderId: string | null;
  readonly createdAt: number;
}

const firstNumber = 100_001;
const atOnce = 5_000;

/**
 * Makes the orders from `from` (0 for the first) up to `to`. What one order is made of, another call with the same
 * arguments makes again: ids and numbers follow from the place in the row.
 */
export async function seedOrders(
  db: Database,
  fixtures: readonly OrderFixture[],
  orderAt: (place: number) => SeededOrder,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await db.transaction((tx) => storeFixtures(tx, fixtures));
  await withoutIndexes(db, async () => {
    for (let start = from; start < to; start += atOnce) {
      const many = Math.min(atOnce, to - start);
      const rows = Array.from({ length: many }, (_, offset) =>
        sealed(db, start + offset, orderAt(start + offset)),
      );
      await db.transaction(async (tx) => {
        await stage(tx, rows);
        await insertStaged(tx);
      });
    }
    await db.transaction((tx) => countAnew(tx, firstNumber + to - 1));
  });
  await db.transaction(async ({ kysely }) => {
    await sql`drop table bulk_fixtures`.execute(kysely);
    await sql`drop table bulk_events`.execute(kysely);
  });
}

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/** A UUID of version 7 whose time is the order's own. */
function idAt(place: number, createdAt: number): string {
  const time = hex(createdAt, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${hex(place, 12)}`;
}

function sealed({ keys }: Tx, place: number, order: SeededOrder) {
  const { company, createdAt, fixture, shopId, userId, externalOrderId } = order;
  const id = idAt(place, createdAt);
  return {
    id,
    fixture,
    slug: hex(place, 21),
    number: firstNumber + place,
    shop_id: shopId,
    shop_tag: shopTag(shopId),
    user_id: userId,
    created_at: createdAt,
    external_order_id: externalOrderId,
    ...(company === null ? noCompany : sealedCompany(keys, id, company)),
  };
}

const noCompany = {
  contact: null,
  email_index: null,
  phone_index: null,
  vat_id_index: null,
  details: null,
  name: null,
  words: [],
};

function sealedCompany(keys: Tx['keys'], id: string, { contact, ...company }: SeededCompany) {
  const name = clearName(company);
  return {
    contact: sealJson(keys, `orders:${id}:contact`, contact),
    email_index: blindIndex(keys, 'email', contact.email),
    phone_index: phoneIndex(keys, contact.phone),
    vat_id_index: blindIndex(keys, 'vatId', company.vatId),
    details: sealJson(keys, `companies:${id}:details`, { ...newCompany(company.vatId), ...company }),
    name,
    words: name === null ? wordsOf(company.name).map((word) => wordIndex(keys, word)) : [],
  };
}

/** What insertOrder and transitions keep up: the tabs' counts and the last number drawn. */
async function countAnew({ kysely }: Tx, lastNumber: number): Promise<void> {
  await sql`delete from order_counts`.execute(kysely);
  await sql`delete from order_totals`.execute(kysely);
  await sql`insert into order_counts (shop_id, status, count)
    select shop_id, status, count(*) from orders group by shop_id, status`.execute(kysely);
  await sql`delete from sequences where name = 'orders'`.execute(kysely);
  await sql`insert into sequences (name, value) values ('orders', ${lastNumber})`.execute(kysely);
}
