import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { seeTitle } from './client.ts';
import { fillCompanyForm } from './company-form.ts';
import {
  city,
  conflict,
  field,
  keptCity,
  keptSection,
  openAtPersons,
  ownersForm,
  saved,
  toBasics,
} from './owners-form.ts';
import { expect, owner, test } from './people.ts';

const hidden = '***********';
/** Of the same day and gender as the owner's: nothing else differs. */
const otherPesel = '80010112517';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

test('a form begun in one browser goes on in another, with its section and its masked numbers', async ({
  page,
  elsewhere,
  request,
}) => {
  await openAtPersons(page, request);
  await field(page, 'PESEL').fill(owner.pesel);
  await city(page).fill('Wrocław');
  await expect(saved(page)).toBeVisible();

  await elsewhere.goto(page.url());
  await expect(field(elsewhere, 'PESEL')).toHaveValue(hidden);
  await expect(city(elsewhere)).toHaveValue('Wrocław');
  await expect(saved(elsewhere)).toBeVisible();

  const sent = elsewhere.waitForRequest((one) => one.method() === 'PUT');
  await city(elsewhere).fill('Oława');
  expect((await sent).postData()).not.toContain('"pesel"');
  await expect(city(page)).toHaveValue('Wrocław');
});

test('without a connection typing goes on, and all of it is kept when it is back', async ({
  page,
  context,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Brak internetu – nic nie przepadło')).toBeVisible();
  await city(page).fill('Trzebnica');
  await context.setOffline(false);
  await expect(page.getByText('Brak internetu')).toBeHidden();
  await expect.poll(() => keptCity(request, slug)).toBe('Trzebnica');
});

test('two have typed: what was changed elsewhere is shown, and one chooses field by field', async ({
  page,
  elsewhere,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await city(page).fill('Wrocław');
  await expect.poll(() => keptCity(request, slug)).toBe('Wrocław');
  await elsewhere.goto(page.url());
  await city(elsewhere).fill('Oława');
  await field(elsewhere, 'Telefon').fill('600 100 200');
  await expect.poll(() => keptCity(request, slug)).toBe('Oława');

  await city(page).fill('Brzeg');
  const dialog = conflict(page);
  await expect(dialog.getByRole('group')).toHaveText([
    'Jan Kowalski: telefontutaj: 500 600 701tam: 600 100 200',
    'Jan Kowalski: miejscowośćtutaj: Brzegtam: Oława',
  ]);
  await dialog.getByText('tam: Oława').click();
  await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
  await expect(dialog).toBeHidden();
  await expect(city(page)).toHaveValue('Oława');
  await expect(field(page, 'Telefon')).toHaveValue('600 100 200');
  await expect(saved(page)).toBeVisible();
});

test('a number typed in another window is asked about, though no digit of it is shown', async ({
  page,
  elsewhere,
  request,
}) => {
  await openAtPersons(page, request);
  await field(page, 'PESEL').fill(owner.pesel);
  await expect(saved(page)).toBeVisible();
  await elsewhere.goto(page.url());
  await expect(field(elsewhere, 'PESEL')).toHaveValue(hidden);
  const kept = elsewhere.waitForResponse((one) => one.request().method() === 'PUT' && one.ok());
  await field(elsewhere, 'PESEL').fill(otherPesel);
  await kept;

  // Nothing was typed here since: what is kept on the way to another section is the old number.
  await toBasics(page);
  const dialog = conflict(page);
  await expect(dialog.getByRole('group')).toHaveText([
    `Jan Kowalski: PESELtutaj: ${owner.pesel}tam: ${hidden}`,
  ]);
  const settled = page.waitForRequest((one) => one.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
  expect((await settled).postData()).not.toContain('"pesel"');
});

test('what another window has saved without typing takes nothing away from what is typed here', async ({
  page,
  elsewhere,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await elsewhere.goto(page.url());
  await expect(city(elsewhere)).toBeVisible();
  await toBasics(page);
  await expect.poll(() => keptSection(request, slug)).toBe('basic');
  await city(elsewhere).fill('Strzelin');
  await expect.poll(() => keptCity(request, slug)).toBe('Strzelin');
});

test('a window that one comes back to shows what the other one has saved', async ({
  page,
  context,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await city(other).fill('Strzelin');
  await expect.poll(() => keptCity(request, slug)).toBe('Strzelin');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(city(page)).toHaveValue('Strzelin');
  await expect(page.getByText('Pokazujemy zmiany zapisane w innym oknie.')).toBeVisible();
});

test('a form is sent once, though its answer was lost and the button was clicked twice', async ({
  page,
  request,
}) => {
  const { slug } = await ownersForm(request);
  const keys: string[] = [];
  await page.route('**/company_details', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`/orders/${slug}`);
  await fillCompanyForm(page, { ...owner, email: `${randomUUID()}@x.example` }, 'delivery', 'double');
  await seeTitle(page, 'Potwierdź tożsamość w swoim banku');
  // Sent again under the key of the first time, or not at all where the page hears of the move before that.
  expect(new Set(keys).size).toBe(1);
  expect(await submissions(request, slug)).toBe(1);

  await page.goto('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potwierdź tożsamość w swoim banku');
  expect(await submissions(request, slug)).toBe(1);
});

/** How often the order has come to have its form. */
async function submissions(request: APIRequestContext, slug: string): Promise<number> {
  const reply = await request.get(`/api/orders/${slug}`);
  const { order_states_attributes: states } = (await reply.json()) as {
    order_states_attributes: { state: string }[];
  };
  return states.filter(({ state }) => state === 'form_saved').length;
}
