import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PriceRangesPage } from './price-ranges-page.tsx';
import { showTable } from './testing/show-table.tsx';

/** The range of the domain's example: 150 000 gross, 15 000 of one's own, 60 instalments of 2 750.25. */
const range = {
  ...{ price_from: '1000.00', price_to: '500000.00', months_from: 12, months_to: 84 },
  ...{ base_rate_percent: '5.00', margin_percent: '3.20' },
};
const chosen: (string | null)[] = [];
const show = (category: string | null = null, rows: readonly object[] = [range]) =>
  showTable({
    page: <PriceRangesPage area="superadmin" category={category} onCategory={(next) => chosen.push(next)} />,
    title: 'Przedziały cenowe',
    path: '/api/superadmin/medical_price_ranges',
    stored: { version: 'v1', rows, changes: [] },
    others: {
      '/api/superadmin/medical_categories': {
        categories: [{ id: 'c7', name: 'Stomatologia' }],
        count: 1,
        next: null,
      },
    },
  });

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const typed = async (name: string, text: string) => {
  await cell(name).fill(text);
  await userEvent.tab();
};

test('what a margin makes of the instalment of a price that is typed is seen before it is saved', async () => {
  const { sent } = await show();
  await typed('Cena netto', '121951,22');
  await typed('Wpłata własna', '10');
  await expect.element(page.getByText(/^2\s750,25\szł$/u)).toBeVisible();
  await typed('Marża, wiersz 1', '4,20');
  await expect.element(page.getByText(/^2\s750,25\szł$/u)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'PUT',
        body: { version: 'v1', category_id: null, rows: [{ ...range, margin_percent: '4.20' }] },
      },
    ]);
});

test('a range that overlaps another, and one out of bounds, are told on their fields at once', async () => {
  const { sent } = await show();
  await page.getByRole('button', { name: 'Dodaj zakres' }).click();
  await typed('Od, zł brutto, wiersz 2', '5000');
  await typed('Marża, wiersz 2', '0,5');
  await expect.element(page.getByText('Ten zakres nachodzi na inny')).toBeVisible();
  await expect.element(page.getByText('Najniższa marża to 1%')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  await expect.element(cell('Od, zł brutto, wiersz 2')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a category has the common ranges until it has its own', async () => {
  await show('c7', []);
  await expect.element(page.getByText('Obowiązują zakresy wspólne.', { exact: false })).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Kategoria' });
  await expect.element(choice).toHaveValue('c7');
  await choice.selectOptions('Wspólne dla wszystkich');
  expect(chosen).toEqual([null]);
});
