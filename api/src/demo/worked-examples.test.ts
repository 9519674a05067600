import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadShopByClientId, openDatabase, type Database } from '@app/db';
import type { FinancingType } from '@app/machines/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../kernel/env.ts';
import { calculateOffer } from '../modules/application/offer/calculate-offer.ts';
import { itemFromWire } from '../modules/application/offer/from-wire.ts';
import type { Ports } from '../kernel/ports.ts';
import { seedBasics } from './seed-basics.ts';

const folder = mkdtempSync(join(tmpdir(), 'examples-'));
let db: Database;

beforeAll(async () => {
  const settings = readEnv({ DATA_DIR: folder });
  db = openDatabase(settings.databaseUrl, { keys: settings.dataKeys });
  await db.migrate();
  await seedBasics({ settings, db } as Ports, Date.UTC(2026, 10, 21));
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Example {
  readonly shop: string;
  readonly financingType: FinancingType;
  readonly category: string;
  readonly price: string;
  readonly percent: number;
  readonly count: number;
}

async function instalment({
  shop: clientId,
  financingType,
  category,
  price,
  percent,
  count,
}: Example): Promise<number | null> {
  const shop = await loadShopByClientId(db, clientId);
  if (shop === null) throw new Error(`No shop ${clientId}`);
  const lease = financingType === 'lease';
  const item = itemFromWire({
    name: 'Towar',
    quantity: 1,
    category,
    ...(lease ? { price } : { gross_price: price, gross_price_selected: true }),
  });
  const wish = {
    salesChannel: 'shop',
    financingType,
    shop,
    items: [item],
    own: { percent },
    paymentsCount: count,
    at: Date.UTC(2026, 10, 21),
  } as const;
  const { columns, problems } = await calculateOffer(db, {
    ...wish,
    shop: { ...shop, minOrderPrice: null, maxOrderPrice: null },
  });
  expect(problems).toEqual({});
  return columns.installmentValue;
}

test.each([
  ['computers', 'elektro', 'lease', '10000.00', 10, 24, 419_95],
  ['photography', 'elektro', 'lease', '43989.43', 5, 36, 1_166_35],
  ['promotion_zero', 'elektro', 'lease', '12000.00', 0, 12, 990_00],
  ['phones', 'elektro', 'lease', '8129.27', 20, 35, 211_45],
  ['furniture', 'elektro', 'lease', '133967.21', 9, 35, 3_935_45],
  ['computers', 'partner', 'b2b_loan', '12300.00', 10, 36, 383_75],
  ['computers', 'hurtownia', 'b2b_loan', '12300.00', 10, 36, 395_58],
  ['dental', 'medyk', 'medical', '150000.00', 10, 60, 2_750_25],
  ['tools', 'narzedzia', 'plm', '20000.00', 10, 24, 819_00],
  ['machines', 'maszyny', 'industry', '246000.00', 10, 60, 4_639_00],
] as const)(
  '%s in %s as %s of %s: the worked example is to be seen',
  async (category, shop, financingType, price, percent, count, expected) => {
    expect(await instalment({ shop, financingType, category, price, percent, count })).toBe(expected);
  },
);
