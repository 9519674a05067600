import { randomUUID } from 'node:crypto';
import { looksRight } from './looks-right.ts';
import { city, openAtPersons, ownersForm, saved } from './owners-form.ts';
import { expect, newAddress, owner, test } from './people.ts';
import { seeMail } from './salesman.ts';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

test('a form put aside mails the link, and the link leads back to where one was', async ({
  page,
  clerk,
  request,
}) => {
  const email = newAddress();
  await openAtPersons(page, request, email);
  await city(page).fill('Sobótka');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).click();
  await expect(city(page)).toHaveValue('Sobótka');
  await seeMail(clerk, email, 'Dokończ wniosek');
});

test('a form put aside mails the link to the address on it: a wrong one opens, a new one is shown before', async ({
  page,
  clerk,
  request,
}) => {
  const [known, mended] = [newAddress(), newAddress()];
  const { slug } = await ownersForm(request, known);
  const contact = { full_name: 'Jan Kowalski', email: known, phone: owner.phone };
  const kept = await request.put(`/api/orders/${slug}/company_details`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { order: { user_attributes: contact }, section: 'contact', draft_version: 0 },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.goto(`/orders/${slug}`);
  const address = page.getByRole('textbox', { name: 'E-mail' });
  await address.fill('jan.kowalski');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await expect(page.getByText('na niego wyślemy link do wniosku')).toBeVisible();
  await expect(address).toHaveAccessibleDescription(/^Wpisz poprawny adres e.mail$/u);

  await address.fill(mended);
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const question = page.getByRole('dialog', { name: 'Wyślemy link na nowy adres' });
  await expect(question).toContainText(mended);
  await expect(question).toContainText(`Poprzedni adres: ${known}`);
  await looksRight(page);
  await question.getByRole('button', { name: 'Popraw adres' }).click();
  await expect(address).toHaveValue(mended);
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await question.getByRole('button', { name: 'Wyślij link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(dialog).toContainText(mended);
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).click();
  await expect(address).toHaveValue(mended);
  await seeMail(clerk, mended, 'Dokończ wniosek');
  // The old address has the link of what had just begun, and nothing since.
  const toOld = clerk.getByRole('article').filter({ hasText: known });
  await expect(toOld.filter({ hasText: 'Dokończ wniosek' })).toHaveCount(0);
});

test('a form put aside while the database takes nothing says that it waits, and one press is enough', async ({
  page,
  request,
}) => {
  await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  let refused = 0;
  await page.route('**/company_details', async (route) => {
    if (route.request().method() === 'GET' || refused === 2) return await route.continue();
    refused += 1;
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { error: 'Serwis czasowo niedostępny', code: 'database' },
    });
  });
  await city(page).fill('Sobótka');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await expect(page.getByText('Serwis jest teraz bardzo obciążony.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Formularz jest zapisany' })).toBeVisible();
  expect(refused).toBe(2);
});
