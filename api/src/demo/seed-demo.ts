import {
  importCategories,
  importConsentTexts,
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  insertShop,
  insertUser,
  loadShopByClientId,
  loadOrderByExternalId,
  putApiKey,
  shopConfigs,
  type Tx,
} from '@app/db';
import {
  demoAccounts,
  demoCategories,
  demoConsentTexts,
  demoLoanParameters,
  demoMedicalRanges,
  demoOrders,
  demoPassword,
  demoPersons,
  demoPlmRows,
  demoShops,
  waitingOrder,
  type DemoOrder,
} from '@app/db/demo';
import { hashPassword } from '../sessions/hash-password.ts';
import { walkOrder, type Walker } from './walk-order.ts';

async function seedCatalogue(tx: Tx, at: number): Promise<void> {
  await importCategories(tx, demoCategories, at);
  await importConsentTexts(tx, demoConsentTexts);
  await importLoanParameters(tx, null, demoLoanParameters);
  await importMedicalRanges(tx, null, demoMedicalRanges);
  await importPlmRows(tx, null, demoPlmRows);
}

async function seedShops(tx: Tx, at: number): Promise<ReadonlyMap<string, string>> {
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

/** Catalogue, shops and accounts: in one transaction, so that a killed first start leaves nothing half-made. */
async function seedBasics({ ports }: Walker): Promise<void> {
  if ((await loadShopByClientId(ports.db, demoShops[0]?.clientId ?? '')) !== null) return;
  const passwordHash = await hashPassword(demoPassword);
  const at = ports.now();
  await ports.db.transaction(async (tx) => {
    await seedCatalogue(tx, at);
    const shops = await seedShops(tx, at);
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

/** The order under its number, walked to its status unless an earlier start has made it. Answers its slug. */
async function seedOrder(walker: Walker, demo: DemoOrder, number: string): Promise<string> {
  const shop = await loadShopByClientId(walker.ports.db, demo.shop);
  const apiKey = demoShops.find(({ clientId }) => clientId === demo.shop)?.apiKey;
  const person = demoPersons.find(({ vatId }) => vatId === demo.vatId);
  if (shop === null || !apiKey || person === undefined)
    throw new Error(`The demo's order ${number} names what is not there`);
  const known = await loadOrderByExternalId(walker.ports.db, shop.id, number);
  return known?.slug ?? walkOrder(walker, demo, person, apiKey, number);
}

/** The link of the order that waits for its client; what an earlier start has seeded stays as it is. */
export async function seedDemo(walker: Walker): Promise<{ readonly waitingSlug: string }> {
  await seedBasics(walker);
  for (const [index, demo] of demoOrders.entries()) await seedOrder(walker, demo, `DEMO-${1001 + index}`);
  return { waitingSlug: await seedOrder(walker, waitingOrder, 'DEMO-1000') };
}
