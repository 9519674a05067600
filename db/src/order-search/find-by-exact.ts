import type { Tx } from '../database.ts';
import { blindIndexes } from '../sealed/blind-index.ts';
import type { Asked, Hits } from './hit.ts';

type Kind = 'email' | 'phone' | 'externalId' | 'vatId';

const columns = {
  email: 'orders.contactEmailIndex',
  phone: 'orders.contactPhoneIndex',
  externalId: 'orders.externalOrderId',
  vatId: 'companies.vatIdIndex',
} as const;

/** Orders of exactly this contact, company or external number. What is personal is compared as a blind index. */
export async function findByExact(
  tx: Tx,
  kind: Kind,
  value: string,
  { shopIds, after, limit }: Asked,
): Promise<Hits> {
  const stored = kind === 'externalId' ? [value] : blindIndexes(tx.keys, kind, value);
  const found = (
    kind === 'vatId'
      ? tx.kysely
          .selectFrom('companies')
          .innerJoin('orders', 'orders.id', 'companies.orderId')
          .orderBy('companies.orderId', 'desc')
          .$if(after !== null, (rows) => rows.where('companies.orderId', '<', after?.[1] ?? ''))
      : tx.kysely
          .selectFrom('orders')
          .leftJoin('companies', (join) => join.on((eb) => eb.lit(false)))
          .orderBy('orders.id', 'desc')
          .$if(after !== null, (rows) => rows.where('orders.id', '<', after?.[1] ?? ''))
  )
    .select(['orders.id', 'orders.number'])
    .where(columns[kind], 'in', stored)
    .$if(shopIds !== null, (rows) => rows.where('orders.shopId', 'in', shopIds ?? []))
    .limit(limit);
  const rows = await found.execute();
  return { hits: rows.map(({ id, number }) => ({ id, number: Number(number) })), cut: null };
}
