import type { Tx } from '../database.ts';
import { noHits, type Asked, type Hits } from './hit.ts';
import { isSold } from './is-sold.ts';
import { wordIndexes, wordsOf } from './name-words.ts';

/** How many orders of one word a page looks at for those that have the other words too, or are of the shop. */
const looksAt = 1_000;

/** Orders of companies whose name has all of these words, whole: names that are personal data have no other index. */
export async function findByWords(tx: Tx, name: string, asked: Asked): Promise<Hits> {
  const { shopIds, sold, after, limit } = asked;
  const words = await rarestFirst(
    tx,
    wordsOf(name).map((word) => wordIndexes(tx.keys, word)),
  );
  const [rarest, ...others] = words;
  if (rarest === undefined) return noHits;
  const certain = others.length === 0 && shopIds === null && sold === undefined;
  const newest = newestOf(tx, rarest, after, certain ? limit : looksAt);
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
    .offset(looksAt - 1)
    .limit(1)
    .executeTakeFirst();
  return { hits, cut: cut ?? null };
}

/** The newest orders of a word. One walk a key: of `in (…)` SQLite sorts all that it finds. */
function newestOf({ kysely }: Tx, word: readonly string[], after: Asked['after'], limit: number) {
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
        .limit(looksAt);
      const { count } = await tx.kysely
        .selectFrom(some.as('some'))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { word, count };
    }),
  );
  return counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
}
