import { sql } from 'kysely';
import type { Tx } from '../engine/database.ts';

/** An initial payment of a tenth for each seeded order; of two in three the money has come. Ids are the orders' own. */
export async function seedPayments({ kysely }: Tx): Promise<void> {
  await sql`insert into payments (id, order_id, kind, provider, payment_type, amount, status, created_at, updated_at)
    select id, id, 'initial_payment', 'dotpay', 'online_1', coalesce(gross_price, 0) / 10, 'started', created_at, created_at
    from orders where slug like '0000000000000%'`.execute(kysely);
  await sql`insert into payment_operations
      (id, order_id, payment_id, provider, number, kind, amount, currency, status, settled, created_at, updated_at)
    select payments.id, order_id, payments.id, 'dotpay', 'M' || orders.number, 'payment', amount, 'PLN', 'completed',
      'accepted', payments.created_at, payments.created_at
    from payments join orders on orders.id = payments.order_id
    where slug like '0000000000000%' and cast(orders.number as integer) % 3 > 0`.execute(kysely);
}
