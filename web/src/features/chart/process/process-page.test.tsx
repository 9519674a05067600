import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ProcessPage } from './process-page.tsx';
import { readProcessSearch } from './process-search.ts';
import type { ProcessSearch } from './process-search.ts';
import { plain, renderHeld } from '../testing/render-held.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const variants = {
  ...{ date_from: '2026-11-01', date_to: '2026-11-27', orders: 4, whole: true, variants_count: 2 },
  ...{ fitness: 0.875, forced: 1, deviating: 1 },
  variants: [
    { statuses: ['sumup', 'canceled'], orders: 3, fitness: 1, median_ms: 7_200_000 },
    { statuses: ['sumup', 'old_status'], orders: 1, fitness: 0.5, median_ms: 60_000 },
  ],
  deviations: [
    {
      order: { slug: 'abc', siemens_id: '100200' },
      event: 'CONFIRM_SUMMARY',
      from: 'sumup',
      to: 'delivered',
    },
  ],
};
const whatIf = {
  orders: 50,
  whole: true,
  changed: [
    {
      ...{ ended: 'delivered', outcome: 'ended_in', status: 'canceled', orders: 2 },
      examples: [{ slug: 'def', siemens_id: '100300' }],
    },
    { ended: 'canceled', outcome: 'went_on', status: null, orders: 1, examples: [] },
  ],
};

async function show(search: ProcessSearch, found: object = variants) {
  const asked: string[] = [];
  network.mockImplementation(async (request) => {
    const { pathname, search: query } = new URL(request as string, location.href);
    asked.push(`${pathname}${query}`);
    return Response.json(pathname.endsWith('variants') ? found : whatIf);
  });
  const now = await renderHeld(search, (held, onSearch) => (
    <ProcessPage area="superadmin" search={held} onSearch={onSearch} />
  ));
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return { now, asked };
}

test('the ways of orders stand with their share, fitness and time, those of statuses that are gone too', async () => {
  await show({});
  await expect.element(page.getByText('3 wnioski', { exact: true })).toBeVisible();
  const ways = [...document.querySelectorAll('ol')].map((way) => [...way.querySelectorAll('li')].map(plain));
  expect(ways).toEqual([
    ['Podsumowanie oferty', 'Anulowano'],
    ['Podsumowanie oferty', 'status, którego już nie ma'],
  ]);
  expect(plain(document.body)).toContain('75% wniosków, zgodność 100%, mediana 2 godz.');
  expect(plain(document.body)).toContain('4 wnioski rozpoczęte od 01.11.2026 do 27.11.2026, 2 drogi.');
  expect(plain(document.body)).toContain('Zgodność z wykresem: 87,5%');
});

test('a step that the chart has not opens its order', async () => {
  await show({});
  await expect
    .element(page.getByRole('link', { name: '100200' }))
    .toHaveAttribute('href', '/superadmin/orders/abc/replay');
  expect(plain(document.body)).toContain('Podsumowanie oferty → Dostarczono: Potwierdzenie podsumowania');
});

test('filters narrow the ways and the log that is downloaded', async () => {
  const { now, asked } = await show({ dateFrom: '2026-11-01', dateTo: '2026-11-20' });
  await page.getByRole('combobox', { name: 'Kanał' }).selectOptions('Punkt sprzedaży');
  expect(now()).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-20', channel: 'pos' });
  await expect
    .poll(() => asked.at(-1))
    .toBe('/api/superadmin/chart/variants?date_from=2026-11-01&date_to=2026-11-20&channel=pos');
  await expect
    .element(page.getByRole('link', { name: 'Pobierz dziennik XES' }))
    .toHaveAttribute('href', '/api/superadmin/log?date_from=2026-11-01&date_to=2026-11-20&format=xes');
});

test('another policy says how many orders would have ended otherwise, and how', async () => {
  const { now, asked } = await show({});
  await page.getByRole('combobox', { name: 'Zasada' }).selectOptions('Limit na miejscu');
  await page.getByRole('searchbox', { name: 'Kwota brutto, zł' }).fill('dużo');
  await page.getByRole('button', { name: 'Policz' }).click();
  await expect.element(page.getByText(/Podaj kwotę/u)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Kwota brutto, zł' }).fill('20 000,5');
  await page.getByRole('button', { name: 'Policz' }).click();
  await expect.element(page.getByText(/Inny koniec: 3/u)).toBeVisible();
  expect(asked.at(-1)).toBe('/api/superadmin/chart/what_if?policy=on_place_limit&amount=20000.50');
  expect(now()).toEqual({ policy: 'on_place_limit', value: '20 000,5' });
  expect([...document.querySelectorAll('tbody tr')].map(plain)).toEqual([
    'DostarczonoSkończyłyby się: Anulowano2100300',
    'AnulowanoNie skończyłyby się wtedy, nie wiadomo jak dalej1',
  ]);
});

test('a period without orders says so, and no part is wider than a phone', async () => {
  await page.viewport(360, 740);
  document.body.style.cssText = 'margin: 0; padding: 0 16px';
  await show({}, { ...variants, orders: 0, variants: [], deviations: [] });
  await expect.element(page.getByText('W tym okresie nie rozpoczęto wniosku')).toBeVisible();
  await show({ policy: 'decision_deadline', value: '7' });
  await expect.element(page.getByText(/Inny koniec: 3/u)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('an address that names what there is not shows what there is', () => {
  expect(readProcessSearch({ dateFrom: 'x', channel: 'fair', policy: 'vat', value: 7 })).toEqual({
    value: '7',
  });
});
