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
import { newQueryClient } from '../../api/query-client.ts';
import { messages as list } from '../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ReadsPage } from './reads-page.tsx';
import { readReadsSearch } from './reads-search.ts';
import type { ReadsSearch } from './reads-search.ts';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const reader = { id: 'u1', full_name: 'Anna Żak', email: 'anna@reads.example' };
const order = { slug: 'slug-118377', siemens_id: '118377', company_name: 'Piekarnia Nowak' };
const read = {
  ...{ id: 'r1', at: '2026-03-02T09:05:00.000Z', reader, role: 'admin', order, rows: null },
  ...{ kind: 'numbers_shown', fields: ['pesel'], person: 'Łucja Żak', reason: 'Klientka dzwoni' },
};
const taken = {
  ...{ ...read, id: 'r2', role: null, order: null, kind: 'list_exported', fields: ['orders'] },
  ...{ person: null, reason: null, rows: 22 },
};
const alert = {
  ...{ id: 'a1', rule: 'above_usual', day: '2026-03-02', at: '2026-03-02T10:00:00.000Z', found: 42 },
  ...{ usual: 6, reader, order: null, explained: null },
};

/** The page at an address; what has been asked of the server by then, and what was sent to it. */
async function show(search: ReadsSearch = {}) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  let explained: object | null = null;
  network.mockImplementation(async (input, init) => {
    const { pathname, search: of, searchParams } = new URL(input as string, 'http://localhost');
    if (init?.method === 'POST') {
      sent.push(pathname, JSON.parse(init.body as string));
      explained = { at: '2026-03-02T11:00:00.000Z', by: 'Jan Szef', explanation: 'Zlecony przegląd' };
      return Response.json({ ...alert, explained });
    }
    if (pathname.endsWith('/alerts')) {
      const isHere = (searchParams.get('state') === 'explained') === (explained !== null);
      return Response.json({ alerts: isHere ? [{ ...alert, explained }] : [], next: null });
    }
    asked.push(of);
    return Response.json({ reads: [read, taken], reader, next: null });
  });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/superadmin/reads',
    validateSearch: readReadsSearch,
    component: function Held() {
      const navigate = route.useNavigate();
      return (
        <ReadsPage
          search={route.useSearch()}
          onSearch={(next) => void navigate({ search: next, replace: true })}
        />
      );
    },
  });
  const address = `/superadmin/reads?${new URLSearchParams(search as Record<string, string>)}`;
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
  return { asked, sent, now: () => router.state.location.search };
}

const rows = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  );

test('each read says who read, as what, of which order and person, and why', async () => {
  await show();
  await expect.poll(() => rows().length).toBe(2);
  expect(rows().map((cells) => cells.slice(1))).toEqual([
    [
      ...['Anna Żak', 'Administrator', 'pokazanie numerów', '118377', 'Łucja Żak', 'PESEL'],
      'Klientka dzwoni',
    ],
    ['Anna Żak', 'nieznane', 'eksport do pliku', '–', '–', 'lista wniosków, 22 wiersze', '–'],
  ]);
  await expect
    .element(page.getByRole('link', { name: '118377' }))
    .toHaveAttribute('href', '/superadmin/orders/slug-118377');
});

test('what the address narrows to is asked of the server, and the named account is taken away again', async () => {
  const { asked, now } = await show({ userId: 'u1', kinds: 'numbers_shown', dateFrom: '2026-03-02' });
  await expect.element(page.getByRole('button', { name: 'Konto: Anna Żak' })).toBeVisible();
  expect(asked).toEqual(['?user_id=u1&kinds=numbers_shown&date_from=2026-03-02']);
  await page.getByRole('button', { name: 'Konto: Anna Żak' }).click();
  await expect.poll(now).toEqual({ kinds: 'numbers_shown', dateFrom: '2026-03-02' });
  await page.getByLabelText('Numer wniosku').fill('118377');
  await expect.poll(() => asked.at(-1), { timeout: 3_000 }).toContain('order_id=118377');
});

test('days the wrong way round are told and not asked about', async () => {
  const { asked } = await show({ dateFrom: '2026-03-02', dateTo: '2026-03-01' });
  await expect.element(page.getByText('Data końcowa jest wcześniejsza niż początkowa')).toBeVisible();
  expect(asked).toEqual([]);
});

test('what is unusual leads to its reads, and is explained in words', async () => {
  const { now, sent } = await show();
  await expect.element(page.getByText(/42,.zwykle.najwyżej.6/u)).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż odczyty' }).click();
  await expect.poll(now).toEqual({ userId: 'u1', dateFrom: '2026-03-02', dateTo: '2026-03-02' });
  await page.getByRole('button', { name: 'Wyjaśnij' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Wyjaśnij' }).click();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox').fill('Zlecony przegląd');
  await dialog.getByRole('button', { name: 'Wyjaśnij' }).click();
  await expect.element(page.getByText(/Nie.ma.alertów.do.wyjaśnienia/u)).toBeVisible();
  expect(sent).toEqual(['/api/superadmin/reads/alerts/a1/explanations', { explanation: 'Zlecony przegląd' }]);
  await page.getByRole('button', { name: 'Wyjaśnione' }).click();
  await expect.element(page.getByText('Jan Szef', { exact: false })).toBeVisible();
});
