import { sql, type Kysely } from 'kysely';
import type { DialectName, Schema } from '../tables/schema.ts';
import type { StoredOrderKey } from './order-key-file.ts';

/** Whether the tables have keys of orders: those of a release before them have none. */
export async function hasOrderKeys(kysely: Kysely<Schema>, dialect: DialectName): Promise<boolean> {
  const { rows } =
    dialect === 'postgres'
      ? await sql`select 1 where to_regclass('order_keys') is not null`.execute(kysely)
      : await sql`select 1 from sqlite_master where name = 'order_keys'`.execute(kysely);
  return rows.length > 0;
}

/** The orders' keys, and what was erased of whom. */
export async function listOrderKeys(
  kysely: Kysely<Schema>,
  dialect: DialectName,
): Promise<readonly StoredOrderKey[]> {
  const one = sql`order_erasures.kind || '@' || order_erasures.at`;
  const joined = dialect === 'postgres' ? sql`string_agg(${one}, ',')` : sql`group_concat(${one}, ',')`;
  const rows = await kysely
    .selectFrom('orders')
    .leftJoin('orderKeys', 'orderKeys.orderId', 'orders.id')
    .select(['orders.id as orderId', 'sealedKey', 'destroyedAt', 'restrictedAt'])
    .select(
      sql<string | null>`(select ${joined} from order_erasures where order_id = orders.id)`.as('erased'),
    )
    .execute();
  return rows.filter(({ sealedKey, destroyedAt, erased }) => (sealedKey ?? destroyedAt ?? erased) !== null);
}
