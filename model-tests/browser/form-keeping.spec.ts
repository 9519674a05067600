import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { seeTitle } from './client.ts';
import { fillCompanyForm } from './company-form.ts';
import { keepJournal } from './journal.ts';
import { openForm } from './open-form.ts';
import { expect, owner, test } from './people.ts';
import type { CreatedOrder } from './shop-server.ts';

test.use({ actionTimeout: 10_000, viewport: { width: 1280, height: 900 } });

const laptop = { name: 'Laptop 14 cali', price: '8610.00', category: 'computers', paymentsCount: 24 };

/** The form of a one-man business, as it stands after the registry has answered. */
function ownersForm(
  request: APIRequestContext,
  email = `${randomUUID()}@firma.example`,
): Promise<CreatedOrder> {
  const { vatId, firstName, lastName, phone } = owner;
  const applicant = {
    vatId,
    fullName: `${firstName} ${lastName}`,
    email,
    phone,
    method: 'delivery',
  } as const;
  return openForm(request, 'elektro', laptop, applicant);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const city = (page: Page) => field(page, 'Miejscowość');
const saved = (page: Page) => page.getByText(/^Zapisano \d{1,2}:\d{2}$/u);

/** A form of one's own, open at its persons. */
async function openAtPersons(page: Page, request: APIRequestContext, email?: string): Promise<string> {
  const { slug } = await ownersForm(request, email);
  await page.goto(`/orders/${slug}`);
  await toPersons(page);
  return slug;
}

async function toPersons(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /rozdzielność/u })
    .getByText('Nie', { exact: true })
    .click();
  await page.getByText('Oświadczam, że nie prowadzę gospodarstwa rolnego.').click();
  await page.getByText('Oświadczam, że finansowanie nie będzie przeznaczone').click();
  await page.getByRole('button', { name: 'Zapisz i przejdź do osób' }).click();
}

test('a form begun in one browser goes on in another, with its section and its masked numbers', async ({
  page,
  browser,
  request,
}) => {
  await openAtPersons(page, request);
  await field(page, 'PESEL').fill(owner.pesel);
  await city(page).fill('Wrocław');
  await expect(saved(page)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(field(elsewhere, 'PESEL')).toHaveValue(`********${owner.pesel.slice(-3)}`);
  await expect(city(elsewhere)).toHaveValue('Wrocław');
  await expect(saved(elsewhere)).toBeVisible();

  const sent = elsewhere.waitForRequest((one) => one.method() === 'PUT');
  await city(elsewhere).fill('Oława');
  expect((await sent).postData()).not.toContain('"pesel"');
  await expect(city(page)).toHaveValue('Wrocław');
  await elsewhere.context().close();
});

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
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Nothing is kept here', 'SecurityError');
    };
  });
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

test('what an earlier page sent as it went away is shown, though it arrived after the form was read', async ({
  page,
  browser,
  request,
}) => {
  const { slug } = await ownersForm(request);
  const earlier = await (await browser.newContext()).newPage();
  await earlier.goto(`/orders/${slug}`);
  await toPersons(earlier);
  await expect(saved(earlier)).toBeVisible();
  const lateSave = async (route: Route): Promise<void> => {
    const read = await route.fetch();
    await city(earlier).fill('Jelcz-Laskowice');
    await expect.poll(() => keptCity(request, slug)).toBe('Jelcz-Laskowice');
    await route.fulfill({ response: read });
  };
  await page.route('**/company_details', lateSave, { times: 1 });
  await page.goto(`/orders/${slug}`);
  await expect(city(page)).toHaveValue('Jelcz-Laskowice');
  await earlier.context().close();
});

test('without a connection typing goes on, and all of it is kept when it is back', async ({
  page,
  context,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Brak połączenia z internetem. Pisz dalej')).toBeVisible();
  await city(page).fill('Trzebnica');
  await context.setOffline(false);
  await expect(page.getByText('Brak połączenia z internetem')).toBeHidden();
  await expect.poll(() => keptCity(request, slug)).toBe('Trzebnica');
});

test('what no server could take is still there after the page was left', async ({
  page,
  context,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await expect(saved(page)).toBeVisible();
  await page.route('**/company_details', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await city(page).fill('Milicz');
  await field(page, 'PESEL').fill(owner.pesel);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(owner.pesel);
  const held = await page.evaluate(() => Object.entries(sessionStorage).join() + location.href);
  expect(
    [owner.pesel, owner.email, owner.phone, owner.lastName].filter((each) => held.includes(each)),
  ).toEqual([]);
  await page.unroute('**/company_details');
  await page.route('**/company_details', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.reload();
  await expect(city(page)).toHaveValue('Milicz');
  await expect(field(page, 'PESEL')).toHaveValue(owner.pesel);
  await page.unroute('**/company_details');
  await expect.poll(() => keptCity(request, slug), { timeout: 15_000 }).toBe('Milicz');
});

test('two have typed: what was changed elsewhere is shown, and one chooses field by field', async ({
  page,
  browser,
  request,
}) => {
  const slug = await openAtPersons(page, request);
  await city(page).fill('Wrocław');
  await expect(saved(page)).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await city(elsewhere).fill('Oława');
  await field(elsewhere, 'Telefon').fill('600 100 200');
  await expect.poll(() => keptCity(request, slug)).toBe('Oława');

  await city(page).fill('Brzeg');
  const dialog = page.getByRole('dialog', { name: 'Ten formularz zmieniono w innym oknie' });
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
  await elsewhere.context().close();
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

test('a form put aside mails the link, and the link leads back to where one was', async ({
  page,
  clerk,
  request,
}) => {
  const email = `${randomUUID()}@firma.example`;
  await openAtPersons(page, request, email);
  await city(page).fill('Sobótka');
  await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formularz jest zapisany' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Zamknij' }).click();
  await expect(city(page)).toHaveValue('Sobótka');
  await expect(async () => {
    await clerk.goto('/simulators/messages');
    await expect(clerk.getByText(email).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});

test('a form is sent once, though its answer was lost and the button was clicked twice', async ({
  page,
  context,
  request,
}) => {
  const { slug } = await ownersForm(request);
  const journal = keepJournal(context);
  let lost = 0;
  await page.route('**/company_details', async (route) => {
    if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`/orders/${slug}`);
  await fillCompanyForm(page, { ...owner, email: `${randomUUID()}@x.example` }, 'delivery', 'double');
  await seeTitle(page, 'Potwierdź tożsamość w swoim banku');
  const sent = journal.changes().filter((line) => line === 'PATCH /api/orders/…/company_details');
  expect([lost, sent.length]).toEqual([1, 2]);
  expect(await submissions(request, slug)).toBe(1);

  await page.goto('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potwierdź tożsamość w swoim banku');
  expect(await submissions(request, slug)).toBe(1);
});

/** Where the draft on the server says that the person lives. */
async function keptCity(request: APIRequestContext, slug: string): Promise<string | undefined> {
  const reply = await request.get(`/api/orders/${slug}/company_details`);
  const { order } = (await reply.json()) as {
    order: {
      company_attributes: { krs_users_attributes: { address_attributes: { city: string } | null }[] };
    } | null;
  };
  return order?.company_attributes.krs_users_attributes[0]?.address_attributes?.city;
}

/** How often the order has come to have its form. */
async function submissions(request: APIRequestContext, slug: string): Promise<number> {
  const reply = await request.get(`/api/orders/${slug}`);
  const { order_states_attributes: states } = (await reply.json()) as {
    order_states_attributes: { state: string }[];
  };
  return states.filter(({ state }) => state === 'form_saved').length;
}
