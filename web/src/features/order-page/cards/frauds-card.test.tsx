import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { ToastHost } from '../../../kit/toast/toast-host.tsx';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import type { StaffOrder } from '../order-query.ts';
import { CompanyOrdersCard } from './company-orders-card.tsx';
import { FraudsCard } from './frauds-card.tsx';

const network = vi.spyOn(globalThis, 'fetch');
const order = { id: 'o1', slug: 's', version: 1, siemensId: '118437' } as StaffOrder;
const at = '2026-01-20T11:00:00.000Z';
const other = { slug: 'other', siemens_id: '118001', status: 'canceled' };
let frauds: object[];
let sent: unknown[];
let companyOrders: (before: string | null) => Response;
const row = (slug: string, number: string) => ({
  ...{ slug, siemens_id: number, ordered_at: at, status: 'finished', gross_price: '12300.00' },
});

beforeEach(async () => {
  await page.viewport(1280, 900);
  sent = [];
  companyOrders = () => Response.json({ orders: [row('third', '118002')], next: null });
  frauds = [
    {
      ...{ id: 'p1', rule: 'pesel', other, status: 'open', at },
      ...{ checked_at: null, checked_by: null, note: null },
    },
  ];
  network.mockReset();
  network.mockImplementation(async (url, init) => {
    const path = url as string;
    if (init?.method === 'PUT') {
      sent.push([path, JSON.parse(init.body as string)]);
      const checked = { status: 'checked', checked_at: at, checked_by: 'Maria Zielińska', note: 'Wspólnik' };
      frauds = frauds.map((fraud) => ({ ...fraud, ...checked }));
      return Response.json({});
    }
    if (path.endsWith('/potential_frauds')) return Response.json({ frauds });
    return companyOrders(new URL(path, 'http://demo.example').searchParams.get('before'));
  });
});
afterEach(() => network.mockReset());

const open = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ThemeProvider theme={siemens}>
        <SharedTexts>
          <FraudsCard order={order} listHref="/superadmin/orders" />
          <CompanyOrdersCard order={order} listHref="/superadmin/orders" />
          <ToastHost />
        </SharedTexts>
      </ThemeProvider>
    </QueryClientProvider>,
  );

test('a suspicion names what is shared with which order, and is checked with a note alone (ADMIN-029, 063)', async () => {
  await open();
  await expect.element(page.getByText('Ta sama osoba w innej firmie')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '118001' }))
    .toHaveAttribute('href', '/superadmin/orders/other');
  await page.getByRole('button', { name: 'Oznacz jako sprawdzone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Oznacz jako sprawdzone' }).click();
  await expect.element(dialog.getByText('To pole jest wymagane').first()).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox'), ' Wspólnik ');
  await dialog.getByRole('button', { name: 'Oznacz jako sprawdzone' }).click();
  await expect.element(page.getByText('Zapisano sprawdzenie')).toBeVisible();
  expect(sent).toEqual([
    ['/api/superadmin/orders/s/potential_frauds/p1', { status: 'checked', note: 'Wspólnik' }],
  ]);
  await expect.element(page.getByText('sprawdzone', { exact: true })).toBeVisible();
});

test('the company’s other orders stand with day, amount and status, and lead there (ADMIN-030)', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: '118002' }))
    .toHaveAttribute('href', '/superadmin/orders/third');
  await expect.element(page.getByText(/^20\.01\.2026, 12.300,00.zł$/u)).toBeVisible();
  await expect.element(page.getByText('Zakończono')).toBeVisible();
});

test('older orders of the company follow on demand, and what failed to come is asked for again', async () => {
  let broken = true;
  companyOrders = (before) => {
    if (before === null) return Response.json({ orders: [row('third', '118002')], next: 'o2' });
    return broken
      ? new Response(null, { status: 400 })
      : Response.json({ orders: [row(`before-${before}`, '118003')], next: null });
  };
  await open();
  await page.getByRole('button', { name: 'Pokaż starsze' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nie udało się wczytać wniosków firmy');
  await expect.element(page.getByRole('link', { name: '118002' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Pokaż starsze' }).click();
  await expect
    .element(page.getByRole('link', { name: '118003' }))
    .toHaveAttribute('href', '/superadmin/orders/before-o2');
  await expect.element(page.getByRole('button', { name: 'Pokaż starsze' })).not.toBeInTheDocument();
});

test('five of many orders of the company stand at first, the rest a press later, without being asked for', async () => {
  const numbers = ['118010', '118011', '118012', '118013', '118014', '118015'];
  companyOrders = () => Response.json({ orders: numbers.map((number) => row(number, number)), next: null });
  await open();
  await expect.element(page.getByRole('link', { name: '118014' })).toBeVisible();
  expect(page.getByRole('link', { name: '118015' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Pokaż starsze' }).click();
  await expect.element(page.getByRole('link', { name: '118015' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Pokaż starsze' }).elements()).toEqual([]);
});

test('a company without other orders, and orders that cannot be read, are said', async () => {
  companyOrders = () => Response.json({ orders: [], next: null });
  const { unmount } = await open();
  await expect.element(page.getByText('Ta firma nie składała innych wniosków.')).toBeVisible();
  await unmount();
  companyOrders = () => new Response(null, { status: 400 });
  await open();
  await expect.element(page.getByText('Nie udało się wczytać wniosków firmy')).toBeVisible();
  companyOrders = () => Response.json({ orders: [row('third', '118002')], next: null });
  await page.getByRole('button', { name: /ponownie/u }).click();
  await expect.element(page.getByRole('link', { name: '118002' })).toBeVisible();
});
