import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReplayPage } from './replay-page.tsx';
import { readReplaySearch } from './replay-search.ts';
import type { ReplaySearch } from './replay-search.ts';
import { plain, renderHeld } from '../testing/render-held.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

const network = vi.spyOn(globalThis, 'fetch');

const step = (seq: number, event: string, from: string | null, to: string, change: object = {}) => ({
  ...{ seq, at: `2026-11-20T1${seq}:00:00.000Z`, event, actor: 'client', by: null, how: 'own', reason: null },
  ...{ from, passed: [], to, conditions: [], client: `Ekran ${seq}`, salesman: null, effects: [] },
  ...{ ms_in_previous: seq === 1 ? null : 3_600_000, usual_ms: seq === 1 ? null : 600_000, ...change },
});
const life = (slug: string, number: string, steps: object[], financing = 'lease') => ({
  ...{ slug, siemens_id: number, financing_type: financing, steps },
});
const lives: Record<string, object> = {
  one: life('one', '100001', [
    step(1, 'CREATE', null, 'sumup'),
    step(2, 'CONFIRM_SUMMARY', 'sumup', 'agreement_method_selection', {
      conditions: ['requiredConsentsGiven'],
      effects: [
        { name: 'E-mail z linkiem', queued_at: '2026-11-20T12:00:00.000Z', done_at: null, attempts: 2 },
        {
          name: 'SMS',
          queued_at: '2026-11-20T12:00:00.000Z',
          done_at: '2026-11-20T12:01:00.000Z',
          attempts: 1,
        },
      ],
    }),
    step(3, 'FORCE', 'agreement_method_selection', 'canceled', {
      ...{
        how: 'forced',
        actor: 'admin',
        by: 'Alicja Nowak',
        reason: 'Klient zrezygnował',
        conditions: null,
      },
    }),
  ]),
  two: life('two', '100002', [step(1, 'CREATE', null, 'sumup'), step(2, 'CANCEL', 'sumup', 'canceled')]),
  other: life('other', '100003', [step(1, 'CREATE', null, 'sumup')], 'medical'),
  gone: life('gone', '100004', [step(1, 'CHART_MAPPED', 'old_status', 'older_status')]),
};

async function show(slug: string, search: ReplaySearch = {}) {
  network.mockImplementation(async (request) => {
    const { pathname, searchParams } = new URL(request as string, location.href);
    const asked = /orders\/(\w+)\/replay/u.exec(pathname)?.[1];
    if (asked !== undefined)
      return asked in lives
        ? Response.json(lives[asked])
        : Response.json({ error: 'Nie ma' }, { status: 404 });
    const found = Object.values(lives).filter(
      (each) => (each as { siemens_id: string }).siemens_id === searchParams.get('siemens_id'),
    );
    return Response.json({ orders: found, statuses: [], counts: {}, next: null, last_order_at: null });
  });
  const now = await renderHeld(search, (held, onSearch) => (
    <ReplayPage area="superadmin" slug={slug} search={held} onSearch={onSearch} />
  ));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return now;
}

/** Terms with what is said of them in the card of an order. */
const said = (number: string): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll(`section[aria-label="Wniosek ${number}"] dt`)].map((term) => [
      plain(term),
      plain(term.nextElementSibling ?? term),
    ]),
  );

test('the last step is shown first: who forced it, why, how long it had taken', async () => {
  await show('one');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Wymuszenie statusu' })).toBeVisible();
  expect(said('100001')).toEqual({
    Kto: 'administrator: Alicja Nowak',
    Dlaczego: 'Klient zrezygnował',
    'Jak długo w poprzednim statusie': '1 godz., zwykle 10 min',
    'Co widział klient': 'Ekran 3',
    'Co widział sprzedawca': 'nic',
  });
  await expect.element(page.getByText(/Nie wiadomo, decydował/u)).toBeVisible();
});

test('keys and buttons lead through the steps, each with what held and what went outside', async () => {
  const now = await show('one');
  await userEvent.keyboard('{ArrowLeft}');
  expect(now().step).toBe(2);
  await expect.element(page.getByText('requiredConsentsGiven')).toBeVisible();
  const outside = [...document.querySelectorAll('section li')].map(plain);
  expect(outside).toContain('E-mail z linkiem, czeka, po 2 próbach');
  expect(outside).toContain('SMS, wykonane 20.11, 13:01');
  expect([...document.querySelectorAll('[data-gone]')].length).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Poprzedni krok/u }).click();
  expect(now().step).toBe(1);
  await expect.element(page.getByRole('button', { name: /^Poprzedni krok/u })).toBeDisabled();
  await userEvent.keyboard('{End}');
  expect(now().step).toBe(3);
  await page.getByRole('button', { name: /^2\. Potwierdzenie podsumowania/u }).click();
  expect(now().step).toBe(2);
});

test('it plays from the first step to the last by itself', async () => {
  const now = await show('one');
  await page.getByRole('radio', { name: '4×' }).click({ force: true });
  await page.getByRole('button', { name: /^Odtwórz/u }).click();
  expect(now().step).toBe(1);
  await expect.poll(() => now().step, { timeout: 5_000 }).toBe(3);
  await expect.element(page.getByRole('button', { name: /^Odtwórz/u })).toBeVisible();
});

test('beside another order it says where the two parted', async () => {
  const now = await show('one');
  await page.getByRole('searchbox', { name: 'Numer wniosku' }).fill('100002');
  await page.getByRole('button', { name: 'Porównaj', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Wniosek 100002' })).toBeVisible();
  expect(now().with).toBe('two');
  await expect
    .element(page.getByText('Rozeszły się w kroku 2: tu „Potwierdzenie podsumowania”, tam „Anulowanie”.'))
    .toBeVisible();
  expect(said('100002')['Co widział klient']).toBe('Ekran 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Ten wniosek nie był w tym statusie.')).toBeVisible();
  await page.getByRole('button', { name: 'Zakończ porównanie' }).click();
  expect(now().with).toBeUndefined();
});

test('an order of another financing is not compared', async () => {
  await show('one', { with: 'other' });
  await expect.element(page.getByText(/Porównać można tylko wnioski/u)).toBeVisible();
});

test('itself and an order that is not there are not compared', async () => {
  await show('one');
  await page.getByRole('searchbox', { name: 'Numer wniosku' }).fill('100001');
  await page.getByRole('button', { name: 'Porównaj', exact: true }).click();
  await expect.element(page.getByText('To jest ten sam wniosek.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Numer wniosku' }).fill('999');
  await page.getByRole('button', { name: 'Porównaj', exact: true }).click();
  await expect.element(page.getByText('Nie ma wniosku o tym numerze.')).toBeVisible();
});

test('statuses of an earlier chart are said to be gone, never by their identifiers', async () => {
  await show('gone');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Zmiana wykresu' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/old_status|older_status/u);
});

test('no part is wider than a phone', async () => {
  await page.viewport(360, 740);
  await show('one', { with: 'two', scale: 'time' });
  await expect.element(page.getByRole('region', { name: 'Wniosek 100002' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('an address that names what there is not shows what there is', () => {
  expect(readReplaySearch({ step: 'x', with: '', scale: 'log' })).toEqual({});
  expect(readReplaySearch({ step: '2', with: 12, scale: 'time' })).toEqual({
    step: 2,
    with: '12',
    scale: 'time',
  });
});
