import { beforeAll, expect, test } from 'vitest';
import {
  importCategories,
  importPredefinedProducts,
  listCategories,
  listPredefinedProducts,
  type CategoryImport,
} from './catalogue.queries.ts';
import type { Database } from './engine/database.ts';
import {
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  listLoanParameters,
  listMedicalRanges,
  listPlmRows,
  rowsOfCategory,
} from './financing-terms.queries.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { makeShop, noon } from './testing/sample-rows.ts';

onEachDatabase('the catalogue', (open) => {
  let db: Database;
  let shopId: string;
  beforeAll(async () => {
    db = await open();
    shopId = (await makeShop(db, 'shop')).id;
  });

  const lifts: CategoryImport = {
    sector: 'general',
    value: 'lifts',
    name: 'Dźwigi',
    cfa: '640',
    instalments: [{ paymentsCount: 24, estimatedValueInPercent: '1' }],
    priceRanges: [{ priceFrom: 0, priceTo: 10_000_00, amount: 0 }],
  };
  const importing = (...categories: CategoryImport[]) =>
    db.transaction((tx) => importCategories(tx, categories, noon));

  test('importing a category again replaces it with its rows and keeps its id', async () => {
    await importing(lifts, { ...lifts, value: 'gone', active: false });
    const [before] = await listCategories(db, 'general', null);
    await importing({ ...lifts, name: 'Windy', instalments: [] });
    const [after, ...others] = await listCategories(db, 'general', null);
    expect(others).toEqual([]);
    expect(before).toMatchObject({ name: 'Dźwigi', version: 1, instalments: lifts.instalments });
    expect(after).toEqual({ ...before, name: 'Windy', instalments: [], version: 2 });
  });

  test("a shop's copy stands in for the default, also where the shop does not offer it", async () => {
    await importing(
      { sector: 'industry', value: 'a', name: 'A' },
      { sector: 'industry', value: 'b', name: 'B' },
      { sector: 'industry', value: 'c', name: 'C' },
      { sector: 'industry', value: 'a', name: 'A sklepu', shopId },
      { sector: 'industry', value: 'b', name: 'B sklepu', shopId, active: false },
    );
    const names = async (shop: string | null) =>
      (await listCategories(db, 'industry', shop)).map(({ name }) => name);
    expect(await names(shopId)).toEqual(['A sklepu', 'C']);
    expect(await names(null)).toEqual(['A', 'B', 'C']);
  });

  test("loan terms: a shop's own ones, else the default ones; an import replaces", async () => {
    const terms = {
      paymentsCount: 36,
      interest: '15',
      administrativeCostInPercent: '2',
      administrativeCostFinanced: true,
      insurancePrice: 120_00,
    };
    await db.transaction((tx) => importLoanParameters(tx, null, [terms, { ...terms, paymentsCount: 12 }]));
    const counts = async () =>
      (await listLoanParameters(db, shopId)).map(({ paymentsCount }) => paymentsCount);
    expect(await counts()).toEqual([12, 36]);
    await db.transaction((tx) => importLoanParameters(tx, shopId, [{ ...terms, paymentsCount: 24 }]));
    expect(await counts()).toEqual([24]);
    expect(await listLoanParameters(db, null)).toMatchObject([{ paymentsCount: 12 }, terms]);
  });

  test('plm rows and medical ranges: those of the category, else those of all', async () => {
    await importing({ sector: 'plm', value: 'p', name: 'P' });
    const [category] = await listCategories(db, 'plm', null);
    const id = category?.id ?? '';
    const row = {
      supportType: 'standard',
      paymentsCount: 24,
      priceFrom: 0,
      priceTo: 50_000_00,
      rateInPercent: '4.55',
      subventionInPercent: '3.5',
      manipulationFee: 150_00,
      commissionInPercent: '0',
      irrInPercent: null,
      active: true,
    };
    const range = {
      priceFrom: 0,
      priceTo: 9,
      monthsFrom: 12,
      monthsTo: 60,
      baseRateInPercent: '5',
      marginInPercent: '3.2',
    };
    await db.transaction(async (tx) => {
      await importPlmRows(tx, null, [row, { ...row, active: false }]);
      await importMedicalRanges(tx, null, [range]);
    });
    const standard = { id, defaultCategoryId: null };
    const plmRows = async () => rowsOfCategory(await listPlmRows(db, [id]), standard);
    const ranges = async () => rowsOfCategory(await listMedicalRanges(db, [id]), standard);
    expect(await plmRows()).toMatchObject([row]);
    expect(await ranges()).toMatchObject([range]);
    await db.transaction(async (tx) => {
      await importPlmRows(tx, id, [{ ...row, paymentsCount: 36 }]);
      await importMedicalRanges(tx, id, [{ ...range, monthsTo: 24 }]);
    });
    expect(await plmRows()).toMatchObject([{ paymentsCount: 36, categoryId: id }]);
    expect(await ranges()).toMatchObject([{ monthsTo: 24, categoryId: id }]);
    const copy = { id: 'copy', defaultCategoryId: id };
    expect(rowsOfCategory(await listPlmRows(db, ['copy', id]), copy)).toEqual(await plmRows());
  });

  test('predefined products keep the order in which they were imported', async () => {
    const product = { categoryId: null, name: 'B', price: 100, grossPrice: 123, vatLevel: 23 };
    const products = [product, { ...product, name: 'A' }];
    await db.transaction((tx) => importPredefinedProducts(tx, shopId, products));
    await db.transaction((tx) => importPredefinedProducts(tx, shopId, products));
    expect(await listPredefinedProducts(db, shopId)).toMatchObject(products);
  });
});
