import { orderStatuses } from '@app/machines/order';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { plain } from './testing/render-held.tsx';
import { showChart as show, texts } from './testing/show-chart.tsx';

beforeEach(() => page.viewport(1280, 900));
afterAll(() => page.viewport(414, 896));

test('of one order its way stands out: the edges that it took and the status that it is in, and back to all', async () => {
  const step = { at: '2026-11-27T10:00:00.000Z', passed: [], actor: 'client', visited: [] };
  const life = {
    ...{ slug: 'V1StGXR8_Z5jdHi6B-myT', siemens_id: '100200' },
    steps: [
      { ...step, from: null, event: 'CREATE', to: 'sumup' },
      { ...step, from: 'sumup', event: 'CANCEL', to: 'canceled' },
    ],
  };
  const search = await show({ order: life.slug, view: 'table', all: true }, undefined, null, life);
  await expect.element(page.getByText('Droga wniosku 100200')).toBeVisible();
  const taken = () =>
    [...document.querySelectorAll('tbody tr')].filter((row) => plain(row.lastElementChild ?? row) === '1');
  await expect.poll(() => taken().length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Pokaż wszystkie wnioski' }).click();
  expect(search()).toEqual({ view: 'table', all: true });
  await expect.element(page.getByRole('group', { name: 'Filtry' })).toBeVisible();
});

test('coverage is painted where it is asked for: a seen status, and how many transitions of an edge were pressed', async () => {
  const press = { actor: 'client', from: 'sumup', event: 'CONFIRM_SUMMARY', to: 'form_opened' } as const;
  const measured = {
    ...{ at: '2026-11-27T21:00:00.000Z', chart: 'bbbbbbbbbbbb', same_chart: true },
    ...{ statuses: ['sumup'], unseen: [], pressed: [press] },
    unpressed: [{ ...press, event: 'CANCEL', to: 'canceled' }],
  };
  await show({ coverage: true, status: 'sumup' }, undefined, measured);
  const marks = page.getByRole('img', { name: 'sprawdzony na stronach', exact: true });
  await expect.element(marks).toBeVisible();
  expect(page.getByRole('img', { name: 'niesprawdzony na stronach' }).elements()).toHaveLength(
    orderStatuses.length - 1,
  );
  expect(texts('section[aria-label="Wybrany status"] dl')[0]).toContain('Sprawdzone kliknięciem1 z 2');
});
