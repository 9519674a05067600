import { orderFlags, phaseNames } from '@app/machines/order';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import type { User } from '../../../api/session.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { readDashboardSearch } from './dashboard-search.ts';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const row = (number: string, hours: number, labels: readonly string[]) => ({
  ...{ id: `id-${number}`, slug: `slug-${number}`, siemens_id: number, status: 'delivered' },
  ...{ shop_status: null, financing_type: 'lease', sales_channel: 'ecommerce', company_name: 'Żak' },
  ...{ shop_name: 'Elektro', price: '1000.00', gross_price: '1230.00', installment_value: '50.00' },
  ...{ payments_count: 24, external_order_id: null, agreement_status: null, last_task: null },
  ...{ attendant: null, labels, ordered_at: hoursAgo(hours) },
  last_order_state_created_at: hoursAgo(hours),
});
const dashboard = {
  ...{ orders: [row('118377', 27, ['siemens']), row('118452', 1, ['bik'])], waiting: 2 },
  counts: { all: 9, needing_action: 2, tasks: 1, sales: 3 },
  statuses: [{ status: 'delivered', count: 2 }],
  labels: orderFlags.map((label, place) => ({
    label,
    ...(place < 2 ? { count: 1, oldest_at: hoursAgo(27) } : { count: 0, oldest_at: null }),
  })),
  phases: phaseNames
    .filter((phase) => phase !== 'closed')
    .map((phase, place) => ({ phase, count: place, waiting: phase === 'delivery' ? 2 : 0 })),
  days: Array.from({ length: 28 }, (_, place) => ({
    ...{ day: `2026-11-${place + 1}`, begun: place < 14 ? 1 : 2, decided: 1, delivered: 0 },
    delivered_price: '10.50',
  })),
  providers: [
    {
      provider: 'mail',
      answered_at: null,
      waiting: 3,
      retried: 2,
      failing_since: hoursAgo(1),
      not_applied: 0,
    },
    { provider: 'sms', answered_at: null, waiting: 0, retried: 0, failing_since: null, not_applied: 0 },
  ],
  refunds: { count: 2, sums: [{ currency: 'PLN', amount: '12.50' }], oldest_at: hoursAgo(50) },
  ...{ last_order_at: '2026-01-20T11:31:00.000Z', next: null },
};
const task = {
  ...{
    id: 't1',
    order: { id: 'o', slug: 'slug-118366', siemens_id: '118366', status: 'signed', company_name: null },
  },
  ...{
    body: 'zadzwonić',
    additional_task: true,
    task_type: 'other',
    due_date: '01-02-2020',
    due_time: '09:00',
  },
  ...{ created_at: hoursAgo(9), task_status: 'active', seen: true, for_shop: false, author: null },
  ...{ assigned_user: null, deleted: null, solved: null },
};

const view = { shared: false, own: true, columns: null };
const queueView = { ...view, id: 'v1', list: 'dashboard', name: 'Bank', search: { manual_type: 'bik' } };
const listView = { ...view, id: 'v2', list: 'orders', name: 'Lista', search: { tab: 'sales' } };

/** The dashboard of the role at this address; what is asked of it, and where one is. */
async function show(role: string, answer: object = dashboard, address = '/superadmin/orders/dashboard') {
  const asked: string[] = [];
  const saved: string[] = [];
  network.mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    if (url.pathname.endsWith('/dashboards/')) {
      asked.push(url.search);
      return Response.json(answer);
    }
    if (url.pathname.endsWith('/administrators')) return Response.json({ users: [] });
    if (url.pathname.endsWith('/shop_names'))
      return Response.json({ shops: [{ id: 's1', name: 'Elektro' }] });
    if (url.pathname.endsWith('/saved_views')) {
      if (init?.method !== 'POST') return Response.json({ views: [queueView, listView] });
      saved.push(init.body as string);
      return Response.json(queueView);
    }
    return Response.json({
      ...{ comments: [task], next: null },
      counts: { comments: 0, tasks: 1, active: 1, overdue: 1 },
    });
  });
  const user = { id: 'u1', roles: [role], fullName: 'Maria' } as unknown as User;
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/$area/orders/dashboard',
    validateSearch: readDashboardSearch,
    component: () => {
      const navigate = route.useNavigate();
      return (
        <DashboardPage
          area="superadmin"
          user={user}
          search={route.useSearch()}
          onSearch={(search) => void navigate({ search, replace: true })}
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
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return {
    asked,
    saved,
    address: () => router.state.location.href,
    search: (): object => router.state.location.search,
  };
}

test('what waits stands with its reason and for how long, beside tasks, phases, providers and days', async () => {
  await show('superadmin');
  await expect.element(page.getByText(/czekają.2.wnioski, najdłużej.27.godz\./)).toBeVisible();
  const queue = page.getByRole('table', { name: 'Czeka na administratora' });
  await expect
    .element(queue.getByRole('link', { name: '118377' }))
    .toHaveAttribute('href', '/superadmin/orders/slug-118377');
  await expect.element(queue.getByText('Finansujący')).toBeVisible();
  for (const text of [
    'po terminie',
    /^2.ponawiane$/,
    /^jeszcze.bez.odpowiedzi$/,
    /^\+100% do poprzednich$/,
    /^50% wniosków$/,
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(/147,00.zł netto/)).toBeVisible();
  await expect.element(page.getByText(/^12,50.PLN$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /Dostawa: 7, z tego ruch ma administrator: 2/ }))
    .toHaveAttribute('href', '/superadmin/orders?status=waiting_for_delivery,shipped,delivered');
});

test('a label narrows the queue by its key and by a press, and again shows all; R reads again', async () => {
  const { asked, address } = await show('superadmin');
  const bank = page.getByRole('button', { name: /^BIK i bank/ });
  await expect.element(bank).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('1');
  await expect.element(bank).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked.at(-1)).toBe('?manual_type=bik&limit=12');
  await bank.click();
  await expect.poll(address).toBe('/superadmin/orders/dashboard');
  await expect.poll(() => asked.at(-1)).toBe('?limit=12');
  const before = asked.length;
  await userEvent.keyboard('r');
  await expect.poll(() => asked.length).toBe(before + 1);
});

test('another view takes the place of the one before and keeps the label', async () => {
  const { search } = await show('admin', dashboard, '/admin/orders/dashboard?manualType=bik&withSales=true');
  await page.getByRole('button', { name: /^Z aktywnym zadaniem/ }).click();
  await expect.poll(search).toEqual({ manualType: 'bik', withActiveTask: 'true' });
});

test('the queue of some shops is saved under a name, and opened by it', async () => {
  const { asked, saved, search } = await show('superadmin');
  await page.getByRole('button', { name: 'Sklep' }).click();
  await page.getByRole('checkbox', { name: 'Elektro' }).click({ force: true });
  await expect.poll(() => asked.at(-1)).toBe('?supplier=s1&limit=12');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Zapisz widok' }).click();
  await page.getByRole('textbox', { name: 'Nazwa widoku' }).fill('Elektro');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect
    .poll(() => saved)
    .toEqual([
      '{"id":null,"list":"dashboard","name":"Elektro","shared":false,"search":{"supplier":"s1"},"columns":null}',
    ]);
  expect(page.getByRole('button', { name: 'Lista' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Bank', exact: true }).click();
  await expect.poll(search).toEqual({ manualType: 'bik' });
});

test('a pricing manager sees figures, and nothing of an order', async () => {
  await show('pricing_manager', { ...dashboard, orders: [], providers: [] });
  await expect.element(page.getByRole('region', { name: /^Gdzie są wnioski/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^BIK i bank/ })).toBeDisabled();
  expect(page.getByText('Czeka na administratora', { exact: true }).elements()).toEqual([]);
  expect(page.getByRole('link').elements()).toEqual([]);
  expect(page.getByText('Moje zadania').elements()).toEqual([]);
});

test('nothing waits: it says so, and when the last order came', async () => {
  await show('superadmin', { ...dashboard, orders: [], waiting: 0 });
  await expect.element(page.getByText('Nic nie czeka na administratora')).toBeVisible();
  await expect.element(page.getByText(/Ostatni wniosek: 20\.01, 12:31\./)).toBeVisible();
});

test('a card that fails says so alone', async () => {
  await show('superadmin', { ...dashboard, days: null, orders: null });
  await expect.poll(() => page.getByText('Nie udało się wczytać danych').elements().length).toBe(2);
  await expect.element(page.getByRole('region', { name: /^Gdzie są wnioski/ })).toBeVisible();
});
