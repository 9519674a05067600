import type { Locator, Page } from '@playwright/test';
import { seeTitle } from './client.ts';
import { sendForm } from './counter-start.ts';
import { expect, newClient, test } from './people.ts';
import { atCounter, readCode } from './salesman.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

test.slow();

/** What every page says while there is no network. */
const lost = (page: Page): Locator => page.getByText('nic nie przepadło');

/** Presses while the connection is lost: it is told, what was typed stays, and once the connection is back what was pressed is sent. */
async function pressWithoutNetwork(page: Page, name: string, kept: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  // The agreement's pages are drawn one order after another.
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await page.context().setOffline(true);
  await button.click();
  await expect(lost(page)).toBeVisible();
  await kept();
  await page.context().setOffline(false);
}

const holds = (field: Locator, value: string | RegExp) => () => expect(field).toHaveValue(value);
/** Each stays ticked. */
const ticked = (boxes: Locator) => async () => {
  for (const box of await boxes.all()) await expect(box).toBeChecked();
};

test('a connection that is lost at any step of the counter loses nothing that was typed', async ({
  page,
  clerk,
}) => {
  const client = newClient();
  await atCounter(page, 'sprzedawca@demo.example');
  await page.goto('/shop/orders/new_b2b_loan_pos');
  await page.getByLabel(/^Nazwa/u).fill('Laptop');
  await page.getByLabel(/^Kategoria/u).selectOption({ index: 1 });
  await page.getByLabel(/^Cena (netto|brutto)/u).fill('7000');
  await pressWithoutNetwork(page, 'Dodaj i policz ratę', holds(page.getByLabel(/^Nazwa/u), 'Laptop'));
  await expect(page).toHaveURL(/\/edit\/update_order_with_items$/u);
  const [, slug = ''] = /\/orders\/([^/]+)\/edit/u.exec(page.url()) ?? [];

  const name = page.getByLabel(/^Nazwa/u);
  await expect(page.getByText(/^Zapisano \d/u)).toBeVisible();
  await page.context().setOffline(true);
  await name.fill('Laptop 14 cali');
  await expect(lost(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Zapisano \d/u)).toBeVisible();
  await pressWithoutNetwork(page, 'Przejdź do podsumowania', holds(name, 'Laptop 14 cali'));

  await seeTitle(page, 'Podsumowanie oferty dla klienta');
  await pressWithoutNetwork(page, 'Potwierdź ofertę', () =>
    expect(page.getByText('Laptop 14 cali').first()).toBeVisible(),
  );
  await page.getByLabel(/^NIP/u).fill(client.vatId);
  await page.getByLabel(/^Imię i/u).fill(`${client.firstName} ${client.lastName}`);
  await page.getByLabel(/^E-mail/u).fill(client.email);
  await page.getByLabel(/^Telefon/u).fill(client.phone);
  await pressWithoutNetwork(page, 'Zapisz i dalej', holds(page.getByLabel(/^E-mail/u), client.email));

  await seeTitle(page, 'Wybierz z klientem sposób podpisania umowy');
  await page.getByText('Umowa papierowa', { exact: true }).click();
  await pressWithoutNetwork(page, 'Wybierz i otwórz wniosek', () =>
    expect(page.getByRole('radio', { name: /Umowa papierowa/u })).toBeChecked(),
  );
  await seeTitle(page, 'Wniosek o pożyczkę');
  const income = page.getByRole('textbox', { name: /^Przychód/u });
  await page.context().setOffline(true);
  await income.fill('120000');
  await expect(lost(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(lost(page)).toBeHidden();
  await expect(page.getByText(/^Zapisano \d/u)).toBeVisible();
  await page.reload();
  await expect(income).toHaveValue(/^120\s?000/u);

  await sendForm(page.request, 'salesman', slug, client);
  const code = page.getByLabel(/^Kod z/u);
  await expect(code).toBeVisible();
  await code.fill(await readCode(clerk, client.phone));
  await pressWithoutNetwork(page, 'Sprawdź kod', holds(code, /^\d{3} \d{3}$/u));

  await seeTitle(page, 'Potwierdź tożsamość klienta');
  const boxes = page.getByRole('checkbox');
  for (const box of await boxes.all()) await box.check({ force: true });
  await pressWithoutNetwork(page, 'Potwierdź tożsamość', ticked(boxes));

  await seeTitle(page, 'Decyzja pozytywna – umowa do akceptacji');
  await pressWithoutNetwork(page, 'Klient akceptuje treść umowy', async () => undefined);

  await seeTitle(page, 'Opłata wstępna klienta');
  await page.getByText('Na miejscu', { exact: true }).click();
  await page.getByText(/^Potwierdzam, że wpłata/u).click();
  await pressWithoutNetwork(page, 'Potwierdzam wpłatę', ticked(boxes));

  await expect(page.getByText('Wydrukowane dwa')).toBeVisible();
  for (const box of await boxes.all()) await box.check({ force: true });
  await pressWithoutNetwork(page, 'Umowa podpisana', ticked(boxes));

  await seeTitle(page, 'Dołącz skan podpisanej umowy (wymagany) i dokumenty');
  await page.context().setOffline(true);
  const scan = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };
  await page.locator('input[type=file]').setInputFiles(scan);
  // A file is not sent by itself: it is kept, and sent by a press.
  const refused = page.getByRole('alert').filter({ hasText: 'umowa.pdf' });
  await expect(refused).toBeVisible();
  await page.context().setOffline(false);
  await refused.getByRole('button').first().click();
  await expect(page.getByRole('link', { name: /umowa.pdf/u })).toBeVisible();
  await pressWithoutNetwork(page, 'Wyślij dokumenty', () =>
    expect(page.getByRole('link', { name: /umowa.pdf/u })).toBeVisible(),
  );

  await seeTitle(page, 'Umowa zawarta – wydaj sprzęt');
  await pressWithoutNetwork(page, 'Wydano do odbioru', async () => undefined);
  await seeTitle(page, 'Sprzęt czeka na klienta');
  const day = page.getByLabel('Data odbioru');
  await day.fill('05.01.2026');
  await pressWithoutNetwork(page, 'Potwierdź odbiór', holds(day, '05.01.2026'));
  await seeTitle(page, 'Sprzęt u klienta');
});
