import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { sessionQuery } from '../../../api/session.ts';
import type { User } from '../../../api/session.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { messages as listMessages } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { OrdersPage } from '../orders-page.tsx';
import { readOrdersSearch } from '../orders-search.ts';

const network = vi.spyOn(globalThis, 'fetch');
export const row = (number: string, company: string) => ({
  ...{
    id: `id-${number}`,
    slug: `slug-${number}`,
    siemens_id: number,
    status: 'sumup',
    shop_status: null,
    tone: 'waiting',
  },
  ...{ financing_type: 'lease', sales_channel: 'ecommerce', company_name: company, shop_name: 'Elektro' },
  ...{ price: '1000.00', gross_price: '1230.00', installment_value: '50.00', payments_count: 24 },
  ...{ external_order_id: 'Z/7', agreement_status: null, last_task: null, attendant: null, labels: [] },
  ...{ ordered_at: '2026-01-20T11:00:00.000Z', last_order_state_created_at: '2026-01-20T11:00:00.000Z' },
});
export const list = {
  orders: [row('118432', 'Żak'), row('118433', 'Dąb')],
  counts: { all: 2, needing_action: 1, tasks: 0, sales: 0 },
  ...{ statuses: [], next: null },
};
const shipped = {
  ...{ id: 'documents', list: 'orders', name: 'Dokumenty do sprawdzenia', shared: true, own: false },
  ...{ search: { status: 'signed' }, columns: null },
};
const own = {
  ...{ id: 'v1', list: 'orders', name: 'Moje', shared: false, own: true },
  ...{ search: { tab: 'sales' }, columns: ['number', 'company', 'status', 'instalments', 'amount'] },
};

/** What the server writes: a stream of bytes that may break off. */
export const sheet = { open: () => new ReadableStream<Uint8Array>() };

/** Who may be given orders, and what comes of a change of ticked ones: one of them is gone. */
const tomasz = { id: 'u2', full_name: 'Tomasz Krawiec' };
const rowByRow = {
  done: ['slug-118432'],
  failed: [{ slug: 'slug-118433', sentence: 'Nie ma takiego wniosku' }],
};

type Shown = { orders?: readonly object[]; rows?: typeof rowByRow; keys?: boolean };

/** The list of a superadmin at this address; the requests that were sent. */
export async function show(address: string, { orders, rows = rowByRow, keys = true }: Shown = {}) {
  const sent: string[] = [];
  network.mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://localhost');
    const body = (init?.body as string | undefined) ?? '';
    sent.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search} ${body}`.trim());
    if (url.pathname.endsWith('/saved_views')) {
      if (init?.method === 'POST') return Response.json(own);
      return Response.json({ views: [shipped, own] });
    }
    if (url.pathname.includes('/saved_views/')) return Response.json({ views: [shipped] });
    if (url.pathname.endsWith('/settings')) return Response.json(JSON.parse(body));
    if (url.pathname.endsWith('/export')) return new Response(sheet.open());
    if (url.pathname.endsWith('/administrators')) return Response.json({ users: [tomasz] });
    if (init?.method === 'POST' || url.pathname.endsWith('/attendants')) return Response.json(rows);
    const typed = url.searchParams.get('siemens_id');
    if (typed === null) return Response.json({ ...list, ...(orders && { orders }) });
    return Response.json({
      ...list,
      orders: list.orders.filter((order) => order.siemens_id.startsWith(typed)),
    });
  });
  const settings = { pageSize: 25, columns: { orders: null }, keys };
  const user = { id: 'u1', roles: ['superadmin'], fullName: 'Maria', settings } as unknown as User;
  const root = createRootRoute();
  const ordersRoute = createRoute({
    getParentRoute: () => root,
    path: '/$area/orders',
    validateSearch: readOrdersSearch,
    component: () => <OrdersPage user={user} list="listOrders" search={ordersRoute.useSearch()} />,
  });
  const order = createRoute({ getParentRoute: () => root, path: '/$area/orders/$slug' });
  const router = createRouter({
    routeTree: root.addChildren([ordersRoute, order]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = newQueryClient();
  client.setQueryData(sessionQuery.queryKey, user);
  await render(
    <SharedTexts>
      <Texts of={listMessages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
            <ToastHost />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  const reread = () => client.invalidateQueries({ queryKey: ['orders'] });
  return { sent, address: () => router.state.location.href, reread };
}
