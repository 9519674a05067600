import {
  importCategories,
  importConsentTexts,
  importLoanParameters,
  importMedicalRanges,
  importPlmRows,
  insertShop,
  insertUser,
  putApiKey,
  shopConfigs,
  type Database,
} from '@app/db';
import {
  demoCategories,
  demoConsentTexts,
  demoLoanParameters,
  demoMedicalRanges,
  demoPassword,
  demoPlmRows,
} from '@app/db/demo';
import { hashPassword } from '../modules/accounts/hash-password.ts';

/** The API key of the test's shop. */
export const shopKey = 'test-key-0123456789abcdef';

/** A shop with its API key, the catalogue, and accounts of an administrator, of the shop and of a strange shop. */
export async function seedShop(
  db: Database,
  settings: Parameters<typeof insertShop>[1]['settings'] = {},
): Promise<void> {
  const at = Date.UTC(2026, 10, 2, 9);
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    await importCategories(tx, demoCategories, at);
    await importConsentTexts(tx, demoConsentTexts);
    await importLoanParameters(tx, null, demoLoanParameters);
    await importMedicalRanges(tx, null, demoMedicalRanges);
    await importPlmRows(tx, null, demoPlmRows);
    const base = { street: 'Długa 14', postalCode: '31-147', city: 'Kraków' };
    const shop = await insertShop(
      tx,
      {
        ...base,
        clientId: 'test',
        name: 'Sklep',
        url: 'https://sklep.example',
        configs: Object.values(shopConfigs),
        settings,
      },
      at,
    );
    const strange = await insertShop(tx, { ...base, clientId: 'strange', name: 'Obcy', configs: [] }, at);
    await putApiKey(tx, { shopId: shop.id, key: shopKey, name: 'test' }, at);
    const user = { passwordHash, passwordChangedAt: at };
    await insertUser(
      tx,
      { ...user, email: 'admin@test.example', fullName: 'Administrator', roles: ['admin'] },
      at,
    );
    await insertUser(
      tx,
      {
        ...user,
        email: 'sklep@test.example',
        fullName: 'Sprzedawca',
        roles: ['shop_admin'],
        shopId: shop.id,
      },
      at,
    );
    await insertUser(
      tx,
      { ...user, email: 'obcy@test.example', fullName: 'Obcy', roles: ['shop_admin'], shopId: strange.id },
      at,
    );
  });
}
