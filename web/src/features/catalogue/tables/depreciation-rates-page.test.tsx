import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { DepreciationRatesPage } from './depreciation-rates-page.tsx';
import { showTable } from './testing/show-table.tsx';
import type { Shown } from './testing/show-table.tsx';

const stored = {
  version: 'v1',
  rows: [
    { kst: '491', rate_percent: '30.00' },
    { kst: '8', rate_percent: '20.00' },
  ],
  changes: [{ at: '2026-11-20T10:00:00.000Z', by: 'Celina Wrona', written: 2, gone: 1 }],
};

const asked = {
  page: <DepreciationRatesPage area="superadmin" />,
  title: 'Stawki amortyzacji',
  stored,
  path: '/api/superadmin/general_categories/depreciation_rates',
};
let shown: Shown;
beforeEach(async () => {
  shown = await showTable(asked);
});

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const typed = async (name: string, text: string) => {
  await cell(name).fill(text);
  await userEvent.tab();
};

test('a rate is changed, a group added by Enter, and the table saved whole over the version that was read', async () => {
  await expect.element(page.getByText('20.11, 11:00, Celina Wrona')).toBeVisible();
  await typed('Stawka rocznie, wiersz 2', '14,5');
  cell('Stawka rocznie, wiersz 2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Grupa KST, wiersz 3')).toHaveFocus();
  await userEvent.keyboard('62x9');
  await typed('Stawka rocznie, wiersz 3', '10');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => shown.sent)
    .toEqual([
      {
        method: 'PUT',
        body: {
          version: 'v1',
          rows: [
            { kst: '491', rate_percent: '30.00' },
            { kst: '8', rate_percent: '14.50' },
            { kst: '629', rate_percent: '10.00' },
          ],
        },
      },
    ]);
  await expect.element(page.getByText('Tabela zapisana')).toBeVisible();
});

test('a group that stands twice is told at once, an empty cell once it is saved, and nothing is sent', async () => {
  await page.getByRole('button', { name: 'Dodaj grupę' }).click();
  await typed('Grupa KST, wiersz 3', '491');
  await expect.element(page.getByText('Ta grupa KST już jest na liście')).toBeVisible();
  await expect.element(page.getByText('To pole jest wymagane')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  await expect.element(page.getByText('To pole jest wymagane')).toBeVisible();
  await expect.element(cell('Grupa KST, wiersz 3')).toHaveFocus();
  expect(shown.sent).toEqual([]);
});

test('a row is taken away by Ctrl+Backspace, and all of it can be discarded', async () => {
  cell('Stawka rocznie, wiersz 2').element().focus();
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  await expect.element(cell('Grupa KST, wiersz 2')).not.toBeInTheDocument();
  await expect.element(cell('Grupa KST, wiersz 1')).toHaveFocus();
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await expect.element(cell('Grupa KST, wiersz 2')).toHaveValue('8');
});

test('where somebody was faster the rows that differ stand side by side, and either can be taken', async () => {
  await typed('Stawka rocznie, wiersz 1', '25');
  const theirs = { ...stored, version: 'v2', rows: [{ kst: '491', rate_percent: '40.00' }] };
  shown.refuseOnce(theirs);
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ktoś zapisał tę tabelę w międzyczasie' });
  await expect.element(dialog.getByText('Grupa KST: 491, Stawka rocznie: 40,00%')).toBeVisible();
  await expect.element(dialog.getByText('Grupa KST: 491, Stawka rocznie: 25,00%')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zostaw moje' }).click();
  await expect.poll(() => shown.sent.map(({ body }) => body['version'])).toEqual(['v1', 'v2']);
});

test('an empty table says what it is for', async () => {
  await page.getByRole('button', { name: 'Usuń wiersz 2' }).click();
  await page.getByRole('button', { name: 'Usuń wiersz 1' }).click();
  await expect.element(page.getByText('Nie ma jeszcze żadnej stawki')).toBeVisible();
});

test('a table that did not come says so, and can be asked for again', async () => {
  await cleanup();
  await showTable({ ...asked, failing: true, ready: 'Spróbuj ponownie' });
  await expect.element(page.getByText('Nie udało się wczytać tabeli')).toBeVisible();
});
