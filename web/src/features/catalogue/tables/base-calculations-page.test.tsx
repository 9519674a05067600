import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BaseCalculationsPage } from './base-calculations-page.tsx';
import { NewCalculationPage } from './new-calculation-page.tsx';
import { showTable } from './testing/show-table.tsx';

const calculation = {
  ...{ support_type: 'standard', payments_count: 24, price_from: '1000.00', price_to: '200000.00' },
  ...{ rate_percent: '4.55', subvention_percent: '3.50', manipulation_fee: '150.00' },
  ...{ commission_percent: '0.00', irr_percent: null, active: true },
};
const longer = { ...calculation, id: 'b', payments_count: 36, rate_percent: '3.25' };
const stored = { version: 'v1', rows: [{ ...calculation, id: 'a' }, longer], changes: [] };
const served = {
  path: '/api/superadmin/plm_calculate_settings',
  stored,
  others: { '/api/superadmin/plm_categories': { categories: [], count: 0, next: null } },
};
const twice = 'Jest już aktywna kalkulacja z tą liczbą rat i rodzajem wsparcia';

const showList = () =>
  showTable({
    ...served,
    page: <BaseCalculationsPage area="superadmin" category={null} onCategory={() => undefined} />,
    title: 'Kalkulacje bazowe',
  });
const typed = async (name: string, text: string) => {
  await page.getByRole('textbox', { name, exact: true }).fill(text);
  await userEvent.tab();
};

test('calculations are changed and switched off together; each keeps its id', async () => {
  const { sent } = await showList();
  await typed('Stawka raty, wiersz 1', '4,60');
  const active = page.getByRole('checkbox', { name: 'Aktywna, wiersz 2' });
  active.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(active).not.toBeChecked();
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'PUT',
        body: {
          ...{ version: 'v1', category_id: null },
          rows: [
            { ...calculation, id: 'a', rate_percent: '4.60' },
            { ...longer, active: false },
          ],
        },
      },
    ]);
});

test('two active ones for the same goods are told on the later one until one is switched off', async () => {
  await showList();
  await typed('Raty, wiersz 2', '24');
  await expect.element(page.getByText(twice)).toBeVisible();
  page.getByRole('checkbox', { name: 'Aktywna, wiersz 1' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(twice)).not.toBeInTheDocument();
});

test('one more is added on a page of its own, once it is whole and no other stands in its way', async () => {
  const done: string[] = [];
  const { sent } = await showTable({
    ...served,
    page: (
      <NewCalculationPage
        area="superadmin"
        category={null}
        onCategory={() => undefined}
        onDone={() => done.push('list')}
      />
    ),
    title: 'Nowa kalkulacja',
    ready: 'Zapisz kalkulację',
  });
  const save = page.getByRole('button', { name: 'Zapisz kalkulację' });
  const field = (name: string) => page.getByRole('textbox', { name });
  await save.click();
  await expect.element(field('Liczba rat')).toHaveFocus();
  await expect.element(page.getByText('To pole jest wymagane').first()).toBeVisible();
  await field('Liczba rat').fill('24');
  await field('Wartość brutto od').fill('200000');
  await field('Wartość brutto do').fill('500000');
  await field('Rata, procent finansowanej kwoty').fill('4,4');
  await expect.element(page.getByText(twice)).toBeVisible();
  await field('Wartość brutto od').fill('200000,01');
  await expect.element(page.getByText(twice)).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => done).toEqual(['list']);
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        ...calculation,
        ...{ version: 'v1', category_id: null, price_from: '200000.01', price_to: '500000.00' },
        ...{ rate_percent: '4.40', subvention_percent: '0.00', manipulation_fee: '0.00' },
      },
    },
  ]);
});
