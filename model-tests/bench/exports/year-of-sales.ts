import { insertSession, loadUserByEmail, openDatabase, type Database } from '@app/db';
import { seedOrders } from '@app/db/bulk';
import { demoAccounts } from '@app/db/demo';
import { sql } from 'kysely';
import type { Application } from '../servers/application.ts';
import { chartFixtures } from '../lists/fixtures.ts';
import { openDataset } from '../lists/dataset.ts';

const aDay = 86_400_000;
/** Within the 366 days that a report may have. */
const days = 360;

/** The demo's own orders have the places before it. */
const first = 10_000;

/** What a report is asked with, and as whom. */
export interface YearOfSales {
  /** When the first order began, and how far apart they are, in epoch ms and ms. */
  readonly begins: number;
  readonly step: number;
  readonly cookie: string;
}

/** A payment of each order; of two in three the money has come. */
async function seedPayments(db: Database): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    await sql`insert into payments (id, order_id, kind, provider, payment_type, amount, status, created_at, updated_at)
      select id, id, 'initial_payment', 'dotpay', 'online_1', coalesce(gross_price, 0) / 10, 'started', created_at, created_at
      from orders where slug glob '0000000000000*'`.execute(kysely);
    await sql`insert into payment_operations
        (id, order_id, payment_id, provider, number, kind, amount, currency, status, settled, created_at, updated_at)
      select payments.id, order_id, payments.id, 'dotpay', 'M' || orders.number, 'payment', amount, 'PLN', 'completed',
        'accepted', payments.created_at, payments.created_at
      from payments join orders on orders.id = payments.order_id
      where slug glob '0000000000000*' and cast(orders.number as integer) % 3 > 0`.execute(kysely);
  });
}

/** So many orders with a payment each, evenly over a year until today, and a session of a superadmin. */
export async function seedYear(application: Application, orders: number): Promise<YearOfSales> {
  const step = Math.floor((days * aDay) / orders);
  const begins = Date.now() - days * aDay;
  const db = openDatabase(application.databaseUrl, { keys: application.dataKeys });
  try {
    const fixtures = chartFixtures();
    const dataset = await openDataset(db, fixtures);
    const orderAt = (place: number) => ({
      ...dataset.orderAt(place),
      createdAt: begins + (place - first) * step,
    });
    await seedOrders(db, fixtures, orderAt, { from: first, to: first + orders });
    await seedPayments(db);
    const staff = demoAccounts.find(({ role }) => role === 'superadmin');
    const user = await loadUserByEmail(db, staff?.email ?? '');
    const token = crypto.randomUUID();
    const ends = { at: Date.now(), idleEndsAt: Date.now() + aDay, endsAt: Date.now() + aDay };
    await db.transaction((tx) => insertSession(tx, { ...ends, token, userId: user?.id ?? '' }));
    return { begins, step, cookie: `session=${token}` };
  } finally {
    await db.close();
  }
}
