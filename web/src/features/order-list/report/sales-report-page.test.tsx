import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import type { User } from '../../../api/session.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { readReportSearch } from './report-search.ts';
import { SalesReportPage } from './sales-report-page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const none = { lease: 0, b2b_loan: 0, medical: 0, industry: 0, plm: 0 };
const report = {
  ...{ date_from: '2026-03-30', date_to: '2026-04-01' },
  figures: {
    ...{ orders: 5, sold: 2, sold_price: '2500.50', delivered: 1, delivered_price: '1000.00' },
    orders_before: 4,
  },
  days: [
    { day: '2026-03-30', ...none, lease: 2, plm: 1 },
    { day: '2026-03-31', ...none },
    { day: '2026-04-01', ...none, b2b_loan: 1, medical: 1 },
  ],
  orders: [
    {
      ...{ id: 'o1', slug: 'slug-1', siemens_id: '118377', status: 'delivered', shop_status: null },
      ...{ financing_type: 'lease', sales_channel: 'ecommerce', company_name: 'Żak', shop_name: 'Elektro' },
      ...{ price: '1000.00', gross_price: '1230.00', installment_value: '50.00', payments_count: 24 },
      ...{ external_order_id: null, agreement_status: null, last_task: null, attendant: null },
      ...{ salesman: null, turn: null, labels: [], ordered_at: '2026-03-29T22:30:00.000Z' },
      ...{ last_order_state_created_at: '2026-03-30T10:00:00.000Z', delivered_at: '2026-04-01' },
    },
  ],
  next: null,
};

/** The report of staff at this address, and what is asked of the server. */
async function show(address = '/superadmin/orders/report', saved: readonly object[] = []) {
  const asked: string[] = [];
  network.mockImplementation(async (input) => {
    const url = new URL(input as string, 'http://localhost');
    if (url.pathname.endsWith('/saved_reports')) return Response.json({ reports: saved });
    if (!url.pathname.endsWith('/sales_report')) return Response.json({ shops: [] });
    asked.push(url.search);
    return url.searchParams.get('format') === 'xlsx'
      ? new Response(null, { status: 500 })
      : Response.json(report);
  });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/superadmin/orders/report',
    validateSearch: readReportSearch,
    component: () => {
      const user = { id: 'u1', roles: ['superadmin'], fullName: 'Maria' } as unknown as User;
      const search = route.useSearch();
      return <SalesReportPage user={user} call="salesReport" search={search} onSearch={() => undefined} />;
    },
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterProvider router={router} />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return asked;
}

const texts = (rows: readonly Element[]) =>
  rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')));

test('figures stand beside what they are measured by, and the bars are the same figures as the table', async () => {
  await show();
  const figures = page.getByLabelText('Wynik okresu');
  await expect.element(figures).toBeVisible();
  expect(texts([...figures.element().children])).toEqual([
    ['Wnioski', '5', '+25% do poprzednich 3 dni'],
    ['Sprzedane', '2', '40% wniosków'],
    ['Wartość sprzedanych netto', '2 500,50 zł', 'średnio 1 250,25 zł'],
    ['Dostarczone', '1', '1 000,00 zł netto'],
  ]);
  await expect.element(page.getByRole('img', { name: '30.03: 3, 31.03: 0, 01.04: 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż jako tabelę' }).click();
  const table = page.getByRole('region', { name: 'Wnioski według dnia' }).getByRole('table');
  expect(texts([...table.element().querySelectorAll('tbody tr')])).toEqual([
    ['30.03.2026', '2', '0', '1', '3'],
    ['31.03.2026', '0', '0', '0', '0'],
    ['01.04.2026', '0', '1', '1', '2'],
  ]);
  const orders = page.getByRole('table', { name: 'Wnioski raportu' });
  // Half past midnight in Warsaw belongs to the next day.
  expect(texts([...orders.element().querySelectorAll('tbody tr')])).toEqual([
    ['118377', '30.03.2026', 'Elektro', 'Leasing', 'Żak', 'Dostarczono', '1 000,00', '24', '01.04.2026'],
  ]);
});

test('days the wrong way round are said at once, and nothing is asked', async () => {
  const asked = await show('/superadmin/orders/report?dateFrom=2026-04-02&dateTo=2026-04-01');
  await expect.element(page.getByText('Data końcowa jest wcześniejsza niż początkowa').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pobierz xlsx' })).toBeDisabled();
  expect(asked).toEqual([]);
});

test('a sheet that breaks off says so, and was asked for with the filters of the page', async () => {
  const asked = await show('/superadmin/orders/report?financingTypes=lease');
  await page.getByRole('button', { name: 'Pobierz xlsx' }).click();
  await expect.element(page.getByText('Nie udało się przygotować raportu')).toBeVisible();
  expect(asked).toEqual(['?financing_types=lease', '?financing_types=lease&format=xlsx']);
});

test('a saved report of this month is the open one where no days are said', async () => {
  const month = {
    ...{ id: 'r1', report: 'sales', name: 'Leasing', schedule: null, next_at: null, recipients: [] },
    search: { period: 'this_month', financing_types: 'lease' },
  };
  await show('/superadmin/orders/report?financingTypes=lease', [month]);
  await expect
    .element(page.getByRole('button', { name: 'Leasing', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: 'Zmień raport' })).toBeVisible();
});
