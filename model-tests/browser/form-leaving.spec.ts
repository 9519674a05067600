import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { toPersons } from './company-form.ts';
import { looksRight } from './looks-right.ts';
import {
  city,
  field,
  keptCity,
  keptSection,
  openAtPersons,
  ownersForm,
  saved,
  toBasics,
} from './owners-form.ts';
import { expect, newAddress, owner, test } from './people.ts';
import { seeMail } from './salesman.ts';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

/** Another tab comes to the front, or this one again. */
const turnTab = (page: Page, state: DocumentVisibilityState): Promise<unknown> =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visible });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Makes a page's browser one that keeps nothing. */
const keepNothing = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Nothing is kept here', 'SecurityError');
  };
};

/** Lets nothing reach the server but what reads. */
const onlyRead = (route: Route): Promise<void> =>
  route.request().method() === 'GET' ? route.continue() : route.abort();

test('what was typed just before a reload is there after it', async ({ page, request }) => {
  await openAtPersons(page, request);
  await city(page).fill('Jelcz-Laskowice');
  await page.reload();
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
});

test('what was typed while a save was under way outlives the page, also in a browser that keeps nothing', async ({
  page,
  request,
}) => {
  await page.addInitScript(keepNothing);
  const { slug } = await ownersForm(request);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByRole('group', { name: /rozdzielność/u })).toBeVisible();
  let saves = 0;
  const unanswered = async (route: Route): Promise<void> => {
    await route.fetch();
    saves += 1;
  };
  await page.route('**/company_details', unanswered, { times: 1 });
  await toPersons(page);
  await expect.poll(() => saves).toBe(1);
  await city(page).fill('Jelcz-Laskowice');
  await page.reload();
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
});

test('what was typed as the page went is there after it, though the save before it did not arrive yet, in a browser that keeps nothing', async ({
  page,
  request,
}) => {
  await page.addInitScript(keepNothing);
  const { slug } = await ownersForm(request);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByRole('group', { name: /rozdzielność/u })).toBeVisible();
  // A request that the test held would be ended with its page; this one stays on its way.
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (url, init) => {
      if (init?.method !== 'PUT') return fetch(url, init);
      window.fetch = fetch;
      document.documentElement.dataset['underWay'] = init.body as string;
      return new Promise(() => undefined);
    };
  });
  await toPersons(page);
  const underWay = page.locator('html[data-under-way]');
  const late: unknown = JSON.parse((await underWay.getAttribute('data-under-way')) ?? '');
  await city(page).fill('Jelcz-Laskowice');
  await page.reload();
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
  const headers = { 'idempotency-key': randomUUID() };
  const arrived = await request.put(`/api/orders/${slug}/company_details`, { headers, data: late });
  expect(arrived.status()).toBe(409);
  expect(await keptCity(request, slug)).toBe('Jelcz-Laskowice');
});

test('what an earlier page sent as it went away is shown, though it arrived after the form was read', async ({
  page,
  elsewhere,
  request,
}) => {
  const { slug } = await ownersForm(request);
  await elsewhere.goto(`/orders/${slug}`);
  await toPersons(elsewhere);
  await expect(saved(elsewhere)).toBeVisible();
  const lateSave = async (route: Route): Promise<void> => {
    const read = await route.fetch();
    await city(elsewhere).fill('Jelcz-Laskowice');
    await expect.poll(() => keptCity(request, slug)).toBe('Jelcz-Laskowice');
    await route.fulfill({ response: read });
  };
  await page.route('**/company_details', lateSave, { times: 1 });
  await page.goto(`/orders/${slug}`);
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
});

test('the section that somebody has gone to is open again, though nothing was typed in it', async ({
  page,
  elsewhere,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await toBasics(page);
  await expect.poll(() => keptSection(request, slug)).toBe('basic');
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('button', { name: 'Zapisz i przejdź do osób' })).toBeVisible();
});

test('what one typed oneself just before the tab was put aside is not taken for a change elsewhere', async ({
  page,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  const answered = Promise.withResolvers<void>();
  const sent: Promise<unknown>[] = [];
  await page.route('**/company_details', async (route) => {
    if (route.request().method() === 'GET') return await route.continue();
    const reply = route.fetch();
    const first = sent.push(reply) === 1;
    const response = await reply;
    if (first) await answered.promise;
    await route.fulfill({ response });
  });
  await city(page).fill('Wrocław');
  await expect.poll(() => sent.length).toBe(1);
  await sent[0];
  await city(page).fill('Oława');
  await turnTab(page, 'hidden');
  await expect.poll(() => keptCity(request, slug)).toBe('Oława');
  await turnTab(page, 'visible');
  await city(page).fill('Brzeg');
  answered.resolve();
  await expect.poll(() => keptCity(request, slug)).toBe('Brzeg');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(saved(page)).toBeVisible();
});

test('what no server could take is still there after the page was left', async ({
  page,
  context,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await page.route('**/company_details', onlyRead);
  await city(page).fill('Milicz');
  await field(page, 'PESEL').fill(owner.pesel);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(owner.pesel);
  const held = await page.evaluate(() => Object.entries(sessionStorage).join() + location.href);
  expect(
    [owner.pesel, owner.email, owner.phone, owner.lastName].filter((each) => held.includes(each)),
  ).toEqual([]);
  await page.unroute('**/company_details');
  await page.route('**/company_details', onlyRead);
  await page.reload();
  await expect(city(page)).toHaveValue('Milicz');
  await expect(field(page, 'PESEL')).toHaveValue(owner.pesel);
  await page.unroute('**/company_details');
  await expect.poll(() => keptCity(request, slug), { timeout: 15_000 }).toBe('Milicz');
});

test('a form put aside mails the link, and the link leads back to where one was', async ({
  page,
  clerk,
  request,
}) => {
  const email = newAddress();
  await openAtPersons(page, request, email);
  await city(page).fill('Sobótka');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).click();
  await expect(city(page)).toHaveValue('Sobótka');
  await seeMail(clerk, email, 'Dokończ wniosek');
});

test('a form put aside mails the link to the address on it: a wrong one opens, a new one is shown before', async ({
  page,
  clerk,
  request,
}) => {
  const [known, mended] = [newAddress(), newAddress()];
  const { slug } = await ownersForm(request, known);
  const contact = { full_name: 'Jan Kowalski', email: known, phone: owner.phone };
  const kept = await request.put(`/api/orders/${slug}/company_details`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { order: { user_attributes: contact }, section: 'contact', draft_version: 0 },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.goto(`/orders/${slug}`);
  const address = page.getByRole('textbox', { name: 'E-mail' });
  await address.fill('jan.kowalski');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await expect(page.getByText('na niego wyślemy link do wniosku')).toBeVisible();
  await expect(address).toHaveAccessibleDescription(/^Wpisz poprawny adres e.mail$/u);

  await address.fill(mended);
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const question = page.getByRole('dialog', { name: 'Wyślemy link na nowy adres' });
  await expect(question).toContainText(mended);
  await expect(question).toContainText(`Poprzedni adres: ${known}`);
  await looksRight(page);
  await question.getByRole('button', { name: 'Popraw adres' }).click();
  await expect(address).toHaveValue(mended);
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await question.getByRole('button', { name: 'Wyślij link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(dialog).toContainText(mended);
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).click();
  await expect(address).toHaveValue(mended);
  await seeMail(clerk, mended, 'Dokończ wniosek');
  // The old address has the link of what had just begun, and nothing since.
  const toOld = clerk.getByRole('article').filter({ hasText: known });
  await expect(toOld.filter({ hasText: 'Dokończ wniosek' })).toHaveCount(0);
});

test('a form put aside while the database takes nothing says that it waits, and one press is enough', async ({
  page,
  request,
}) => {
  await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  let refused = 0;
  await page.route('**/company_details', async (route) => {
    if (route.request().method() === 'GET' || refused === 2) return await route.continue();
    refused += 1;
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { error: 'Serwis czasowo niedostępny', code: 'database' },
    });
  });
  await city(page).fill('Sobótka');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  await expect(page.getByText('Serwis jest teraz bardzo obciążony.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Formularz jest zapisany' })).toBeVisible();
  expect(refused).toBe(2);
});
