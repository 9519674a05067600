import { answerProvider, chooseMethod, confirmSummary, leaveToPay, nameCompany, seeTitle } from './client.ts';
import { axeFaults, rawWords, sidewaysScroll } from './faults.ts';
import { looksRight } from './looks-right.ts';
import { expect, owner, test } from './people.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000 });

test('what these tests look for is found: a picture without words, faint letters, small targets, a page too wide, a raw word', async ({
  page,
}) => {
  await page.setContent(`<html lang="pl"><title>Strona</title><main><img src="data:,">
    <p style="color: #999; background: #fff">Blade litery</p><p style="width: 3000px">salesman_sumup</p>
    <button style="all: unset; width: 8px; height: 8px">a</button><button style="all: unset; width: 8px">b</button></main>`);
  expect(await axeFaults(page)).toEqual([
    'color-contrast: p:nth-child(2)',
    'image-alt: img',
    'target-size: button:nth-child(4)',
    'target-size: button:nth-child(5)',
  ]);
  expect(await rawWords(page)).toEqual(['salesman_sumup']);
  expect(await sidewaysScroll(page)).toBeGreaterThan(1_000);
});

test('a wrong password is refused in Polish, and the page stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('superadmin@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill('nie-to-haslo');
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Nieprawidłowy login lub hasło').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
});

test('an expired password leads to the page that changes it, which says why', async ({ page }) => {
  await page.route('**/api/auth', (route) =>
    route.fulfill({ status: 403, json: { error: 'Hasło wygasło.' } }),
  );
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('superadmin@demo.example');
  await page.getByLabel('Hasło', { exact: true }).fill('dawne-haslo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reset-password$/u);
  await expect(page.getByText('Twoje hasło wygasło. Ustaw nowe, aby wejść do panelu.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('superadmin@demo.example');
  await expect(page.getByText('Nie posiadasz dostępu do tej strony')).toHaveCount(0);
});

test('an address that means nothing leads to the home page', async ({ page }) => {
  await page.goto('/nie/ma/takiej/strony');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Leasing i pożyczki dla firm, prosto ze sklepu' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a link to no order says so', async ({ page }) => {
  await page.goto('/orders/AAAAAAAAAAAAAAAAAAAAA');
  await seeTitle(page, 'Nie ma takiego wniosku');
});

test('what a provider has added to the address is dropped, and a theme in it is worn for the visit', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  /** Themes differ in it, among others. */
  const logoHeight = () =>
    page
      .getByRole('banner')
      .getByRole('img')
      .evaluate((logo) => logo.getBoundingClientRect().height);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByText(/^Zaznacz obowiązkowe/u)).toBeVisible();
  const own = await logoHeight();
  await page.goto(`/orders/${slug}?ServiceID=100&OrderID=1&Hash=abc&custom_theme=cyfrowe`);
  await expect(page).toHaveURL(new RegExp(`/orders/${slug}$`, 'u'));
  await expect(page.getByText(/^Zaznacz obowiązkowe/u)).toBeVisible();
  const worn = await logoHeight();
  expect(worn).not.toBe(own);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await logoHeight()).toBe(worn);
});

test("the browser's Back is the page's own way back where there is one, and else stays in the application", async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  await page.goto('/page/faq');
  await page.goto(`/orders/${slug}`);
  await confirmSummary(page);
  await expect(page.getByLabel('NIP')).toBeVisible();
  await page.goBack();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/orders/${slug}$`, 'u'));
  await seeTitle(page, 'Podsumowanie Twojej oferty');
});

test("the page for partners' developers is whole on every width, and its examples are copied with this address", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners');
  await seeTitle(page, 'Dla programistów sklepów');
  await looksRight(page);
  await page.getByRole('button', { name: 'Kopiuj: Znacznik kalkulatora' }).click();
  await expect(page.getByText('Skopiowane')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`src="${baseURL}/widget/v2/loader.js"`);
  const file = await page.request.get('/api/partners/openapi.json');
  expect(Object.keys(((await file.json()) as { webhooks: object }).webhooks)).toEqual([
    'orderShopStatusChanged',
  ]);
});

test('each page that is read is whole on every width, and the footer leads to it', async ({ page }) => {
  const read = {
    Regulamin: 'Regulamin serwisu',
    Prywatność: 'Prywatność i pliki cookie',
    Dostępność: 'Dostępność',
    'Pytania i odpowiedzi': 'Pytania i odpowiedzi',
  };
  for (const [link, title] of Object.entries(read)) {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await seeTitle(page, title);
    await looksRight(page);
    expect(await rawWords(page)).toEqual([]);
  }
});

test('the page of an error leads back to where one came from', async ({ page }) => {
  await page.goto('/page/faq');
  await page.goto('/error');
  await expect(page.getByText('skontaktuj się z opiekunem')).toBeVisible();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page).toHaveURL(/\/page\/faq$/u);
});

test("the client's first screens have no fault that axe finds", async ({ page, shop }) => {
  const { slug } = await shop(laptop);
  await page.goto(`/orders/${slug}`);
  await expect(page.getByText(/^Zaznacz obowiązkowe/u)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await confirmSummary(page);
  await expect(page.getByLabel('NIP')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await nameCompany(page, owner);
  await seeTitle(page, 'Jak chcesz podpisać umowę?');
  expect(await axeFaults(page)).toEqual([]);
  await chooseMethod(page, 'Kurier');
  await seeTitle(page, 'Wniosek o leasing');
  expect(await axeFaults(page)).toEqual([]);
});

test('a medical order is paid from the status screen, from the payment link to the booked payment', async ({
  page,
  admin,
}) => {
  const order = (await admin.lists()).find(
    ({ status, financing_type }) =>
      status === 'initial_payment_link_sent_to_client' && financing_type === 'medical',
  );
  await page.goto(`/orders/${order?.slug}`);
  await page.getByRole('button', { name: 'Wybierz bank i zapłać' }).click();
  await page.getByLabel('E-mail do potwierdzenia wpłaty').fill('nie-adres');
  await page.getByRole('button', { name: /^Zapłać/u }).click();
  await expect(page.getByRole('link', { name: /poprawny adres e-mail/iu })).toBeVisible();
  await page.getByLabel('E-mail do potwierdzenia wpłaty').fill('ksiegowosc@firma.example');
  await leaveToPay(page, 'mBank');
  await answerProvider(page, /^Zapłać/u);
  await admin.sees(order?.slug ?? '', 'initial_payment_accepted');
});

test("a page of the providers' console shows what has come between its drawing and its first look", async ({
  clerk,
  playwright,
  baseURL,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await clerk.route('**/simulators/version', async (route) => {
    await held;
    await route.continue();
  });
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const press = (behaviour: 'outage' | 'ordinary') =>
    other.post('/simulators/behaviours/sms', {
      headers: { origin: baseURL ?? '' },
      form: { back: 'messages', behaviour },
    });
  await clerk.goto('/simulators/messages');
  expect((await press('outage')).ok()).toBe(true);
  release();
  await expect(clerk.getByText('Bramka SMS: awaria')).toBeVisible();
  expect((await press('ordinary')).ok()).toBe(true);
  await expect(clerk.getByText('Bramka SMS: awaria')).toHaveCount(0);
  await other.dispose();
});

test('while one of several servers is closed, the page asks it again when it said and nobody else in between', async ({
  page,
  shop,
}) => {
  const order = await shop(laptop);
  const asked: { path: string; at: number }[] = [];
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/')) asked.push({ path: pathname, at: Date.now() });
  });
  const consents = () => asked.filter(({ path }) => path.endsWith('/consents'));
  await page.route('**/consents', async (route) => {
    if (consents().length > 2) return await route.continue();
    const error = { error: 'Trwają prace', code: 'maintenance' };
    await route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: error });
  });
  await page.goto(`/orders/${order.slug}`);
  await expect(page.getByText(/^Zaznacz obowiązkowe/u)).toBeVisible();
  const [first, second, third] = consents();
  if (first === undefined || second === undefined || third === undefined) throw new Error('Asked too seldom');
  expect(consents()).toHaveLength(3);
  expect(second.at - first.at).toBeGreaterThanOrEqual(3_000);
  expect(third.at - second.at).toBeGreaterThanOrEqual(3_000);
  // Each time that the page has opened again, what it shows is read anew once.
  expect(asked.filter(({ at }) => at < second.at).length).toBeLessThan(12);
});
