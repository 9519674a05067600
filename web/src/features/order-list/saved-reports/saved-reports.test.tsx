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
import { sessionQuery } from '../../../api/session.ts';
import type { User } from '../../../api/session.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { PaymentsReportPage } from '../payments-report/payments-report-page.tsx';
import type { PaymentsSearch } from '../payments-report/payments-report-search.ts';
import type { ReportAddress } from './saved-reports.ts';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(async () => {
  // Monday 23 November 2026, ten in the morning in Poland.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00Z') });
  await page.viewport(1280, 900);
});
afterAll(async () => {
  vi.useRealTimers();
  await page.viewport(414, 896);
});

const [maria, tomasz] = [
  { id: 'u1', full_name: 'Maria Zielińska' },
  { id: 'u2', full_name: 'Tomasz Krawiec' },
];
const weekly = {
  ...{ id: 'r1', report: 'payments', name: 'Zwroty', schedule: { weekday: 'monday', time: '08:00' } },
  search: { period: 'last_week', operation_types: 'refund' },
  next_at: '2026-11-30T07:00:00.000Z',
  recipients: [
    { ...maria, receives: true },
    { ...tomasz, receives: false },
  ],
};
const older = { ...weekly, id: 'r2', name: 'Dawny', search: null, schedule: null, next_at: null };
const ofSales = { ...weekly, id: 'r3', report: 'sales', name: 'Sprzedaż' };

type Server = {
  saved?: readonly object[];
  sent?: object | null;
  /** What saving answers. */
  onSave?: () => Response;
};

/** The report of payments at this address, with what is sent to change something, and the address afterwards. */
async function show(address: ReportAddress<PaymentsSearch> = {}, server: Server = {}) {
  const { saved = [weekly, older, ofSales], sent = null, onSave = () => Response.json(weekly) } = server;
  const changes: string[] = [];
  network.mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string, 'http://localhost');
    if (init?.method !== undefined && init.method !== 'GET')
      changes.push(`${init.method} ${pathname} ${init.body as string}`);
    if (pathname.endsWith('/recipients')) return Response.json({ users: [maria, tomasz] });
    if (pathname.includes('/sent_reports/'))
      return sent === null ? Response.json({ error: 'Nie' }, { status: 404 }) : Response.json(sent);
    if (init?.method === 'POST') return onSave();
    if (init?.method === 'DELETE') return Response.json({ reports: [older] });
    if (pathname.endsWith('/saved_reports')) return Response.json({ reports: saved });
    return Response.json({ operations: [], next: null });
  });
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/superadmin/orders/payments_report',
    validateSearch: (search): ReportAddress<PaymentsSearch> => search,
    component: function Report() {
      const navigate = route.useNavigate();
      return (
        <PaymentsReportPage
          area="superadmin"
          search={route.useSearch()}
          onSearch={(search) => void navigate({ search, replace: true } as never)}
        />
      );
    },
  });
  const start = `/superadmin/orders/payments_report?${new URLSearchParams(address as Record<string, string>)}`;
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [start] }),
  });
  const client = newQueryClient();
  client.setQueryData(sessionQuery.queryKey, { id: 'u1', roles: ['superadmin'] } as unknown as User);
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return { changes, now: () => router.state.location.search };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const confirm = () => page.getByRole('button', { name: 'Zapisz', exact: true });

test('a saved report of this page is opened with the days that its period names today', async () => {
  const { now } = await show();
  await button('Zwroty, co poniedziałek').click();
  await expect.poll(now).toEqual({ operationTypes: 'refund', dateFrom: '2026-11-16', dateTo: '2026-11-22' });
  await expect.element(button('Zwroty, co poniedziałek')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Poprzedni tydzień')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button('Zmień raport')).toBeVisible();
  expect(page.getByText('Sprzedaż, co').elements()).toEqual([]);
});

test('what the page shows is kept without what was typed, its days as the period that they are today', async () => {
  const { changes } = await show({
    ...{ dateFrom: '2026-11-01', dateTo: '2026-11-23', statuses: 'refused' },
    ...{ client: 'Jan Kowalski', orderId: '118437', operationNumber: 'M1', after: 'x' },
  });
  await button('Zapisz raport').click();
  await confirm().click();
  await expect.element(page.getByText('Wpisz nazwę raportu')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nazwa raportu' }).fill('Do zwrotu');
  await expect.element(page.getByRole('combobox', { name: 'Okres' })).toHaveValue('this_month');
  await confirm().click();
  await expect
    .poll(() => changes)
    .toEqual([
      'POST /api/saved_reports {"report":"payments","id":null,"name":"Do zwrotu","search":{"statuses":"refused","period":"this_month"},"schedule":null,"recipients":[]}',
    ]);
});

test('days that are no period stay the same days, and may be left open', async () => {
  const { changes } = await show({ dateFrom: '2026-03-01', dateTo: '2026-03-15' });
  await button('Zapisz raport').click();
  await page.getByRole('textbox', { name: 'Nazwa raportu' }).fill('Marzec');
  const days = page.getByRole('combobox', { name: 'Okres' });
  expect([...days.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    ...['Poprzedni tydzień', 'Ten miesiąc', 'Poprzedni miesiąc', 'Ten rok'],
    ...['Zawsze 01.03.2026 – 15.03.2026', 'Bez ograniczenia dni'],
  ]);
  await confirm().click();
  await expect.poll(() => changes[0]).toContain('"search":{"date_from":"2026-03-01","date_to":"2026-03-15"}');
});

test('a schedule asks for its time and for whom it is; what the server finds wrong stands at its field', async () => {
  const { changes } = await show(
    {},
    {
      onSave: () =>
        Response.json(
          { error: 'Nie', errors: [{ recipients: 'Ktoś z wybranych osób nie ma dostępu do tego raportu' }] },
          { status: 422 },
        ),
    },
  );
  await button('Zapisz raport').click();
  await page.getByRole('textbox', { name: 'Nazwa raportu' }).fill('Co czwartek');
  await page.getByRole('checkbox', { name: /^Wysyłaj link co tydzień/u }).click({ force: true });
  await page.getByRole('combobox', { name: 'Dzień' }).selectOptions('czwartek');
  await page.getByRole('textbox', { name: 'Godzina' }).fill('25:00');
  const people = page.getByRole('group', { name: /^Kto dostaje link/u });
  await expect.element(people.getByRole('checkbox', { name: 'Maria Zielińska' })).toBeChecked();
  await people.getByRole('checkbox', { name: 'Maria Zielińska' }).click({ force: true });
  await confirm().click();
  await expect.element(page.getByText('Wpisz godzinę, na przykład 08:00')).toBeVisible();
  await expect.element(page.getByText('Wybierz, kto ma dostawać raport')).toBeVisible();
  expect(changes).toEqual([]);
  await page.getByRole('textbox', { name: 'Godzina' }).fill('16:30');
  await people.getByRole('checkbox', { name: 'Tomasz Krawiec' }).click({ force: true });
  await confirm().click();
  await expect.element(page.getByText('Ktoś z wybranych osób nie ma dostępu do tego raportu')).toBeVisible();
  expect(changes).toEqual([
    'POST /api/saved_reports {"report":"payments","id":null,"name":"Co czwartek","search":{},"schedule":{"weekday":"thursday","time":"16:30"},"recipients":["u2"]}',
  ]);
});

test('the open report says when it is sent next and whom it does not reach any more', async () => {
  const { changes } = await show({
    ...{ operationTypes: 'refund', dateFrom: '2026-11-16', dateTo: '2026-11-22' },
  });
  await button('Zmień raport').click();
  const open = dialog('Zmień raport');
  await expect.element(open.getByText('Następna wysyłka: poniedziałek, 30.11.2026, 08:00')).toBeVisible();
  await expect
    .element(open.getByText(/^Nie dostają go już, bo nie mają dostępu: Tomasz Krawiec/u))
    .toBeVisible();
  await page.getByRole('textbox', { name: 'Nazwa raportu' }).fill('Zwroty tygodnia');
  await confirm().click();
  await expect
    .poll(() => changes)
    .toEqual([
      'POST /api/saved_reports {"report":"payments","id":"r1","name":"Zwroty tygodnia","search":{"operation_types":"refund","period":"last_week"},"schedule":{"weekday":"monday","time":"08:00"},"recipients":["u1"]}',
    ]);
});

test('a report is deleted after one more question', async () => {
  const { changes } = await show({
    ...{ operationTypes: 'refund', dateFrom: '2026-11-16', dateTo: '2026-11-22' },
  });
  await button('Zmień raport').click();
  await button('Usuń').click();
  const asked = dialog('Usunąć raport „Zwroty”?');
  await asked.getByRole('button', { name: 'Anuluj' }).click();
  expect(changes).toEqual([]);
  await button('Usuń').click();
  await asked.getByRole('button', { name: 'Usuń raport' }).click();
  await expect.poll(() => changes).toEqual(['DELETE /api/saved_reports/r1 {}']);
  await expect.element(page.getByText('Usunięto raport')).toBeVisible();
  await expect.element(button('Zapisz raport')).toBeVisible();
  expect(button('Zwroty, co poniedziałek').elements()).toEqual([]);
});

test('a report whose filters cannot be read is saved anew with those of the page', async () => {
  const { changes } = await show({ statuses: 'refused' });
  await button(/^Dawny \(filtrów nie da się odczytać\)/u).click();
  await expect.element(page.getByText(/^Filtry tego raportu zapisała inna wersja aplikacji/u)).toBeVisible();
  await confirm().click();
  await expect.poll(() => changes[0]).toContain('"id":"r2","name":"Dawny","search":{"statuses":"refused"}');
});

test('a link opens the report with its filters, and one that is over says so', async () => {
  const sent = {
    ...{ report: 'payments', name: 'Zwroty', expires_at: '2026-11-30T07:00:00.000Z' },
    search: { operation_types: 'refund', date_from: '2026-11-16', date_to: '2026-11-22' },
  };
  const opened = await show({ sent: 's1' }, { sent });
  await expect
    .poll(opened.now)
    .toEqual({ operationTypes: 'refund', dateFrom: '2026-11-16', dateTo: '2026-11-22' });
  const over = await show({ sent: 's2' });
  await expect.element(page.getByText('Ten link nie działa')).toBeVisible();
  await button('Otwórz raport').click();
  await expect.poll(over.now).toEqual({});
});
