import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import { noHits, type Asked, type Hits } from './hit.ts';
import { isSold } from './is-sold.ts';

type Kind = 'email' | 'phone' | 'externalId' | 'vatId';

const columns = {
  email: 'contactEmailIndex',
  phone: 'contactPhoneIndex',
  externalId: 'externalOrderId',
} as const;

/** Orders of exactly this contact, company or external number. What is personal is compared as a blind index. */
export async function findByExact(tx: Tx, kind: Kind, value: string, asked: Asked): Promise<Hits> {
  const stored = kind === 'externalId' ? [value] : blindIndexes(tx.keys, kind, value);
  // One walk a value: of `in (…)` SQLite sorts all that it finds, or reads the whole table in order.
  const walks = stored.map((one) => {
    const walk = kind === 'vatId' ? byCompany(tx, one, asked) : byColumn(tx, columns[kind], one, asked);
    return tx.kysely.selectFrom(walk.as('walk')).selectAll();
  });
  const [first, ...others] = walks;
  if (first === undefined) return noHits;
  const rows = await others.reduce((union, walk) => union.unionAll(walk), first).execute();
  return { hits: rows.map(({ id, number }) => ({ id, number: Number(number) })), cut: null };
}

const byCompany = ({ kysely }: Tx, vatIdIndex: string, { shopIds, sold, after, limit }: Asked) =>
  kysely
    .selectFrom('companies')
    .innerJoin('orders', 'orders.id', 'companies.orderId')
    .select(['orders.id', 'orders.number'])
    .where('companies.vatIdIndex', '=', vatIdIndex)
    .$if(after !== null, (rows) => rows.where('companies.orderId', '<', after?.[1] ?? ''))
    .$if(shopIds !== null, (rows) => rows.where('orders.shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orders.id')))
    .orderBy('companies.orderId', 'desc')
    .limit(limit);

const byColumn = (
  { kysely }: Tx,
  column: (typeof columns)[keyof typeof columns],
  value: string,
  { shopIds, sold, after, limit }: Asked,
) =>
  kysely
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(column, '=', value)
    .$if(after !== null, (rows) => rows.where('id', '<', after?.[1] ?? ''))
    .$if(shopIds !== null, (rows) => rows.where('shopId', 'in', shopIds ?? []))
    .$if(sold !== undefined, (rows) => rows.where(isSold(sold, 'orders.id')))
    .orderBy('id', 'desc')
    .limit(limit);
