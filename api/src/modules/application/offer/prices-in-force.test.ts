import {
  importCategories,
  importDepreciationRates,
  loadShopByClientId,
  setBaseRate,
  type CategoryImport,
  type Database,
  type Shop,
} from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { FinancingType } from '@app/machines/order';
import { expect, test } from 'vitest';
import { seedShop } from '../../../testing/index.ts';
import { calculateOffer } from './calculate-offer.ts';
import { itemFromWire } from './from-wire.ts';
import { termsOf } from '../../order-life/terms-of.ts';

const day = Date.parse('2026-11-20T10:00:00Z');

const withMargin: CategoryImport = {
  ...{ sector: 'general', value: 'computers', name: 'Komputery', cfa: '491', marginInPercent: '4.20' },
  ...{ ownPaymentMinInPercent: '5.00', ownPaymentMaxInPercent: '45.00', paymentsCountMin: 12 },
  ...{ paymentsCountMax: 48, administrativeCostInPercent: '1.00' },
  instalments: [{ paymentsCount: 24, estimatedValueInPercent: '1.00' }],
};

/** The shop of the tests, which offers this category on these terms. */
async function openShop(db: Database, category: CategoryImport = withMargin): Promise<Shop> {
  await seedShop(db);
  await db.transaction((tx) => importCategories(tx, [category], day));
  const shop = await loadShopByClientId(db, 'test');
  if (shop === null) throw new Error('The shop is there');
  return { ...shop, minOrderPrice: null, maxOrderPrice: null };
}

/** 10 000.00 net, a tenth of one's own, 24 instalments. */
async function offered(db: Database, shop: Shop, at: number, financingType: FinancingType = 'lease') {
  const { columns, problems } = await calculateOffer(db, {
    ...{ salesChannel: 'shop', financingType, shop, own: { percent: 10 }, paymentsCount: 24, at },
    items: [itemFromWire({ name: 'Laptop', quantity: 1, category: 'computers', price: '10000.00' })],
  });
  expect(problems).toEqual({});
  const { interest, installmentValue, administrativeCost, serviceFeeValue, depreciationRate } = columns;
  return { interest, installmentValue, administrativeCost, serviceFeeValue, depreciationRate };
}

onEachDatabase('the prices in force', (open) => {
  test("a category's margin is added to the base rate of the moment", async () => {
    const db = await open();
    const shop = await openShop(db);
    const set = (rateInPercent: string, validFrom: number) =>
      db.transaction((tx) =>
        setBaseRate(tx, { rateInPercent, validFrom, setBy: null, createdAt: validFrom }),
      );
    await set('5.10', day);
    await set('7.80', day + 1_000);
    expect(await offered(db, shop, day)).toMatchObject({ interest: '9.30', installmentValue: 408_60 });
    expect(await offered(db, shop, day + 999)).toMatchObject({ interest: '9.30' });
    expect(await offered(db, shop, day + 1_000)).toMatchObject({
      ...{ interest: '12.00', installmentValue: 419_95 },
    });
  });

  test('before any base rate a category keeps its interest, and one of a margin alone is not offered', async () => {
    const db = await open();
    const shop = await openShop(db, { ...withMargin, interest: '12.00' });
    expect(await offered(db, shop, day)).toMatchObject({ interest: '12.00', installmentValue: 419_95 });
    await db.transaction((tx) => importCategories(tx, [{ ...withMargin, interest: null }], day));
    const terms = await termsOf(db, { financingType: 'lease', shop, at: day });
    expect(terms.map(({ value }) => value)).not.toContain('computers');
    expect(terms.length).toBeGreaterThan(0);
  });

  test("a shop's fixed rate stands instead of the margin, and instead of a loan's interest", async () => {
    const db = await open();
    const shop = await openShop(db);
    const fixed = { ...shop, settings: { ...shop.settings, fixedRateInPercent: '9.30' } };
    expect(await offered(db, fixed, day)).toMatchObject({ interest: '9.30', installmentValue: 408_60 });
    expect(await offered(db, fixed, day, 'b2b_loan')).toMatchObject({ interest: '9.30' });
  });

  test('a range adds its amount, a category its own service fee, and KST says how fast goods are written off', async () => {
    const db = await open();
    const shop = await openShop(db, {
      ...withMargin,
      ...{ marginInPercent: null, interest: '9.30', serviceFee: 700 },
      priceRanges: [{ priceFrom: 500_000, priceTo: 1_230_000, amount: 15_000 }],
    });
    await db.transaction((tx) =>
      importDepreciationRates(tx, [
        { kst: '4', rateInPercent: '14.00' },
        { kst: '491', rateInPercent: '30.00' },
      ]),
    );
    const charging = {
      ...shop,
      settings: { ...shop.settings, serviceFeeActive: true, serviceFeeValue: 499 },
    };
    expect(await offered(db, charging, day)).toEqual({
      ...{ interest: '9.30', installmentValue: 408_60, administrativeCost: 250_00 },
      ...{ serviceFeeValue: 24 * 7_00, depreciationRate: '30.00' },
    });
  });
});
