import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../api/query-client.ts';
import { messages as list } from '../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { ShopCategoryPage } from './shop-category-page.tsx';

beforeEach(() => page.viewport(1280, 1000));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');

const standard = {
  ...{ name: 'Komputery', cfa: '491', iac_code: null, partner_program: null },
  ...{ own_payment_min_percent: '10.00', own_payment_max_percent: '45.00', payments_count_min: 12 },
  payments_count_max: 48,
  instalments: [{ payments_count: 24, end_value_percent: '1.00' }],
  ...{ margin_percent: '7.45', administrative_cost_percent: '1.00', interest_percent: null },
  ...{ depreciation_rate_percent: '30.00', handling_fee: null, commission: null, service_fee: null },
  ...{ price_ranges: [], medical_ranges: [] },
};
const category = {
  ...standard,
  ...{ id: 'c1', value: 'computers', shop_name: 'Foto Kraków', offered: true, standard },
  ...{ updated_at: '2026-11-20T10:00:00.000Z', updated_by: 'Celina Wrona' },
};
const ofDefault = { ...category, terms: 'default', version: 0 };
const own = { ...category, terms: 'own', version: 3, margin_percent: '5.20' };

type Sent = { method: string; path: string; body: Record<string, unknown> };

/** The page of the category as the shop has it first; what was sent to change it, each answered by the next of the replies. */
async function show(first: object, replies: readonly object[]) {
  const sent: Sent[] = [];
  network.mockImplementation(async (url, init) => {
    const { pathname } = new URL(url as string, location.href);
    if (pathname.endsWith('/base_rates')) return Response.json({ rates: [], in_force: '4.55' });
    if (init?.method === 'GET') return Response.json(first);
    const body = JSON.parse(init?.body as string) as Record<string, unknown>;
    sent.push({ method: init?.method ?? '', path: pathname, body });
    return Response.json(replies[sent.length - 1]);
  });
  const root = createRootRoute({
    component: () => <ShopCategoryPage area="superadmin" shopId="s1" sector="lease" id="c1" />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  return sent;
}

test('a shop gets a margin of its own, told beside the default one', async () => {
  const sent = await show(ofDefault, [{ ...own, version: 1 }]);
  const margin = page.getByRole('textbox', { name: /^Marża/u });
  await userEvent.fill(margin, '5,20');
  await expect.element(page.getByText('we wzorcowej: 7,45')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz warunki sklepu' }).click();
  await expect.element(page.getByText('własne warunki', { exact: true })).toBeVisible();
  expect(
    sent.map(({ method, path, body }) => [method, path, body['margin_percent'], body['version']]),
  ).toEqual([['PATCH', '/api/superadmin/shops/s1/general_categories/c1', '5.20', 0]]);
});

test('a shop goes back to the default terms once it is said what changes', async () => {
  const sent = await show(own, [{ ...ofDefault, version: 4 }]);
  await page.getByRole('button', { name: 'Wróć do wzorcowej' }).click();
  const question = page.getByRole('dialog', { name: 'Wrócić do warunków wzorcowych?' });
  await expect.element(question.getByText(/Zmienią się: Marża, p.p\./u)).toBeVisible();
  await question.getByRole('button', { name: 'Wróć do wzorcowej' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Marża/u })).toHaveValue('7,45');
  await expect.element(page.getByRole('button', { name: 'Wróć do wzorcowej' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/superadmin/shops/s1/general_categories/c1/resets',
      body: { version: 3 },
    },
  ]);
});
