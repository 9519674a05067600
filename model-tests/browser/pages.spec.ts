import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseMethod, confirmSummary, nameCompany, seeTitle } from './client.ts';
import { expect, owner, test } from './people.ts';

test.use({ actionTimeout: 20_000 });

const laptop = { name: 'Laptop 14 cali', price: '8610.00', category: 'computers', paymentsCount: 24 };

/** What axe finds wrong on the page, by rule and place. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('a wrong password is refused in Polish, and the page stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('superadmin@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill('nie-to-haslo');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Nieprawidłowy login lub hasło').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
});

test('an address that means nothing leads to the home page', async ({ page }) => {
  await page.goto('/nie/ma/takiej/strony');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Leasing i pożyczki dla firm, prosto ze sklepu' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a link to no order says so', async ({ page }) => {
  await page.goto('/orders/AAAAAAAAAAAAAAAAAAAAA');
  await seeTitle(page, 'Nie ma takiego wniosku');
});

test("the client's first screens have no fault that axe finds", async ({ page, shop }) => {
  const { slug } = await shop(laptop);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByText('Zaznacz wszystkie zgody')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await confirmSummary(page);
  await expect(page.getByLabel('NIP')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await nameCompany(page, owner);
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
  expect(await faultsOf(page)).toEqual([]);
  await chooseMethod(page, 'Kurier');
  await seeTitle(page, 'Wniosek o leasing');
  expect(await faultsOf(page)).toEqual([]);
});
