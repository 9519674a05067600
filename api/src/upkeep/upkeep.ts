import { forgetCountedDays, openDatabase, reindexOrders, rotateKeys, type Database } from '@app/db';
import { databaseSettings } from '../kernel/env.ts';
import { keepPrivate } from '../kernel/files/keep-private.ts';
import { refuseWrongKeys } from '../hosting/refuse-wrong-keys.ts';
import { verifyOrders } from './verify-orders.ts';

/** Seals everything under the first of DATA_KEYS; fails where a value could not be opened. */
async function rotate(db: Database): Promise<boolean> {
  const all = await rotateKeys(db, ({ table, resealed, unreadable }) =>
    console.log(`${table}: ${resealed} sealed anew${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`),
  );
  const left = all.reduce((sum, { unreadable }) => sum + unreadable, 0);
  console.log(
    left === 0
      ? `Everything lies under the key ${db.keys.current.id}; the others can be dropped.`
      : `${left} rows are opened by none of the keys. Keep all keys, find the one that is missing, and run this again.`,
  );
  return left === 0;
}

async function reindex(db: Database): Promise<boolean> {
  const { orders, mended } = await reindexOrders(db);
  console.log(`${orders} orders looked at, ${mended} indexed anew; totals counted.`);
  return true;
}

/** Says what is wrong with which order; fails where an order is. */
async function verify(db: Database): Promise<boolean> {
  const { orders, wrong } = await verifyOrders(db, (number, fault) => console.log(`${number}: ${fault}`));
  console.log(`${orders} orders looked at, ${wrong} wrong.`);
  return wrong === 0;
}

/** Drops the chart's figures: the application that runs counts each day again. */
async function recount(db: Database): Promise<boolean> {
  await forgetCountedDays(db);
  console.log("The chart's figures are counted anew, the newest days first.");
  return true;
}

const jobs: Readonly<Record<string, (db: Database) => Promise<boolean>>> = {
  'rotate-keys': rotate,
  reindex,
  'verify-orders': verify,
  recount,
};

keepPrivate();
try {
  const job = jobs[process.argv[2] ?? ''];
  if (job === undefined) throw new Error(`One of: ${Object.keys(jobs).join(', ')}`);
  const { databaseUrl, dataKeys } = databaseSettings(process.env);
  const db = openDatabase(databaseUrl, { keys: dataKeys });
  try {
    if (!(await db.isCurrent()))
      throw new Error('The tables are of an older release; start the application once.');
    await refuseWrongKeys(db);
    if (!(await job(db))) process.exitCode = 1;
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
