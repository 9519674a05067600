import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../api/query-client.ts';
import { messages as list } from '../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { CategoryPage } from './category-page.tsx';

beforeEach(() => page.viewport(1280, 1000));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');

/** The lease of the domain's example L1, its rate made of base 4.55 and margin 7.45. */
const category = {
  ...{ id: 'c1', value: 'computers', name: 'Komputery', cfa: '491', iac_code: null, partner_program: null },
  ...{ own_payment_min_percent: '10.00', own_payment_max_percent: '45.00', payments_count_min: 12 },
  payments_count_max: 48,
  instalments: [{ payments_count: 24, end_value_percent: '1.00' }],
  ...{ margin_percent: '7.45', administrative_cost_percent: '1.00', interest_percent: null },
  ...{ depreciation_rate_percent: '30.00', handling_fee: null, commission: null, service_fee: null },
  price_ranges: [{ price_from: '1000.00', price_to: '9999.99', amount: '150.00' }],
  ...{ medical_ranges: [], version: 3, updated_at: '2026-11-20T10:00:00.000Z', updated_by: 'Celina Wrona' },
  ...{ following: 11, own_terms: 2, propagation: null },
};
const preview = {
  takes: 10,
  keeps_own: [
    { shop_id: 's1', name: 'Foto Kraków' },
    { shop_id: 's2', name: 'Foto Lublin' },
  ],
  fails: [{ shop_id: 's3', name: 'Drogi Sklep', sentence: 'Zakres wychodzi poza wartości zamówień' }],
};

type Sent = { method: string; path: string; body: Record<string, unknown> };

/** The page of the category, whose changes are answered so; what was sent to change it. */
async function show(answer: (sent: Sent) => Response = () => Response.json({ ...category, version: 4 })) {
  const sent: Sent[] = [];
  network.mockImplementation(async (url, init) => {
    const { pathname } = new URL(url as string, location.href);
    if (pathname.endsWith('/base_rates'))
      return Response.json({
        rates: [{ rate_percent: '4.55', valid_from: '2026-11-02T00:00:00.000Z', set_by: null }],
        in_force: '4.55',
      });
    if (pathname.endsWith('/propagation_previews')) return Response.json(preview);
    if (init?.method === 'GET') return Response.json(category);
    const one = {
      method: init?.method ?? '',
      path: pathname,
      body: JSON.parse(init?.body as string) as Record<string, unknown>,
    };
    sent.push(one);
    return answer(one);
  });
  const root = createRootRoute({
    component: () => (
      <CategoryPage area="superadmin" sector="lease" id="c1" copied={null} onOpen={() => undefined} />
    ),
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
  await expect.element(page.getByRole('heading', { level: 1, name: 'Komputery' })).toBeVisible();
  return sent;
}

const typed = async (label: string, text: string) => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await userEvent.tab();
};

test('what a margin makes of the instalment is seen before it is saved, beside what it was', async () => {
  const sent = await show();
  await expect.element(page.getByText(/^419,95\szł$/u).first()).toBeVisible();
  await typed('Marża, p.p.', '4,75');
  await expect.element(page.getByText(/^Było 24 raty: 419,95/u)).toBeVisible();
  expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain(
    'Było 24 raty: 419,95 zł. Teraz 408,60 zł: −11,35 zł na racie.',
  );
  await page.getByRole('button', { name: /^Zapisz i roześlij do 10/u }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    ...{ method: 'PATCH', path: '/api/superadmin/general_categories/c1' },
    body: { margin_percent: '4.75', version: 3, own_payment_min_percent: '10.00' },
  });
});

test('the shops are told apart before anything is saved: who takes it, who keeps his own, who cannot', async () => {
  await show();
  await page.getByRole('button', { name: 'Lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sklepy z kopią tej kategorii' });
  await expect.element(dialog.getByText('Foto Kraków')).toBeVisible();
  await expect.element(dialog.getByText('Zakres wychodzi poza wartości zamówień')).toBeVisible();
});

test('a range that overlaps another is told on its field at once, and nothing is sent before it is mended', async () => {
  const sent = await show();
  await page.getByRole('button', { name: 'Dodaj przedział' }).click();
  await typed('Od, zł brutto, wiersz 2', '5000');
  await expect.element(page.getByText('Ten zakres nachodzi na inny').first()).toBeVisible();
  await expect.element(page.getByText('Przedziały, które na siebie nachodzą: 2.')).toBeVisible();
  await page.getByRole('button', { name: /^Zapisz/u }).click();
  expect(sent).toEqual([]);
});

test('where somebody was faster both versions stand field by field, and either can be taken', async () => {
  let refused = true;
  const sent = await show(({ body }) => {
    if (!refused) return Response.json({ ...category, ...body, version: 5 });
    refused = false;
    category.margin_percent = '6.00';
    category.version = 4;
    return Response.json({ error: 'Ktoś zmienił tę kategorię.', code: 'version' }, { status: 409 });
  });
  await typed('Marża, p.p.', '5,00');
  await page.getByRole('button', { name: /^Zapisz/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Ktoś zapisał tę kategorię w międzyczasie' });
  await expect.element(dialog.getByText('Zapisane teraz: 6')).toBeVisible();
  await expect.element(dialog.getByText('Twoje: 5')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zostaw moje' }).click();
  await expect
    .poll(() => sent.map(({ body }) => [body['margin_percent'], body['version']]))
    .toEqual([
      ['5.00', 3],
      ['5.00', 4],
    ]);
  category.margin_percent = '7.45';
  category.version = 3;
});
