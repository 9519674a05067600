import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoanParametersPage } from './loan-parameters-page.tsx';
import { showTable } from './testing/show-table.tsx';

const loan = {
  ...{ payments_count: 12, interest_percent: '15.00', administrative_cost_percent: '2.00' },
  ...{ administrative_cost_financed: false, insurance_price: '0.00' },
};
const asked = {
  page: <LoanParametersPage area="superadmin" />,
  title: 'Pożyczki firmowe',
  path: '/api/superadmin/default_b2b_loan_parameters',
};

test('a further number of instalments begins with the terms of the last; a cost is let into the instalments', async () => {
  const { sent } = await showTable({ ...asked, stored: { version: 'v1', rows: [loan], changes: [] } });
  await page.getByRole('button', { name: 'Dodaj ratę' }).click();
  const financed = page.getByRole('checkbox', { name: 'Koszt w ratach, wiersz 2' });
  await expect.element(financed).toBeInTheDocument();
  financed.element().focus();
  await userEvent.keyboard(' ');
  await page.getByRole('textbox', { name: 'Ubezpieczenie, zł, wiersz 2' }).fill('120');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Zapisz tabelę' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        method: 'PUT',
        body: {
          version: 'v1',
          rows: [
            loan,
            {
              ...loan,
              ...{ payments_count: 24, administrative_cost_financed: true, insurance_price: '120.00' },
            },
          ],
        },
      },
    ]);
});

test('without any terms it says that loans are not offered', async () => {
  await showTable({ ...asked, stored: { version: 'v1', rows: [], changes: [] } });
  await expect.element(page.getByText('Nie ma jeszcze warunków pożyczek')).toBeVisible();
});
