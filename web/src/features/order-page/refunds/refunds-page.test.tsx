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
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { RefundsPage } from './refunds-page.tsx';
import { readRefundsSearch } from './refunds-search.ts';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const found = '2026-03-30T10:00:00.000Z';
const refund = {
  ...{ id: 'r1', operation_id: 'p1', amount: '5.00', currency: 'PLN', reason: 'surplus', state: 'owed' },
  ...{ created_at: '2026-03-30T10:00:00.000Z', ordered_by: null, ordered_at: null },
  ...{ settled_by: null, settled_at: null, reference: null, paid_on: null, explanation: null },
  allowed: ['ORDER_REFUND', 'PAY_OUT_REFUND', 'KEEP_BY_AGREEMENT'],
  order: { slug: 'slug-1', siemens_id: '118377', company_name: 'Żak' },
};
const register = {
  refunds: [
    refund,
    {
      ...{ ...refund, id: 'r2', amount: '30.00', currency: 'EUR', reason: 'late', state: 'ordered' },
      ...{ ordered_by: 'maria@demo.example', ordered_at: '2026-03-30T12:00:00.000Z' },
      ...{ allowed: ['PAY_OUT_REFUND'], order: { ...refund.order, siemens_id: '118378' } },
    },
  ],
  sums: [
    { state: 'ordered', currency: 'EUR', count: 1, amount: '30.00', oldest_at: found },
    { state: 'owed', currency: 'EUR', count: 2, amount: '9.00', oldest_at: found },
    { state: 'owed', currency: 'PLN', count: 1, amount: '5.00', oldest_at: found },
    { state: 'paid_out', currency: 'PLN', count: 7, amount: '700.00', oldest_at: found },
  ],
  next: null,
};

/** Of the first refund's order: 1 995 came, and 5 of it goes back. */
const money = {
  refunds: [{ ...refund }],
  history: [
    {
      ...{ at: '2026-03-30T09:58:00.000Z', operation_id: 'p1', what: 'payment_completed' },
      ...{ amount: '1995.00', currency: 'PLN', number: 'M-7', by: null },
    },
  ],
};

/** The register at this address, and what is sent to the server. */
async function show(address: string, answer: object = register) {
  const sent: string[] = [];
  network.mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    sent.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search} ${(init?.body as string) ?? ''}`.trim());
    if (url.pathname.endsWith('/money')) return Response.json(money);
    return Response.json(init?.method === 'POST' ? {} : answer);
  });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/superadmin/refunds',
    validateSearch: readRefundsSearch,
    component: function Refunds() {
      const navigate = route.useNavigate();
      return (
        <RefundsPage
          area="superadmin"
          search={route.useSearch()}
          onSearch={(search) => void navigate({ search: () => search } as never)}
        />
      );
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
  return { sent, address: () => router.state.location.href };
}

test('what goes back is listed with its order, its sums, and what is behind each state', async () => {
  const { sent } = await show('/superadmin/refunds');
  const [, first, second] = await vi.waitFor(() => {
    const rows = page.getByRole('row').elements();
    expect(rows).toHaveLength(3);
    return rows;
  });
  const cells = (row: Element | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(cells(first).slice(0, 4)).toEqual(['118377', 'Żak', 'Nadpłata', 'do zwrotu']);
  expect(cells(first)[5]).toBe('5,00 zł');
  expect(cells(second).slice(0, 4)).toEqual(['118378', 'Żak', 'Wpłata po czasie', 'zlecony']);
  expect(cells(second).slice(4, 6)).toEqual(['zlecony 30.03, 14:00, maria@demo.example', '30,00 EUR']);
  expect(sent).toEqual(['GET /api/superadmin/refunds?states=owed%2Cordered&direction=asc']);
  await expect
    .element(page.getByRole('button', { name: /^Do rozliczenia/u }))
    .toHaveTextContent('Do rozliczenia 4');
  await expect.element(page.getByRole('button', { name: /^Wszystkie/u })).toHaveTextContent('Wszystkie 11');
});

test('another state is asked for by its tab, and stands in the address', async () => {
  const { sent, address } = await show('/superadmin/refunds');
  await page.getByRole('button', { name: /^Wypłacone/u }).click();
  expect(address()).toBe('/superadmin/refunds?tab=paid_out');
  await expect.poll(() => sent.at(-1)).toBe('GET /api/superadmin/refunds?states=paid_out&direction=desc');
});

test('a refund is settled where it is listed, and the register is read again', async () => {
  const { sent } = await show('/superadmin/refunds');
  await page.getByRole('button', { name: 'Zleć zwrot' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/5,00\szł\sz\swniosku\s118377/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zleć zwrot' }).click();
  await expect.element(page.getByText('Zwrot jest zlecony')).toBeVisible();
  expect(sent.filter((one) => one.startsWith('POST'))).toEqual([
    'POST /api/superadmin/orders/slug-1/refunds/r1/orders {}',
  ]);
  await expect.poll(() => sent.filter((one) => one.startsWith('GET')).length).toBe(2);
});

test('an empty register says what will be here, and one that fails offers to ask again', async () => {
  await show('/superadmin/refunds', { refunds: [], sums: [], next: null });
  await expect.element(page.getByText('Nic nie czeka na rozliczenie')).toBeVisible();
});

const plain = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');

test('what stands behind each state is told in each currency by itself, with the age of the oldest that is open', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-04-08T10:00:00.000Z'), toFake: ['Date'] });
  try {
    await show('/superadmin/refunds?dateFrom=2026-03-01');
    const tiles = page.getByRole('region', { name: 'Sumy zwrotów' }).getByRole('button');
    await expect
      .poll(() => tiles.elements().map(plain))
      .toEqual([
        'Do zwrotu5,00 zł i 9,00 EUR3, najstarszy 9 dni',
        'Zlecone30,00 EUR1, najstarszy 9 dni',
        'Wypłacone700,00 zł7 w tym okresie',
        'Zatrzymane za zgodą0,00 zł0 w tym okresie',
      ]);
  } finally {
    vi.useRealTimers();
  }
});

test('a pressed sum shows its state alone, and pressed again all that is open', async () => {
  const { address } = await show('/superadmin/refunds');
  const tile = page.getByRole('button', { name: /^Zlecone/u });
  await tile.click();
  await expect.poll(address).toBe('/superadmin/refunds?tab=ordered');
  await expect.element(tile).toHaveAttribute('aria-pressed', 'true');
  await tile.click();
  await expect.poll(address).toBe('/superadmin/refunds');
});

test('a row unfolds to what came, what stays and what goes back, and folds again', async () => {
  const { address } = await show('/superadmin/refunds');
  const row = page.getByRole('button', { name: '118377' });
  await row.click();
  const table = page.getByRole('table');
  await expect.element(table.getByText('Rozliczenie wpłaty')).toBeVisible();
  await expect.element(table.getByText('M-7')).toBeVisible();
  const figures = page
    .getByRole('row')
    .elements()
    .flatMap((each) => [...each.querySelectorAll('dl')]);
  expect(figures.map(plain)).toEqual([
    'Numer wpłatyM-7Wpłynęło30.03, 11:58Otrzymano1 995,00 złZostaje przy wniosku1 990,00 złDo zwrotu5,00 zł',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Otwórz wniosek 118377' }))
    .toHaveAttribute('href', '/superadmin/orders/slug-1');
  await row.click();
  await expect.element(table.getByText('Rozliczenie wpłaty')).not.toBeInTheDocument();
  expect(address()).toBe('/superadmin/refunds');
});

test('the register is narrowed by reason and currency, and each filter goes by its own cross', async () => {
  const { sent, address } = await show('/superadmin/refunds?reasons=late&currencies=EUR');
  await expect
    .poll(() => sent.at(-1))
    .toBe('GET /api/superadmin/refunds?states=owed%2Cordered&reasons=late&currencies=EUR&direction=asc');
  await page.getByRole('button', { name: 'Usuń filtr Powód' }).click();
  await expect.poll(address).toBe('/superadmin/refunds?currencies=EUR');
});
