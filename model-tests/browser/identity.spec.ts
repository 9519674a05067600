import type { Page } from '@playwright/test';
import { looksRight } from './looks-right.ts';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 20_000 });

/** Chooses who signs in at the provider's page. */
async function chooseAtProvider(page: Page, way: string, person: RegExp | string): Promise<void> {
  await page.getByRole('link', { name: way }).click();
  await expect(page.getByRole('heading', { name: 'Kto się loguje?' })).toBeVisible();
  await expect(page.getByText(`${way}. Wybierz osobę`)).toBeVisible();
  await page.getByRole('button', { name: person }).click();
}

for (const way of ['Karta PKI', 'Logowanie sieciowe'])
  test(`an administrator signs in by '${way}' and out through the provider`, async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('link', { name: way })).toBeVisible();
    await looksRight(page);
    await chooseAtProvider(page, way, /Bartosz Mazur/u);
    await expect(page).toHaveURL(/\/admin\/orders/u);
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('heading', { name: 'Wylogować u dostawcy?' })).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page).toHaveURL(/\/login$/u);
    await page.goto('/admin/orders');
    await expect(page).toHaveURL(/\/login$/u);
  });

test('whoever opened a page before signing in at the provider comes to it', async ({ page }) => {
  await page.goto('/admin/tasks');
  await expect(page).toHaveURL(/\/login$/u);
  await chooseAtProvider(page, 'Logowanie sieciowe', /Bartosz Mazur/u);
  await expect(page).toHaveURL(/\/admin\/tasks/u);
});

const refusals = [
  { person: 'Odmów logowania', title: 'Odmowa logowania', text: 'Dostawca odmówił logowania' },
  { person: /Zenon Obcy/u, title: 'Nie znamy tego konta', text: 'Nie ma u nas konta z Twoim adresem e-mail' },
  { person: /Wanda Krok/u, title: 'Nie znamy tego konta', text: 'nie potwierdził Twojego adresu' },
] as const;
for (const { person, title, text } of refusals)
  test(`a login that ends in '${text}' says so and leads back`, async ({ page }) => {
    await page.goto('/login');
    await chooseAtProvider(page, 'Logowanie sieciowe', person);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(/\/callback\?failure=(?:denied|unknown_account)$/u);
    await looksRight(page);
    await page.getByRole('link', { name: 'Wróć do logowania' }).click();
    await expect(page).toHaveURL(/\/login$/u);
  });

test('what comes back to another browser, or a second time, is the provider’s fault in words', async ({
  page,
}) => {
  await page.goto(`/callback?code=12345&state=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Błąd dostawcy tożsamości' })).toBeFocused();
  await expect(page.getByText('zaczęło się w innej przeglądarce')).toBeVisible();
  await looksRight(page);
});

test('the provider’s page fits a phone and axe finds nothing on it', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Karta PKI' }).click();
  await expect(page.getByRole('heading', { name: 'Kto się loguje?' })).toBeVisible();
  await looksRight(page);
});
