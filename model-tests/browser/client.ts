import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DemoPerson } from '@app/db/demo';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Waits for the screen with this title. */
export async function seeTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
}

/** Gives the consents that have to be given and confirms the offer. */
export async function confirmSummary(page: Page): Promise<void> {
  await page.getByText(/^Zaznacz obowiązkowe/u).click();
  await press(page, 'Potwierdź ofertę');
}

/** Names the company and the person to contact. */
export async function nameCompany(page: Page, person: DemoPerson): Promise<void> {
  await page.getByLabel('NIP').fill(person.vatId);
  await page.getByLabel('Imię i nazwisko osoby do kontaktu').fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Telefon').fill(person.phone);
  await press(page, 'Zapisz i wybierz sposób podpisu');
}

/** Chooses how to sign by the tile's title. */
export async function chooseMethod(page: Page, title: string): Promise<void> {
  await page.getByText(title, { exact: true }).click();
  await press(page, 'Wybierz i otwórz wniosek');
}

/** Sends 1 PLN from a bank, on the bank's own page. */
export async function verifyInBank(page: Page, bank: string): Promise<void> {
  await page.getByText('Przelew na 1 zł', { exact: true }).click();
  await page.getByText(bank, { exact: true }).click();
  await press(page, `Zrób przelew: ${bank}`);
  await press(page, 'Wyślij 1,00 zł');
}

/** Reads the agreement's first page and accepts its wording. */
export async function acceptAgreement(page: Page): Promise<void> {
  const first = page.getByRole('img', { name: 'Strona 1, treść pod obrazem' });
  await expect(first).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/agreements$/u);
  await press(page, 'Akceptuję treść umowy');
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/u);
}

/** Chooses a bank for the initial payment, ticks the consents that are not yet given, and leaves for the payment provider's page. */
export async function leaveToPay(page: Page, bank: string): Promise<void> {
  await page.getByText(bank, { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: /^Zapłać/u }) });
  for (const consent of await form
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .all()) {
    if (!(await consent.getByRole('checkbox').isChecked()))
      await consent.click({ position: { x: 12, y: 24 } });
  }
  await press(page, /^Zapłać/u);
  await expect(page.getByText('Numer operacji')).toBeVisible();
}

/** Presses a button of a provider's page. */
export async function answerProvider(page: Page, answer: string | RegExp): Promise<void> {
  await press(page, answer);
}

/** Who signs opens his own link at the signing provider, which the provider mailed to him alone, and signs. */
export async function signAs(person: Page, order: string, name: string): Promise<void> {
  const card = person.locator('article[data-state="pending"]').filter({ hasText: order });
  const link = card
    .locator('div')
    .filter({ hasText: name })
    .getByRole('link', { name: 'strona podpisu' })
    .last();
  await expect(async () => {
    await person.goto('/simulators/autenti');
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  const address = (await link.getAttribute('href')) ?? '';
  // The console reads itself anew when something comes, which ends a leaving that has just begun.
  await expect(async () => {
    await person.goto(address);
  }).toPass({ timeout: 20_000 });
  await press(person, 'Podpisuję');
  await seeTitle(person, 'Dokument jest podpisany');
}
