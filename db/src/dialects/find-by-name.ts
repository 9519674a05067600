import { sql } from 'kysely';
import type { DialectName, Tx } from '../database.ts';
import { beforeNumber, noHits, type Asked, type Hit, type Hits } from '../order-search/hit.ts';
import { isSold } from '../order-search/is-sold.ts';
import { shopTag } from '../order-search/index-order.ts';

type FindByName = (tx: Tx, name: string, asked: Asked) => Promise<Hits>;

/** The conditions that both share: sold by the account, in the shops, behind the page before. */
const within = ({ shopIds, sold, after }: Asked) => sql`
  and ${isSold(sold, 'orderSearch.orderId')}
  ${shopIds === null ? sql`` : sql`and shop_id in (${sql.join(shopIds)})`}
  ${after === null ? sql`` : sql`and number < ${beforeNumber(after)} and order_id < ${after[1]}`}`;

const trigramsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
};

/** Each trigram of a long name is a list to be walked; these many leave few orders whose names are then compared. */
const mostTrigrams = 6;

/** Those with figures say most, since every trade has the same letters; the rest are taken from all over the text. */
function tellingTrigrams(text: string): string[] {
  const all = [...new Set(trigramsOf(text))];
  const figures = all.filter((trigram) => /\d/.test(trigram)).slice(0, mostTrigrams / 2);
  const letters = all.filter((trigram) => !figures.includes(trigram));
  const free = mostTrigrams - figures.length;
  if (letters.length <= free) return [...figures, ...letters];
  const step = (letters.length - 1) / (free - 1);
  return [...figures, ...letters.filter((_, at) => at === Math.round(Math.round(at / step) * step))];
}

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;

/** Trigrams, and shops as one of theirs, all met in the index from the newest on; what it finds is compared with the text. */
const onSqlite: FindByName = async (tx, name, asked) => {
  const shops = asked.shopIds?.map((id) => quoted(shopTag(id))).join(' OR ');
  const match = tellingTrigrams(name).map(quoted).join(' AND ');
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
const readsFirst = 4_000;

/**
 * A GIN index gives no order: what many names have would all be fetched to be sorted. So the newest names are read
 * first; what has not filled the page there is rare enough for the index.
 */
const onPostgres: FindByName = async (tx, name, asked) => {
  const pattern = `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const newest = sql`
    select order_id, number, name from order_search
    where name is not null ${within(asked)}
    order by number desc limit ${readsFirst}`;
  const first = await sql<Hit & { readonly reads: number }>`
    with newest as materialized (${newest})
    select order_id as id, number, (select count(*) from newest) as reads from newest
    where name like ${pattern} order by number desc limit ${asked.limit}`.execute(tx.kysely);
  const [found] = first.rows;
  if (first.rows.length === asked.limit || (found !== undefined && found.reads < readsFirst))
    return { hits: first.rows.map(({ id, number }) => ({ id, number })), cut: null };
  const { rows } = await sql<Hit>`
    with found as materialized (
      select order_id as id, number from order_search
      where name is not null and name like ${pattern} ${within(asked)})
    select id, number from found order by number desc limit ${asked.limit}`.execute(tx.kysely);
  return rows.length === 0 ? noHits : { hits: rows, cut: null };
};

const ways: Record<DialectName, FindByName> = { sqlite: onSqlite, postgres: onPostgres };

/** Orders of capital companies whose folded name holds the text, newest first. */
export const findByName: FindByName = (tx, name, asked) => ways[tx.dialect](tx, name, asked);
