import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { panelName } from '@app/machines/order';
import { operator } from './operator.ts';
import { expect, test } from './people.ts';
import { seeMail } from './salesman.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });
test.slow();

const password = 'Zielona-Krowa-71!';

/** Fills a new shop's form from empty and saves it. */
async function openShop(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Sklepy', exact: true }).click();
  await page.getByRole('link', { name: 'Dodaj sklep' }).click();
  for (const [label, value] of [
    ['Nazwa', name],
    ['Ulica i numer', 'Długa 14'],
    ['Kod pocztowy', '31-147'],
    ['Miasto', 'Kraków'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByLabel('Decyzje o wnioskach').selectOption('automatycznie');
  await page.getByText('Sprzedaż własna', { exact: true }).click();
  await page.getByRole('group', { name: 'Leasing', exact: true }).getByText('Sklep internetowy').click();
  await page.getByText('Komputery i elektronika', { exact: true }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Adds the shop's administrator from the shop's page, and lets him choose a password by the link that he is mailed. */
async function addAdministrator(page: Page, owner: Page, clerk: Page, email: string): Promise<void> {
  await page.getByRole('region', { name: 'Sklep dziś' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Dodaj konto' }).first().click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Imię i nazwisko').fill('Róża Kalina');
  await page.getByLabel('Rola').selectOption('Administrator sklepu');
  await page.getByRole('button', { name: 'Dodaj konto' }).click();
  await expect(page.getByText('Konto dodane').first()).toBeVisible();
  await seeMail(clerk, email, 'Masz nowe konto');
  const letter = clerk.getByRole('article').filter({ hasText: email }).first();
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/u.exec((await letter.textContent()) ?? '')?.[0];
  await owner.goto(link ?? '/');
  await owner.getByLabel('Nowe hasło', { exact: true }).fill(password);
  await owner.getByLabel('Powtórz nowe hasło').fill(password);
  await owner.getByRole('button', { name: 'Zapisz i zaloguj się' }).click();
  await expect(owner).toHaveURL(/\/shop(?:admin)?\/orders/u);
}

test('an administrator opens a shop up to its first order, looks after that, its accounts, terms and figures, and locks it with its workers (ADMIN-081)', async ({
  desk,
  elsewhere: owner,
  clerk,
  request,
}) => {
  const name = `Kajaki ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@kajaki.example`;
  const admin = await operator(desk, 'admin@demo.example');
  await openShop(desk, name);
  const address = desk.url();
  await desk.getByLabel('Nazwa klucza').fill('sklep internetowy');
  await desk.getByRole('button', { name: 'Utwórz klucz' }).click();
  const key = await desk.getByRole('dialog').getByRole('code').textContent();
  await desk.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).first().click();
  await addAdministrator(desk, owner, clerk, email);

  const ordered = await request.post('/api/ecommerce/orders', {
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
    data: {
      ...{ external_order_id: randomUUID(), payments_count: 24, financing_type: 'lease' },
      order_items_attributes: [
        {
          name: 'Laptop',
          quantity: 1,
          gross_price: '8610.00',
          gross_price_selected: true,
          category: 'computers',
        },
      ],
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { siemens_id: number } = (await ordered.json()) as { siemens_id: string };

  // The order: its data, its status and what happened, as its shop sees it too.
  await desk.getByRole('navigation').getByRole('link', { name: 'Podsumowanie' }).click();
  await admin.opens(number);
  await desk.getByRole('button', { name: 'Numer i data' }).click();
  await desk.getByRole('dialog').getByLabel('Numer w sklepie').fill('KAJAK-1');
  await desk.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(desk.getByText('KAJAK-1').first()).toBeVisible();
  const next = panelName('complement_company_and_user');
  const row = desk.getByRole('listitem').filter({ hasText: next });
  await admin.makes(row.getByRole('button', { name: 'Wymuś' }), (dialog) =>
    dialog.getByRole('textbox', { name: 'Powód' }).fill('Klient potwierdził ofertę przez telefon'),
  );
  await admin.sees('complement_company_and_user');
  await owner.reload();
  await owner.getByRole('link', { name: number }).click();
  await expect(owner.getByText('Co dalej: Klient podaje firmę')).toBeVisible();

  // The shop's terms of a category, and what it charges monthly.
  await desk.goto(address);
  await desk.getByRole('region', { name: 'Kategorie w ofercie' }).getByRole('link').first().click();
  await desk.getByRole('link', { name: 'Komputery i elektronika' }).click();
  await desk.getByRole('textbox', { name: 'Marża, p.p.' }).fill('8,5');
  await desk.getByRole('button', { name: 'Zapisz warunki sklepu' }).click();
  await expect(desk.getByText('własne warunki', { exact: true })).toBeVisible();
  await desk.goto(address);
  await desk.getByText('Opłata serwisowa', { exact: true }).click();
  await desk.getByRole('textbox', { name: 'Kwota opłaty netto' }).fill('12');
  await desk.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(desk.getByText('Opłata serwisowa: nie → tak')).toBeVisible();

  // The figures of what the shop sold.
  await desk.getByRole('navigation').getByRole('link', { name: 'Raport sprzedaży' }).click();
  await expect(desk.getByRole('link', { name: number })).toBeVisible();
  const sheet = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Pobierz xlsx' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/u);

  // Locked, the shop's people are out at once, and in again with their passwords once it is open.
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Zablokuj' }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill(name);
  await desk.getByRole('dialog').getByRole('button', { name: 'Zablokuj' }).click();
  await expect(desk.getByText('Zablokowany', { exact: true })).toBeVisible();
  await owner.getByRole('link', { name: 'Konta', exact: true }).click();
  await expect(owner).toHaveURL(/\/login/u);
  const refused = await request.get('/api/ecommerce/orders', { headers: { authorization: `Bearer ${key}` } });
  expect(refused.status()).toBe(401);
  await desk.getByRole('button', { name: 'Odblokuj' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Odblokuj' }).click();
  await expect(desk.getByText('Zablokowany', { exact: true })).toBeHidden();
  await owner.getByLabel('E-mail').fill(email);
  await owner.getByLabel('Hasło', { exact: true }).fill(password);
  await owner.keyboard.press('Enter');
  await expect(owner).toHaveURL(/\/shopadmin\/users/u);
});
