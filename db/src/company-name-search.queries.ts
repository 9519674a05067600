import { sql } from 'kysely';
import type { Tx } from './engine/database.ts';
import { shopTag } from './engine/insert-order.ts';
import { beforeNumber, isSold, noHits, type Hit, type Hits, type SearchQuery } from './order-scope.ts';
import { wordIndexes, wordsOf } from './search-index.ts';
import type { DialectName } from './tables/schema.ts';

type FindByName = (tx: Tx, name: string, asked: SearchQuery) => Promise<Hits>;

/** The conditions that both share: sold by the account, in the shops, behind the page before. */
const within = ({ shopIds, sold, after }: SearchQuery) => sql`
  and ${isSold(sold, 'orderSearch.orderId')}
  ${shopIds === null ? sql`` : sql`and shop_id in (${sql.join(shopIds)})`}
  ${after === null ? sql`` : sql`and number < ${beforeNumber(after)} and order_id < ${after[1]}`}`;

const trigramsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
};

/** Each trigram of a long name is a list to be walked; these many leave few orders whose names are then compared. */
const maxTrigrams = 6;

/** Those with figures say most, since every trade has the same letters; the rest are taken from all over the text. */
function selectiveTrigrams(text: string): string[] {
  const all = [...new Set(trigramsOf(text))];
  const figures = all.filter((trigram) => /\d/.test(trigram)).slice(0, maxTrigrams / 2);
  const letters = all.filter((trigram) => !figures.includes(trigram));
  const free = maxTrigrams - figures.length;
  if (letters.length <= free) return [...figures, ...letters];
  const step = (letters.length - 1) / (free - 1);
  return [...figures, ...letters.filter((_, at) => at === Math.round(Math.round(at / step) * step))];
}

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;

/** Trigrams, and shops as one of theirs, all met in the index from the newest on; what it finds is compared with the text. */
const onSqlite: FindByName = async (tx, name, asked) => {
  const shops = asked.shopIds?.map((id) => quoted(shopTag(id))).join(' OR ');
  const match = selectiveTrigrams(name).map(quoted).join(' AND ');
  const { rows } = await sql<Hit>`
    select order_search.order_id as id, order_search.number as number
    from order_names cross join order_search on order_search.number = order_names.rowid
    where order_names match ${shops === undefined ? match : `(${shops}) AND ${match}`}
      ${asked.after === null ? sql`` : sql`and order_names.rowid < ${beforeNumber(asked.after)}`}
      and instr(order_search.name, ${name}) > 0
      ${within({ ...asked, after: null })}
      ${asked.after === null ? sql`` : sql`and order_search.order_id < ${asked.after[1]}`}
    order by order_names.rowid desc
    limit ${asked.limit}`.execute(tx.kysely);
  return { hits: rows, cut: null };
};

/** How many names are read from the newest on before the trigram index is asked. */
const newestScanned = 4_000;

/**
 * A GIN index gives no order: what many names have would all be fetched to be sorted. So the newest names are read
 * first; what has not filled the page there is rare enough for the index.
 */
const onPostgres: FindByName = async (tx, name, asked) => {
  const pattern = `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const newest = sql`
    select order_id, number, name from order_search
    where name is not null ${within(asked)}
    order by number desc limit ${newestScanned}`;
  const first = await sql<Hit & { readonly reads: number }>`
    with newest as materialized (${newest})
    select order_id as id, number, (select count(*) from newest) as reads from newest
    where name like ${pattern} order by number desc limit ${asked.limit}`.execute(tx.kysely);
  const [found] = first.rows;
  if (first.rows.length === asked.limit || (found !== undefined && found.reads < newestScanned))
    return { hits: first.rows.map(({ id, number }) => ({ id, number })), cut: null };
  const { rows } = await sql<Hit>`
    with found as materialized (
      select order_id as id, number from order_search
      where name is not null and name like ${pattern} ${within(asked)})
    select id, number from found order by number desc limit ${asked.limit}`.execute(tx.kysely);
  return rows.length === 0 ? noHits : { hits: rows, cut: null };
};

const finders: Record<DialectName, FindByName> = { sqlite: onSqlite, postgres: onPostgres };

/** Orders of capital companies whose folded name holds the text, newest first. */
export const findByName: FindByName = (tx, name, asked) => finders[tx.dialect](tx, name, asked);

/** How many orders of one word a page looks at for those that have the other words too, or are of the shop. */
const scanLimit = 1_000;

/** Orders of companies whose name has all of these words, whole: names that are personal data have no other index. */
export async function findByWords(tx: Tx, name: string, asked: SearchQuery): Promise<Hits> {
  const { shopIds, sold, after, limit } = asked;
  const words = await rarestFirst(
    tx,
    wordsOf(name).map((word) => wordIndexes(tx.keys, word)),
  );
  const [rarest, ...others] = words;
  if (rarest === undefined) return noHits;
  const certain = others.length === 0 && shopIds === null && sold === undefined;
  const newest = newestOf(tx, rarest, after, certain ? limit : scanLimit);
  let query = tx.kysely
    .selectFrom(newest.as('newest'))
    .innerJoin('orderSearch', 'orderSearch.orderId', 'newest.orderId')
    .select(['orderSearch.orderId as id', 'orderSearch.number'])
    .$if(shopIds !== null, (rows) => rows.where('orderSearch.shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orderSearch.orderId')))
    .orderBy('newest.orderId', 'desc')
    .limit(limit);
  for (const other of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companyWords as other')
          .select('other.orderId')
          .whereRef('other.orderId', '=', 'newest.orderId')
          .where('other.wordIndex', 'in', other),
      ),
    );
  const hits = await query.execute();
  if (certain || hits.length === limit) return { hits, cut: null };
  const cut = await tx.kysely
    .selectFrom(newest.as('newest'))
    .innerJoin('orderSearch', 'orderSearch.orderId', 'newest.orderId')
    .select(['orderSearch.orderId as id', 'orderSearch.number'])
    .orderBy('newest.orderId', 'desc')
    .offset(scanLimit - 1)
    .limit(1)
    .executeTakeFirst();
  return { hits, cut: cut ?? null };
}

/** The newest orders of a word. One walk a key: of `in (…)` SQLite sorts all that it finds. */
function newestOf({ kysely }: Tx, word: readonly string[], after: SearchQuery['after'], limit: number) {
  const walks = word.map((index) => {
    const walk = kysely
      .selectFrom('companyWords')
      .select('orderId')
      .where('wordIndex', '=', index)
      .$if(after !== null, (rows) => rows.where('orderId', '<', after?.[1] ?? ''))
      .orderBy('orderId', 'desc')
      .limit(limit);
    return kysely.selectFrom(walk.as('walk')).select('orderId');
  });
  const [first, ...others] = walks;
  if (first === undefined) throw new Error('There is always a key');
  const all = others.reduce((union, walk) => union.unionAll(walk), first);
  return kysely.selectFrom(all.as('all')).select('orderId').orderBy('orderId', 'desc').limit(limit);
}

/** Few orders have the surname, many the trade: counting stops where a page would stop looking. */
async function rarestFirst(tx: Tx, words: readonly string[][]): Promise<readonly string[][]> {
  if (words.length < 2) return words;
  const counted = await Promise.all(
    words.map(async (word) => {
      const some = tx.kysely
        .selectFrom('companyWords')
        .select('orderId')
        .where('wordIndex', 'in', word)
        .limit(scanLimit);
      const { count } = await tx.kysely
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { word, count };
    }),
  );
  return counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
}
