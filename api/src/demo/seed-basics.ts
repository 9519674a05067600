import {
  importCategories,
  importConsentTexts,
  importDepreciationRates,
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  importPredefinedProducts,
  insertShop,
  insertUser,
  listCategories,
  loadShopByClientId,
  putApiKey,
  saveFeature,
  setBaseRate,
  shopConfigs,
  type Tx,
} from '@app/db';
import {
  demoAccounts,
  demoBaseRate,
  demoCategories,
  demoConsentTexts,
  demoCopies,
  demoDepreciationRates,
  demoOwnLoans,
  demoLoanParameters,
  demoMedicalRanges,
  demoPassword,
  demoPlmRows,
  demoProducts,
  demoShops,
} from '@app/db/demo';
import type { Ports } from '../kernel/ports.ts';
import { hashPassword } from '../modules/accounts/hash-password.ts';

type Shops = ReadonlyMap<string, string>;

async function seedCatalogue(tx: Tx, shops: Shops, at: number): Promise<void> {
  const idOf = (clientId: string): string => {
    const id = shops.get(clientId);
    if (id === undefined) throw new Error(`The demo has no shop ${clientId}`);
    return id;
  };
  await importCategories(tx, demoCategories, at);
  for (const { shop, category, changes } of demoCopies) {
    const [sector, value] = category;
    const standard = (await listCategories(tx, sector, null)).find((one) => one.value === value);
    if (standard === undefined) throw new Error(`The demo has no category ${value}`);
    const { id: defaultCategoryId, version: _version, updatedAt: _at, ...terms } = standard;
    const copy = { ...terms, shopId: idOf(shop), defaultCategoryId, ...changes };
    await importCategories(tx, [copy], at);
  }
  await importConsentTexts(tx, demoConsentTexts);
  await importLoanParameters(tx, null, demoLoanParameters);
  for (const { shop, parameters } of demoOwnLoans) await importLoanParameters(tx, idOf(shop), parameters);
  await importMedicalRanges(tx, null, demoMedicalRanges);
  await importPlmRows(tx, null, demoPlmRows);
  await importDepreciationRates(tx, demoDepreciationRates);
  await setBaseRate(tx, {
    rateInPercent: demoBaseRate,
    validFrom: Date.UTC(2025, 0, 1),
    setBy: null,
    createdAt: at,
  });
  for (const [shop, products] of Object.entries(demoProducts)) {
    const picked = products.map(async ({ category: [sector, value], ...product }) => ({
      ...product,
      categoryId: (await listCategories(tx, sector, null)).find((one) => one.value === value)?.id ?? null,
    }));
    await importPredefinedProducts(tx, idOf(shop), await Promise.all(picked));
  }
}

async function seedShops(tx: Tx, at: number): Promise<Shops> {
  const ids = new Map<string, string>();
  for (const { configs, apiKey, parent, ...shop } of demoShops) {
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const { id } = await insertShop(
      tx,
      { ...shop, parentId, qes: true, configs: configs.map((name) => shopConfigs[name]) },
      at,
    );
    ids.set(shop.clientId, id);
    if (apiKey !== null) await putApiKey(tx, { shopId: id, key: apiKey, name: 'demo' }, at);
  }
  return ids;
}

/** Shops, catalogue, features and accounts: in one transaction, so that a killed first start leaves nothing half-made. */
export async function seedBasics(ports: Ports, at: number): Promise<void> {
  if ((await loadShopByClientId(ports.db, demoShops[0]?.clientId ?? '')) !== null) return;
  const passwordHash = await hashPassword(demoPassword);
  await ports.db.transaction(async (tx) => {
    const shops = await seedShops(tx, at);
    await seedCatalogue(tx, shops, at);
    await saveFeature(tx, 'bik', true);
    for (const { email, fullName, role, shop } of demoAccounts) {
      const shopId = shop === null ? null : (shops.get(shop) ?? null);
      await insertUser(
        tx,
        { email, fullName, roles: [role], shopId, passwordHash, passwordChangedAt: at },
        at,
      );
    }
  });
}
