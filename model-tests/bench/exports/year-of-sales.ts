import { insertSession, loadUserByEmail, openDatabase } from '@app/db';
import { seedOrders, seedPayments } from '@app/db/bulk';
import { demoAccounts } from '@app/db/demo';
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
    await db.transaction(seedPayments);
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
