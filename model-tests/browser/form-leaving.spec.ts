import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { toPersons } from './company-form.ts';
import {
  city,
  conflict,
  field,
  keptCity,
  keptSection,
  openAtCompany,
  openAtPersons,
  ownersForm,
  saved,
  toBasics,
} from './owners-form.ts';
import { expect, owner, test } from './people.ts';

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

/** Nothing leaves the page any more, not even what it sends as it goes, which passes a test's routes. */
const cutOff = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'));
  });

/** The nonce of what the browser keeps of the form, another one after each change; null where it keeps nothing. */
const keptCopy = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('keyval-store');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const kept = opened.result.transaction('keyval').objectStore('keyval').getAll();
    await new Promise((resolve) => kept.addEventListener('success', resolve));
    opened.result.close();
    const copies = kept.result.filter((one): one is { iv: Uint8Array } => !(one instanceof CryptoKey));
    return copies[0]?.iv.join() ?? null;
  });

/** The next save arrives, and its answer never comes back. */
async function loseAnswer(page: Page): Promise<{ readonly arrived: Promise<void> }> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await page.route('**/company_details', (route) => route.fetch().then(() => resolve()), { times: 1 });
  return { arrived };
}

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
  await openAtCompany(page, request);
  const { arrived } = await loseAnswer(page);
  await toPersons(page);
  await arrived;
  await city(page).fill('Jelcz-Laskowice');
  await page.reload();
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
});

test('what was typed as the page went is there after it, though the save before it did not arrive yet, in a browser that keeps nothing', async ({
  page,
  request,
}) => {
  await page.addInitScript(keepNothing);
  const slug = await openAtCompany(page, request);
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

test('what the browser kept of an earlier moment is not held against what the page sent last', async ({
  page,
  request,
}) => {
  await openAtCompany(page, request);
  await loseAnswer(page);
  await toPersons(page);
  await expect.poll(() => keptCopy(page)).not.toBeNull();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The page goes before this is written', 'AbortError');
    };
  });
  await city(page).fill('Jelcz-Laskowice');
  await page.reload();
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
});

test('what was typed after a save whose answer was lost, and could not be sent, is saved by the next page without a question', async ({
  page,
  request,
}) => {
  const slug = await openAtCompany(page, request);
  const { arrived } = await loseAnswer(page);
  await toPersons(page);
  await arrived;
  await cutOff(page);
  const before = await keptCopy(page);
  await city(page).fill('Milicz');
  await expect.poll(() => keptCopy(page)).not.toBe(before);
  await page.reload();
  await expect(city(page)).toHaveValue('Milicz');
  await expect.poll(() => keptCity(request, slug)).toBe('Milicz');
  await expect(conflict(page)).toBeHidden();
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
  await cutOff(page);
  await city(page).fill('Milicz');
  await field(page, 'PESEL').fill(owner.pesel);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(owner.pesel);
  const held = await page.evaluate(() => Object.entries(sessionStorage).join() + location.href);
  expect(
    [owner.pesel, owner.email, owner.phone, owner.lastName].filter((each) => held.includes(each)),
  ).toEqual([]);
  await page.route('**/company_details', onlyRead);
  await page.reload();
  await expect(city(page)).toHaveValue('Milicz');
  await expect(field(page, 'PESEL')).toHaveValue(owner.pesel);
  await page.unroute('**/company_details');
  await expect.poll(() => keptCity(request, slug), { timeout: 15_000 }).toBe('Milicz');
});
