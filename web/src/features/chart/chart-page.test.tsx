import { designedEdges } from 'virtual:designed-edges';
import { chart } from 'virtual:chart-document';
import { layout } from 'virtual:chart-layout';
import { orderStatuses } from '@app/machines/order';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readChartSearch } from './chart-search.ts';
import type { ChartSearch } from './chart-search.ts';
import { plain } from './testing/render-held.tsx';
import { asked, showChart as show, still, texts } from './testing/show-chart.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const eventNames = new Map<string, string>(Object.entries(chart.eventNames));

/** 'sumup CANCEL canceled': every edge that the designed tables know; an order that stays comes from and goes to one status. */
const designed = (kinds: (edge: (typeof designedEdges)[number]) => boolean): ReadonlySet<string> =>
  new Set(designedEdges.filter(kinds).map(({ from, event, to }) => `${from} ${event} ${to}`));

const clock = new Set(['DEADLINE_PASSED', 'REMINDER_DUE']);

test('the map has every status once, with how many orders are in it, and the count opens them', async () => {
  await show({});
  await expect.element(page.getByRole('link', { name: 'Podsumowanie oferty: 3 wnioski' })).toBeVisible();
  expect(document.querySelectorAll('li button[aria-pressed]')).toHaveLength(orderStatuses.length);
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/superadmin/orders?status=sumup',
    '/superadmin/orders?status=initial_payment_manual',
  ]);
  expect(texts('[aria-label=Fazy] b')[5]).toBe('22');
});

test('orders that cannot be counted are not called none', async () => {
  await show({}, null);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Nie udało się policzyć' }), { timeout: 15_000 })
    .toBeVisible();
  expect(new Set(texts('[data-count]'))).toEqual(new Set(['–']));
});

test('the table has the edges of the designed tables and no other, cancelling and deadlines when asked for', async () => {
  await show({ view: 'table', all: true });
  const rows = () => [...document.querySelectorAll('tbody tr')];
  await expect.poll(() => rows().length).toBeGreaterThan(500);
  expect(rows()).toHaveLength(chart.edges.length);
  const nameOf = (from: string, to: string): string => {
    if (to === '(back)') return 'status, w którym wniosek był';
    return to === from ? 'bez zmiany' : (names.get(to) ?? to);
  };
  const names = new Map<string, string>(chart.statuses.map(({ id, name }) => [id, name]));
  const said = new Set(
    rows().map((row) => {
      const [from, event, , , to] = [...row.querySelectorAll('td, th')].map((cell) => plain(cell));
      return `${from} | ${event} | ${to}`;
    }),
  );
  expect(said).toEqual(
    new Set(
      designedEdges.map(
        ({ from, event, to }) =>
          `${names.get(from) ?? 'nowy wniosek'} | ${eventNames.get(event)} | ${nameOf(from, to)}`,
      ),
    ),
  );
});

test('the graph of a phase draws every edge of the designed tables that leads from or to one of its statuses', async () => {
  const drawn = async (search: ChartSearch) => {
    await show(search);
    await expect.poll(() => document.querySelectorAll('[data-box]').length).toBeGreaterThan(0);
    return [...document.querySelectorAll('[data-line]')].flatMap(
      (line) => line.getAttribute('data-edges')?.split(';') ?? [],
    );
  };
  const all = await drawn({ view: 'graph', phase: 'initialPayment', all: true });
  const phaseOf = new Map<string, string>(chart.statuses.map(({ id, phase }) => [id, phase]));
  const ofPayment = designed(
    ({ from, to }) =>
      from !== to &&
      to !== '(back)' &&
      (phaseOf.get(from) === 'initialPayment' || phaseOf.get(to) === 'initialPayment'),
  );
  expect(new Set(all)).toEqual(ofPayment);
});

test('without cancelling and deadlines the graph leaves out what leads to the end and what the clock does', async () => {
  await show({ view: 'graph', phase: 'initialPayment' });
  await expect
    .poll(() => document.querySelectorAll('[data-box]').length)
    .toBe(layout.initialPayment.moves.boxes.length);
  const events = [...document.querySelectorAll('[data-line]')]
    .flatMap((line) => line.getAttribute('data-edges')?.split(';') ?? [])
    .map((edge) => edge.split(' ')[1] ?? '');
  expect(events.filter((event) => event === 'CANCEL' || clock.has(event))).toEqual([]);
  await page.getByRole('button', { name: /Anulowania i terminy/u }).click();
  await expect.poll(() => document.querySelectorAll('[data-line][data-end]').length).toBeGreaterThan(0);
});

test('a pressed status says who may do what there, what is seen and when it ends; the address holds it', async () => {
  const now = await show({});
  await page.getByRole('button', { name: 'Do sprawdzenia', exact: true }).first().click();
  const panel = page.getByRole('region', { name: 'Wybrany status' });
  await expect
    .element(panel.getByRole('heading', { level: 2, name: 'Opłata wstępna – do sprawdzenia' }))
    .toBeVisible();
  expect(now()).toEqual({ status: 'initial_payment_manual' });
  await expect.element(panel.getByRole('link', { name: 'Pokaż 2 wnioski' })).toBeVisible();
  await expect.element(panel.getByText('od razu: Wpłata opłaty wstępnej')).toBeVisible();
  await panel.getByRole('button', { name: 'Zamknij' }).click();
  expect(now()).toEqual({});
});

test('what happened stands beside its status and its edge, over the time that is said', async () => {
  await show({ view: 'table', status: 'sumup' });
  const panel = page.getByRole('region', { name: 'Wybrany status' });
  await expect.element(panel.getByText('38 min')).toBeVisible();
  const rows = Object.fromEntries(
    [...document.querySelectorAll('[aria-label="Wybrany status"] dl:first-of-type dt')].map((term) => [
      plain(term),
      plain(term.nextElementSibling ?? term),
    ]),
  );
  expect(rows).toMatchObject({ Weszło: '7', Mediana: '38 min', p90: '2 dni', 'Wymuszono stąd': '4' });
  expect(texts('h1 ~ *')[0]).toContain('Przejścia i czasy od 21.11, 00:00.');
  const first = [...document.querySelectorAll('tbody tr')].find((row) =>
    plain(row).startsWith('nowy wniosek'),
  );
  expect(plain(first?.querySelector('td:last-child') ?? document.body)).toBe('7');
});

test('filters stand in the address, narrow what is counted and the lists that counts open', async () => {
  const now = await show({});
  await page.getByRole('combobox', { name: 'Okres' }).selectOptions('30 dni');
  await page.getByRole('combobox', { name: 'Kanał' }).selectOptions('Punkt sprzedaży');
  await page.getByRole('combobox', { name: 'Podpis' }).selectOptions('Jeszcze nie wybrano');
  await expect.poll(() => asked().search).toBe('?period=30d&channel=pos&method=none');
  expect(now()).toEqual({ period: '30d', channel: 'pos', method: 'none' });
  await expect
    .element(page.getByRole('link', { name: 'Podsumowanie oferty: 3 wnioski' }))
    .toHaveAttribute('href', '/superadmin/orders?status=sumup&salesChannels=pos');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  expect(now()).toEqual({ period: '30d' });
});

test('a status that holds too many orders to be counted under filters is not called empty', async () => {
  await show({ channel: 'pos' }, [{ ...still, status: 'finished', now: null }]);
  await expect.element(page.getByRole('list', { name: 'Oznaczenia' })).toBeVisible();
  await expect.poll(() => texts('[data-count]').filter((count) => count === '0').length).toBeGreaterThan(0);
  const row = page.getByRole('button', { name: 'Zakończono' }).element().closest('li');
  expect(row?.querySelector('[data-count]')?.textContent).toBe('–');
});

test('an address that names what there is not shows what there is', () => {
  expect(
    readChartSearch({
      view: 'pie',
      phase: 'initial_payment',
      status: 'lost',
      all: 'yes',
      sort: 'x',
      text: ' a ',
      period: '1y',
      channel: 'fair',
      actor: 'admin',
    }),
  ).toEqual({ text: 'a', actor: 'admin' });
});

test('on a phone no part of any view is wider than the window', async () => {
  await page.viewport(360, 740);
  // As the shell keeps it from the window's edges.
  document.body.style.cssText = 'margin: 0; padding: 0 16px';
  const widths: number[] = [];
  for (const view of ['map', 'graph', 'table'] as const) {
    await show({ view, status: 'leasing_decision_ok' });
    await expect.element(page.getByRole('region', { name: 'Wybrany status' }).first()).toBeVisible();
    widths.push(document.documentElement.scrollWidth);
  }
  expect(widths).toEqual([360, 360, 360]);
});

test('keys change the view and the size of the drawing', async () => {
  const now = await show({ view: 'graph', phase: 'decision' });
  await expect.poll(() => document.querySelectorAll('[data-box]').length).toBeGreaterThan(0);
  const viewBox = () => document.querySelector('svg[role=group]')?.getAttribute('viewBox');
  const before = viewBox();
  await userEvent.keyboard('+');
  await expect.poll(viewBox).not.toBe(before);
  await userEvent.keyboard('0');
  await userEvent.keyboard('3');
  await expect.poll(() => now().view).toBe('table');
});
