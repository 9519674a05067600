import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ShopPage } from './shop-page.tsx';

const network = vi.spyOn(globalThis, 'fetch');

const shop = {
  logo_url: null,
  ...{ id: 's1', client_id: 'rowery', name: 'Rowery', street: 'Długa 14', postal_code: '31-147' },
  ...{
    city: 'Kraków',
    phone: null,
    url: null,
    parent: null,
    configs: ['leaseEcommerce'],
    qes: false,
    keeps_child_shops: false,
  },
  ...{ active: true, min_order_price: '1000.00', max_order_price: null, commission_percent: null },
  ...{ default_margin_percent: null, default_administrative_cost_percent: null, fixed_rate_percent: null },
  ...{ service_fee_active: false, service_fee_value: null, version: 7, created_at: '2026-01-05T09:00:00Z' },
  ...{ role: 'shop', decision_engine: 'automatic', white_label: null, brokers: ['b1'], providers: [] },
  categories: { general: ['c1'], industry: [], plm: [], medical: [] },
  ...{ child_shops: 2, accounts: 3, signed_in: 1, open_orders: 4, api_keys: [], sandbox_url: null },
  changes: [
    { at: '2026-02-01T09:00:00Z', by: 'Ewa Lis', field: 'minOrderPrice', before: 'null', after: '100000' },
    { at: '2026-02-01T09:00:00Z', by: 'Ewa Lis', field: 'active', before: 'false', after: 'true' },
  ],
};

const choices = {
  brokers: [
    { id: 'b1', name: 'Sprzedaż własna' },
    { id: 'b2', name: 'Pośrednik Wrona' },
  ],
  categories: [
    { id: 'c1', name: 'Komputery', sector: 'general', own: false },
    { id: 'c2', name: 'Rowery', sector: 'general', own: true },
    { id: 'm1', name: 'Stomatologia', sector: 'medical', own: false },
    { id: 'm2', name: 'Medycyna estetyczna', sector: 'medical', own: false },
  ],
};

const webhook = { url: null, created_at: null, paused_until: null, events: [] };

type Sent = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> };
let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
});
afterEach(() => network.mockReset());

async function open({
  mayManage = true,
  answer,
}: { mayManage?: boolean; answer?: (one: Sent) => Response } = {}) {
  network.mockImplementation(async (url, init) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, location.href);
    if (pathname.endsWith('/potential_parents'))
      return Response.json({ shops: [{ id: 's2', name: 'Centrala' }] });
    if (pathname.endsWith('/potential_providers')) return Response.json({ shops: [] });
    if (pathname.endsWith('/products')) return Response.json({ products: [] });
    if (pathname.endsWith('/webhook')) return Response.json(webhook);
    if (pathname.endsWith('/choices')) return Response.json(choices);
    if (init?.method === 'GET') return Response.json(shop);
    const one = {
      method: init?.method ?? '',
      path: pathname,
      body: JSON.parse(init?.body as string) as Record<string, unknown>,
    };
    sent.push(one);
    return answer?.(one) ?? Response.json({ ...shop, version: 8 });
  });
  const root = createRootRoute({
    component: () => <ShopPage area="superadmin" id="s1" mayManage={mayManage} onAdded={() => undefined} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rowery' })).toBeVisible();
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a change is named before it is saved, and saved whole over the version that was read', async () => {
  await open();
  await field('Stałe oprocentowanie').fill('9,3');
  await page.getByRole('group', { name: 'Pożyczka dla firm' }).getByText('Punkt sprzedaży').click();
  await expect
    .element(page.getByText('2 niezapisane zmiany: Co sprzedaje, Stałe oprocentowanie'))
    .toBeVisible();
  await button('Zapisz').click();
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        method: 'PATCH',
        path: '/api/superadmin/shops/s1',
        body: {
          version: 7,
          ...{
            fixed_rate_percent: '9.30',
            configs: ['leaseEcommerce', 'b2bLoanPos'],
            min_order_price: '1000.00',
          },
        },
      },
    ]);
  await expect.element(button('Zapisz')).not.toBeInTheDocument();
});

test('what breaks a rule is told on its field, and nothing is sent', async () => {
  await open();
  await field('Zamówienie do').fill('900');
  await field('Nazwa').fill('');
  await button('Zapisz').click();
  await expect
    .element(page.getByText('Najniższa wartość zamówienia musi być mniejsza od najwyższej'))
    .toBeVisible();
  await expect.element(field('Nazwa')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('blocking says what it ends and wants the name of the shop', async () => {
  await open({
    answer: () =>
      Response.json({ shop: { ...shop, active: false, version: 8 }, accounts: 3, orders_open: 4 }),
  });
  await button('Zablokuj').click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(
      dialog.getByText(/Konta\ssklepu\s\(3\).*zalogowane\steraz\s\(1\).*Wnioski\sw\stoku\s\(4\).*podrzędne/u),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Zablokuj' }).click();
  await expect.element(dialog.getByText('To nie jest nazwa tego sklepu')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox').fill('rowery');
  await dialog.getByRole('button', { name: 'Zablokuj' }).click();
  await expect.element(page.getByText('Zablokowany')).toBeVisible();
  expect(sent).toEqual([{ method: 'PUT', path: '/api/superadmin/shops/s1/active', body: { active: false } }]);
});

test('a new key is shown until it is closed, and then nowhere', async () => {
  const withKey = {
    ...shop,
    api_keys: [
      { id: 'k1', name: 'sklep', sandbox: false, created_at: '2026-03-01T09:00:00Z', revoked_at: null },
    ],
  };
  await open({ answer: () => Response.json({ key: 'tajny-klucz', shop: withKey }) });
  await field('Nazwa klucza').fill('sklep');
  await button('Utwórz klucz').click();
  await expect.element(page.getByText('tajny-klucz')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await expect.element(page.getByText('tajny-klucz')).not.toBeInTheDocument();
  await expect.element(button('Unieważnij')).toBeVisible();
});

test('who sets prices changes the terms alone; what was changed stands in words', async () => {
  await open({ mayManage: false });
  await expect.element(field('Nazwa')).toHaveAttribute('readonly');
  await expect.element(field('Prowizja')).not.toHaveAttribute('readonly');
  expect(page.getByRole('button', { name: /Zablokuj|Utwórz klucz/u }).elements()).toEqual([]);
  const said = document.body.textContent.replaceAll('\u00A0', ' ');
  expect(said).toContain('Zamówienie od: puste → 1 000,00 zł');
  expect(said).toContain('Stan sklepu: zablokowany → aktywny');
});

test('who sells medical equipment chooses the one category of it, and which broker sells', async () => {
  await open();
  const sold = page.getByRole('group', { name: 'Pożyczka medyczna' });
  await sold.getByText('Oferta handlowca').click();
  const medical = page.getByRole('group', { name: 'Medyczne: dokładnie jedna' });
  await medical.getByText('Stomatologia').click();
  await medical.getByText('Medycyna estetyczna').click();
  const brokers = page.getByRole('group', { name: 'Brokerzy' });
  await brokers.getByText('Sprzedaż własna').click();
  await button('Zapisz').click();
  await expect.element(medical.getByText('Wybierz dokładnie jedną kategorię')).toBeVisible();
  await expect.element(brokers.getByText('Wybierz przynajmniej jednego brokera')).toBeVisible();
  expect(sent).toEqual([]);

  await medical.getByText('Stomatologia').click();
  await brokers.getByText('Pośrednik Wrona').click();
  await button('Zapisz').click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({
    configs: ['leaseEcommerce', 'medicalShop'],
    brokers: ['b2'],
    categories: { general: ['c1'], industry: [], plm: [], medical: ['m2'] },
  });
});
