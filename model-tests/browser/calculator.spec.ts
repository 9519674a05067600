import type { Page } from '@playwright/test';
import { seeTitle } from './client.ts';
import { keepJournal } from './journal.ts';
import { looksRightHere } from './looks-right.ts';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

const calculator = 'Dobierz ratę do swoich możliwości';

const open = (page: Page, order: string) => page.goto(`/orders/demo-kalkulator-${order}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ownAmount = (page: Page) => page.getByLabel(/^Wpłata własna (?:netto|brutto)/u);
const ownPercent = (page: Page) => page.getByLabel('Wpłata własna w procentach');

/** Accepts the offer, and sees it summed up with this instalment. */
async function accept(page: Page, instalment: string): Promise<void> {
  await button(page, 'Zatwierdź ofertę').click();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  await sees(page, instalment);
}

/** Somewhere on the page: on a phone the card at the side is another line than on a wide screen. */
async function sees(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

test('a lease: the worked example is seen, own payment in złoty and percent lead in turn, bounds are named', async ({
  page,
  context,
}) => {
  const journal = keepJournal(context);
  await open(page, 'lease');
  await seeTitle(page, calculator);
  await sees(page, '419,95\u00a0zł');
  await looksRightHere(page);

  await ownPercent(page).fill('45,5');
  await ownPercent(page).blur();
  await expect(
    page.getByText(
      'W kategorii „Komputery i elektronika” wpłata własna może wynosić najwyżej 5 535,00 zł brutto, czyli 45% wartości produktów netto',
    ),
  ).toBeVisible();
  await button(page, 'Zatwierdź ofertę').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(ownPercent(page)).toBeFocused();
  await looksRightHere(page);

  await page.getByText('Netto', { exact: true }).click();
  await ownAmount(page).fill('2 000,009 zł');
  await expect(ownAmount(page)).toHaveValue('2000,00');
  await expect(ownPercent(page)).toHaveValue('20,00');
  await page.reload();
  await expect(ownAmount(page)).toHaveValue('2\u00a0000,00');
  await page.getByLabel('Liczba rat').selectOption('36');
  await sees(page, '263,39\u00a0zł');
  await accept(page, '263,39\u00a0zł');
  expect(journal.errors()).toEqual([]);
  expect(journal.changes()).toEqual(['PATCH /api/orders/…/products', 'PATCH /api/orders/…/calculations']);
});

test("a loan: products are edited, picked from the shop's list and refused where a programme stands alone", async ({
  page,
}) => {
  await open(page, 'loans');
  await sees(page, '383,75\u00a0zł');

  await button(page, 'Dodaj produkt').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Specyfikacja', { exact: true }).click();
  await expect(dialog.getByLabel('Nazwa', { exact: true })).toBeDisabled();
  await button(page, 'Dodaj do oferty').click();
  await expect(dialog.getByText('Wpisz numer specyfikacji')).toBeVisible();
  await looksRightHere(page);
  await dialog.getByRole('textbox', { name: 'Numer specyfikacji' }).fill('PROF/7/2026');
  await dialog.getByLabel('Cena brutto za sztukę').fill('2460');
  await button(page, 'Dodaj do oferty').click();
  await expect(page.getByRole('cell', { name: /^PROF\/7\/2026/u })).toBeVisible();
  await expect(page.getByRole('table').getByText('14\u00a0760,00\u00a0zł')).toBeVisible();

  await button(page, 'Wybierz z oferty sklepu').click();
  await looksRightHere(page);
  await button(page, 'Wybierz: Tablet w programie Nowe Urządzenia').click();
  await button(page, 'Dodaj do oferty').click();
  await expect(page.getByText('to program partnerski').first()).toBeVisible();
  await button(page, 'Usuń: Tablet w programie Nowe Urządzenia').click();
  await expect(page.getByText('to program partnerski')).toHaveCount(0);

  await ownPercent(page).fill('10');
  await button(page, 'Zatwierdź ofertę').click();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  await expect(page.getByText('Specyfikacja PROF/7/2026').first()).toBeVisible();
});

test('medical equipment with a custom-purpose loan, which is set to its limit', async ({ page }) => {
  await open(page, 'medic');
  await sees(page, '2\u00a0750,25\u00a0zł');
  await page.getByLabel('Pożyczka na dowolny cel').fill('40000');
  await expect(page.getByText('Najwyższa wartość to 30\u00a0000,00\u00a0zł')).toBeVisible();
  await expect(page.getByLabel('Pożyczka na dowolny cel')).toHaveValue('30\u00a0000,00');
  await looksRightHere(page);
  await accept(page, '3\u00a0361,42\u00a0zł');
});

test('machines, below the least value that the shop takes and above it', async ({ page }) => {
  await open(page, 'lathe');
  await sees(page, '4\u00a0639,00\u00a0zł');
  await button(page, 'Zmień: Tokarka numeryczna').click();
  await page.getByLabel('Cena brutto za sztukę').fill('9999,99');
  await button(page, 'Zapisz produkt').click();
  await expect(
    page.getByText('przyjmuje zamówienia o wartości co najmniej 10 000,00 zł brutto').first(),
  ).toBeVisible();
  await button(page, 'Zmień: Tokarka numeryczna').click();
  await page.getByLabel('Cena brutto za sztukę').fill('246000');
  await button(page, 'Zapisz produkt').click();
  await accept(page, '4\u00a0639,00\u00a0zł');
});

test("a manufacturer's programme, on a phone by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, 'tools');
  await seeTitle(page, calculator);
  await sees(page, '819,00\u00a0zł');
  await looksRightHere(page);
  await ownAmount(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3000');
  await page.keyboard.press('Tab');
  await expect(ownPercent(page)).toBeFocused();
  await expect(ownPercent(page)).toHaveValue('15,00');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Zapisz i dokończ później')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Zatwierdź ofertę')).toBeFocused();
  await page.keyboard.press('Enter');
  await seeTitle(page, 'Podsumowanie Twojej oferty');
});

test('goods from any shop are checked before the calculator: ten pieces, 30 000 zł a piece', async ({
  page,
}) => {
  await open(page, 'scrap');
  await seeTitle(page, 'Sprawdź produkty w zamówieniu');
  await expect(page.getByText('5 z 10 sztuk')).toBeVisible();
  await looksRightHere(page);

  const quantity = page.getByLabel('Ilość').first();
  await quantity.fill('8');
  await expect(page.getByText('Zamówienie może mieć najwyżej 10 sztuk')).toBeVisible();
  await expect(button(page, 'Potwierdź produkty')).toBeDisabled();
  await quantity.fill('2');
  await page.getByLabel('Cena brutto za sztukę').first().fill('31000');
  await expect(page.getByText('Najwyższa wartość to 30\u00a0000,00\u00a0zł')).toBeVisible();
  await page.getByLabel('Cena brutto za sztukę').first().fill('2460');
  await page.getByLabel('Nazwa').first().fill(' ');
  await button(page, 'Potwierdź produkty').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Nazwa').first().fill('Lampa studyjna 400 Ws');
  await button(page, 'Potwierdź produkty').click();

  await seeTitle(page, calculator);
  await button(page, 'Wróć do produktów').click();
  await seeTitle(page, 'Sprawdź produkty w zamówieniu');
  await button(page, 'Potwierdź produkty').click();
  await seeTitle(page, calculator);
  await button(page, 'Zatwierdź ofertę').click();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
});

test('no screen of the calculator scrolls sideways at 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const order of ['sloan', 'lease', 'medic']) {
    await open(page, order);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
  }
});
