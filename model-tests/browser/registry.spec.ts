import type { Page } from '@playwright/test';
import { confirmSummary, seeTitle } from './client.ts';
import { press, summary } from './form-faults.ts';
import { expect, newAddress, owner, test } from './people.ts';
import { looksRight } from './looks-right.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 1280, height: 900 } });
test.slow();

/** What the demo's registry does not know, and what it breaks down over. */
const [unknown, breaksDown] = ['1745761971', '9446838138'];
const away =
  /^Rejestr firm teraz nie odpowiada. Spróbuj (ponownie )?za chwilę – to, co wpisano, nie przepadnie./u;
const [save, check] = ['Zapisz i wybierz sposób podpisu', 'Sprawdź NIP'];

const vatId = (page: Page) => page.getByRole('textbox', { name: 'NIP', exact: true });
/** What the registry says of the number while one types. */
const word = (page: Page, text: string | RegExp) => page.locator('main').getByRole('status').getByText(text);

/** Comes to the screen that asks for the company, and writes all but its number. */
async function writeContact(page: Page, slug: string): Promise<void> {
  await page.goto(`/orders/${slug}`);
  await confirmSummary(page);
  await seeTitle(page, 'Podaj dane firmy i osoby do kontaktu');
  await page.getByLabel('Imię i nazwisko osoby do kontaktu').fill('Jan Kowalski');
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Telefon').fill(owner.phone);
}

test('a number that no company has is corrected on a screen of its own, and the order goes on', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  await writeContact(page, slug);
  await vatId(page).fill(unknown);
  await expect(word(page, 'Nie ma firmy o takim NIP')).toBeVisible();
  await press(page, save);
  await seeTitle(page, 'Sprawdź NIP firmy');
  await expect(page.getByText('Są dwa możliwe powody')).toBeVisible();
  await looksRight(page);

  await press(page, check);
  await expect(summary(page).getByRole('link')).toHaveText(['NIP: nie znaleźliśmy firmy o tym numerze NIP']);
  await expect(summary(page)).toBeFocused();
  await expect(vatId(page)).toHaveAccessibleDescription(/Nie znaleźliśmy firmy o tym numerze NIP$/u);
  await looksRight(page);
  await vatId(page).fill(breaksDown);
  await expect(summary(page)).toBeHidden();
  await press(page, check);
  await expect(page.getByText(away).last()).toBeVisible();
  await vatId(page).fill(owner.vatId);
  await expect(word(page, 'STUDIO FOTOGRAFII JAN KOWALSKI')).toBeVisible();
  await press(page, check);
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
});

test('a registry that is down stops the order where it is, and nothing that was written is lost', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  await writeContact(page, slug);
  await vatId(page).fill(breaksDown);
  await expect(word(page, away)).toBeVisible();
  await press(page, save);
  await expect(page.getByText(away)).toHaveCount(2);
  await expect(page.getByLabel('Imię i nazwisko osoby do kontaktu')).toHaveValue('Jan Kowalski');
  await vatId(page).fill(owner.vatId);
  await press(page, save);
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
});

test('while the registry is asked its own screen waits, says that it takes long, and leads on by itself', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  await writeContact(page, slug);
  await vatId(page).fill(owner.vatId);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/basic_company_details', async (route) => {
    await answered;
    await route.continue();
  });
  await press(page, save);
  const waiting = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(waiting).toContainText('Pobieramy dane Twojej firmy');
  await expect(waiting).toContainText('Zwykle trwa to kilka sekund.');
  await expect(waiting).toContainText('Czy wiesz, że…');
  await expect(waiting).toContainText('To trwa dłużej niż zwykle.', { timeout: 15_000 });
  await looksRight(page);
  answer();
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
