import type { Tx } from '../database.ts';
import { beforeNumber, noHits, type Asked, type Hits } from './hit.ts';
import { isSold } from './is-sold.ts';

const fewestDigits = 6;
const mostDigits = 9;
const mostShopsApart = 64;

/** The numbers that begin so: one range per count of digits, since order is by number and not by text. */
function rangesOf(start: string): (readonly [from: number, to: number])[] {
  if (start.startsWith('0')) return [];
  const lengths = Array.from({ length: mostDigits }, (_, index) => index + 1);
  return lengths
    .filter((length) => length >= Math.max(fewestDigits, start.length))
    .map((length) => {
      const step = 10 ** (length - start.length);
      return [Number(start) * step, Number(start) * step + step - 1] as const;
    });
}

/** Orders whose number begins so. */
export async function findByNumber(tx: Tx, start: string, asked: Asked): Promise<Hits> {
  const { shopIds, sold, after, limit } = asked;
  const apart = shopIds !== null && shopIds.length <= mostShopsApart ? shopIds : [null];
  const arms = rangesOf(start).flatMap(([from, to]) =>
    apart.map((shopId) => {
      const arm = tx.kysely
        .selectFrom('orderSearch')
        .select(['orderId as id', 'number'])
        .where('number', '>=', from)
        .where('number', '<=', to)
        .$if(shopId !== null, (rows) => rows.where('shopId', '=', shopId ?? ''))
        .$if(shopId === null && shopIds !== null, (rows) => rows.where('shopId', 'in', shopIds ?? []))
        .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orderSearch.orderId')))
        .$if(after !== null, (rows) =>
          after === null
            ? rows
            : rows.where('number', '<', beforeNumber(after)).where('orderId', '<', after[1]),
        )
        .orderBy('number', 'desc')
        .limit(limit);
      return tx.kysely.selectFrom(arm.as('arm')).selectAll();
    }),
  );
  const [first, ...others] = arms;
  if (first === undefined) return noHits;
  return { hits: await others.reduce((union, arm) => union.unionAll(arm), first).execute(), cut: null };
}
