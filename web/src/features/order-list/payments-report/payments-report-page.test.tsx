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
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { PaymentsReportPage } from './payments-report-page.tsx';
import { readPaymentsSearch } from './payments-report-search.ts';
import type { PaymentsSearch } from './payments-report-search.ts';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const order = { slug: 'slug-118377', siemens_id: '118377', company_name: 'Żak Sp. z o.o.' };
const came = {
  ...{ id: 'p1', at: '2026-03-02T09:05:00.000Z', order, number: 'M1234-5678', type: 'initial_payment' },
  ...{ status: 'completed', amount: '950.00', currency: 'PLN', expected: '900.00', provider: 'dotpay' },
};
const back = {
  ...{ ...came, id: 'r1', number: null, type: 'refund', status: 'refused', amount: '50.00', expected: null },
};
const awaited = { ...came, id: 'p2', number: null, status: 'started', amount: null };

/** The page at an address over these operations; what has been asked of the server by then, and what the address holds. */
async function show(
  search: PaymentsSearch = {},
  operations: readonly object[] | null = [back, came, awaited],
) {
  const asked: string[] = [];
  network.mockImplementation(async (input) => {
    const { pathname, search: of } = new URL(input as string, 'http://localhost');
    if (!pathname.endsWith('/payments_report')) return Response.json({ reports: [] });
    asked.push(of);
    return operations === null
      ? new Response(null, { status: 422 })
      : Response.json({ operations, next: null });
  });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/$area/orders/payments_report',
    validateSearch: readPaymentsSearch,
    component: function Held() {
      const navigate = route.useNavigate();
      return (
        <PaymentsReportPage
          area="superadmin"
          search={route.useSearch()}
          onSearch={(next) => void navigate({ search: next, replace: true })}
        />
      );
    },
  });
  const address = `/superadmin/orders/payments_report?${new URLSearchParams(search as Record<string, string>)}`;
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return { asked, now: () => router.state.location.search };
}

const rows = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  );

test('each operation says what it is, how it stands, what came and what was asked for, and leads to its order', async () => {
  await show();
  await expect.poll(() => rows().length).toBe(3);
  expect(rows().map((cells) => cells.slice(1))).toEqual([
    ['118377', 'Żak Sp. z o.o.', '–', 'Zwrot', 'do zwrotu', '50,00 zł', '–', 'Dotpay'],
    [
      '118377',
      'Żak Sp. z o.o.',
      'M1234-5678',
      'Opłata wstępna',
      'przetworzona',
      '950,00 zł',
      '900,00 zł',
      'Dotpay',
    ],
    ['118377', 'Żak Sp. z o.o.', '–', 'Opłata wstępna', 'oczekująca', '–', '900,00 zł', 'Dotpay'],
  ]);
  await expect
    .element(page.getByRole('link', { name: '118377' }).first())
    .toHaveAttribute('href', '/superadmin/orders/slug-118377');
});

test('what is typed and chosen narrows the report by the words of the wire', async () => {
  const { asked, now } = await show({ statuses: 'refused' });
  await page.getByLabelText('Numer operacji').fill('M1234');
  await expect.poll(() => asked.at(-1), { timeout: 3_000 }).toContain('operation_number=M1234');
  expect(asked.at(-1)).toContain('statuses=refused');
  await page.getByRole('button', { name: 'Kwota' }).click();
  await expect
    .poll(now)
    .toEqual({ statuses: 'refused', operationNumber: 'M1234', sort: 'amount', direction: 'desc' });
});

test('days the wrong way round are told and not asked about (REPORT-005)', async () => {
  const { asked } = await show({ dateFrom: '2026-03-02', dateTo: '2026-03-01' });
  await expect.element(page.getByText('Data końcowa jest wcześniejsza niż początkowa')).toBeVisible();
  expect(asked).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Pobierz xlsx' })).toBeDisabled();
});

test('a report that cannot be prepared says so', async () => {
  await show({}, null);
  await expect.element(page.getByText('Nie udało się przygotować raportu')).toBeVisible();
});

test('a phone shows an operation as a card, with what was expected where it differs', async () => {
  await page.viewport(360, 740);
  await show({}, [came]);
  await expect.element(page.getByText('oczekiwano 900,00 zł'.replace(' zł', '\u00A0zł'))).toBeVisible();
});
