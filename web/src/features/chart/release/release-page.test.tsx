import { chart } from 'virtual:chart-document';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReleasePage } from './release-page.tsx';
import { readReleaseSearch } from './release-search.ts';
import type { ReleaseSearch } from './release-search.ts';
import { plain, renderHeld } from '../testing/render-held.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');
const same = { hash: 'bbbbbbbbbbbb', before: null, findings: [], unknown: [], mapping: null };
const other = {
  ...same,
  before: { hash: 'aaaaaaaaaaaa', release: 'cccccccccccc', started_at: '2026-11-20T10:00:00.000Z' },
  findings: [
    {
      kind: 'breaking',
      key: 'removed TAKE_OVER client',
      sentence: 'klient: Przejęcie wniosku: nie jest już możliwe',
      statuses: [
        { id: 'sumup', name: 'Podsumowanie oferty', orders: 2 },
        { id: 'delivered', name: 'Dostarczono', orders: 0 },
      ],
      examples: [{ slug: 'abc', siemens_id: '100200' }],
      needs_word: true,
    },
    {
      kind: 'additive',
      key: 'status-added resent',
      sentence: 'Nowy status',
      statuses: [{ id: 'resent', name: 'Wysłano ponownie', orders: 0 }],
      examples: [],
      needs_word: false,
    },
  ],
  unknown: [{ id: 'old', name: 'Dawny status', orders: 5 }],
  mapping: '{\n  "statuses": { "old": "" }\n}',
};

async function show(search: ReleaseSearch, reply: object = other) {
  network.mockImplementation(async () => Response.json(reply));
  const now = await renderHeld(search, (held, onSearch) => (
    <ReleasePage area="superadmin" search={held} onSearch={onSearch} />
  ));
  return now;
}

test('differences stand by what they mean, with orders under way and what has to be said of them', async () => {
  await show({});
  await expect.element(page.getByRole('heading', { name: 'Zabiera coś wnioskom w toku' })).toBeVisible();
  const rows = [...document.querySelectorAll('li')].map(plain);
  expect(rows).toEqual([
    'Dawny status5 wniosków',
    'klient: Przejęcie wniosku: nie jest już możliwewymaga potwierdzeniaPodsumowanie oferty, Dostarczono: 2 wnioski100200',
    'Nowy statusWysłano ponownie: żadnego wniosku w toku',
  ]);
  await expect
    .element(page.getByRole('link', { name: '100200' }))
    .toHaveAttribute('href', '/superadmin/orders/abc');
  expect(document.querySelector('pre')?.textContent).toBe(other.mapping);
  expect(plain(document.querySelector('h1 ~ *') ?? document.body)).toBe(
    'Wykres bbbbbbbbbbbb, przed nim aaaaaaaaaaaa, ostatnio uruchomiony 20.11, 11:00.',
  );
});

test('that there is nothing to compare with is not called the same', async () => {
  await show({}, same);
  await expect.element(page.getByText(/Żaden inny wykres/u)).toBeVisible();
  await show({}, { ...same, before: other.before });
  await expect.element(page.getByText(/Ten wykres niczym się/u)).toBeVisible();
});

/** Of a row by its beginning: under which roles it has a tick, and under which a condition. */
function marks(beginning: string): Record<string, string> {
  const roles = [...document.querySelectorAll('thead th')].slice(1).map(plain);
  const row = [...document.querySelectorAll('tbody tr')].find((each) =>
    plain(each.querySelector('th') ?? each).startsWith(beginning),
  );
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(plain);
  return Object.fromEntries(
    roles.flatMap((role, at) => (cells[at] === 'nie' ? [] : [[role, cells[at] ?? '']])),
  );
}

test('calls are found by their address, with the roles that may send them', async () => {
  const now = await show({ view: 'calls' });
  await page.getByRole('searchbox', { name: 'Adres zawiera' }).fill('chart/figures');
  await expect.element(page.getByText('1 wywołanie')).toBeVisible();
  expect(marks('GET /api/superadmin/chart/figures')).toEqual({
    Superadministrator: 'tak',
    Administrator: 'tak',
  });
  expect(now()).toEqual({ view: 'calls', text: 'chart/figures' });
  await page.getByRole('searchbox', { name: 'Adres zawiera' }).fill('nothing');
  await expect.element(page.getByText('Żaden adres tak nie brzmi')).toBeVisible();
});

test('events of a status say who may cause them, and where the order decides', async () => {
  const now = await show({ view: 'events', status: 'sumup' });
  await expect.element(page.getByRole('region', { name: /Podsumowanie oferty/u })).toBeVisible();
  expect(marks('Potwierdzenie podsumowania')).toEqual({ 'Klient z linkiem': 'pod warunkiem' });
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Dostarczono');
  expect(now().status).toBe('delivered');
  expect(marks('Zakończenie')).toEqual({ Superadministrator: 'tak', Administrator: 'tak' });
  const events = chart.edges.filter(({ from, actors }) => from === 'delivered' && actors.length > 0);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(new Set(events.map(({ event }) => event)).size);
});

test('no view is wider than a phone', async () => {
  await page.viewport(360, 740);
  const widths: number[] = [];
  for (const view of ['changes', 'calls', 'events'] as const) {
    await show({ view });
    await expect.poll(() => document.querySelectorAll('li, tbody tr').length).toBeGreaterThan(0);
    widths.push(document.documentElement.scrollWidth);
  }
  expect(widths).toEqual([360, 360, 360]);
});

test('an address that names what there is not shows what there is', () => {
  expect(readReleaseSearch({ view: 'pie', status: 'lost', text: 3 })).toEqual({});
});

test('what the last walks have covered is told in figures, and what they have not by name', async () => {
  const press = { actor: 'client', from: 'sumup', event: 'CONFIRM_SUMMARY', to: 'form_opened' };
  const measured = {
    ...{ at: '2026-11-27T21:00:00.000Z', chart: 'bbbbbbbbbbbb', same_chart: false, unseen: ['resent'] },
    statuses: ['sumup', 'form_opened'],
    pressed: [press, { ...press, actor: 'admin', event: 'CANCEL', to: 'canceled' }],
    unpressed: [{ ...press, event: 'CANCEL', to: 'canceled' }],
  };
  await show({ view: 'coverage' }, { measured });
  await expect.element(page.getByText('inny niż ten, który działa')).toBeVisible();
  const rows = [...document.querySelectorAll('dl > dt')].map((term) => [
    term.textContent.replaceAll('\u00A0', ' '),
    term.nextElementSibling?.textContent.replaceAll('\u00A0', ' '),
  ]);
  expect(rows.slice(2)).toEqual([
    ['Statusy, w których był wniosek', '2 z 3'],
    ['Przejścia wywołane kliknięciem: klient', '1 z 2'],
    ['Przejścia wywołane kliknięciem: administrator', '1 z 1'],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Podsumowanie oferty → Anulowano' }))
    .toHaveAttribute('href', '/superadmin/chart?status=sumup&coverage=true');
});

test('where no walks were kept the page says where they would come from', async () => {
  await show({ view: 'coverage' }, { measured: null });
  await expect.element(page.getByText('Nie ma pomiaru pokrycia')).toBeVisible();
});
