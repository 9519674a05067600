import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from './faults.ts';
import { looksRightHere } from './looks-right.ts';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

/** The partner's pages under another name of the computer: to browsers another site than the application's. */
const partnerSite = (baseURL = '') => baseURL.replace('127.0.0.1', 'localhost');

/** Opens a page of the demo's partner, and writes down what its policy has stopped and what has failed on it. */
async function open(page: Page, baseURL: string | undefined, query: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${partnerSite(baseURL)}/partner-demo?${query}`);
  return faults;
}

const calculator = (page: Page) => page.getByRole('region', { name: 'Raty dla firmy' });
const rate = (page: Page) => calculator(page).locator('.rate');
const told = (page: Page) => page.locator('#told li');

test.describe('each financing type shows its worked example on a page of another site, under a strict policy', () => {
  for (const [goods, instalment] of [
    ['lease', '419,95\u00a0zł'],
    ['b2b_loan', '383,75\u00a0zł'],
    ['medical', '2\u00a0750,25\u00a0zł'],
    ['industry', '4\u00a0639,00\u00a0zł'],
    ['plm', '819,00\u00a0zł'],
  ] as const)
    test(goods, async ({ page, baseURL }) => {
      const faults = await open(page, baseURL, `goods=${goods}`);
      await expect(rate(page)).toHaveText(instalment);
      await looksRightHere(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(calculator(page)).not.toHaveClass(/wide/u);
      await looksRightHere(page);
      expect(faults).toEqual([]);
    });
});

test('what is chosen and typed is calculated anew, told to the page, and refused at its field', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL, 'goods=lease');
  await expect(told(page)).toHaveText(['Wczytany', 'Policzony: rata 419.95, liczba rat 24']);
  await page.getByLabel('Liczba rat').selectOption('36 rat');
  await expect(rate(page)).toHaveText('296,61\u00a0zł');
  const own = page.getByLabel('Wpłata własna netto, zł');
  await own.fill('2 000 zł');
  await expect(rate(page)).toHaveText('263,39\u00a0zł');
  await expect(page.getByRole('slider')).toHaveValue('20');
  await own.fill('1');
  await expect(own).toHaveAccessibleDescription(
    /wpłata własna musi wynosić co najmniej 1\s000,00\szł netto/u,
  );
  await expect(rate(page)).toHaveText('263,39\u00a0zł');
  await expect(page.getByRole('button', { name: 'Wybieram raty' })).toBeDisabled();
  await looksRightHere(page);
  await page.getByRole('slider').fill('30');
  await expect(page.getByText(/wpłata własna musi/u)).toBeHidden();
  await expect(own).toHaveValue('3\u00a0000,00');
  await page.getByRole('button', { name: 'Wybieram raty' }).click();
  await expect(told(page).last()).toHaveText(/^Wybrany: rata \d+\.\d\d, liczba rat 36$/u);
});

test('a page without products lets a person type the price and choose the financing', async ({
  page,
  baseURL,
}) => {
  const faults = await open(page, baseURL, 'goods=none');
  await expect(calculator(page).getByText('Wpisz cenę, a policzymy ratę.')).toBeVisible();
  await looksRightHere(page);
  const price = page.getByLabel('Cena brutto, zł');
  await price.fill('12300');
  await expect(rate(page)).toHaveText(/^\d/u);
  await page.getByRole('radio', { name: 'Pożyczka dla firmy' }).check();
  await expect(calculator(page).getByText('Rata miesięczna', { exact: true })).toBeVisible();
  await price.fill('10');
  await expect(price).toHaveAccessibleDescription(/Elektro Kowalscy/u);
  await looksRightHere(page);
  expect(faults.filter((text) => !text.includes('422'))).toEqual([]);
});

/** How each element that is seen of the calculator looks and where it lies in it. */
const looks = (page: Page) =>
  calculator(page).evaluate((section) => {
    const from = section.getBoundingClientRect();
    const shown = [section, ...section.querySelectorAll('*')].filter((one) => one.checkVisibility());
    return shown.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const styles = getComputedStyle(one);
      const written = [...styles].map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      const box = [x - from.x, y - from.y, width, height].map((value) => Math.round(value));
      return `${one.tagName} ${one.className} ${box.join(' ')}\n${written.join('\n')}`;
    });
  });

test('a page that takes every element and every prototype for its own changes nothing of it', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL, 'goods=lease');
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  const usual = await looks(page);
  const faults = await open(page, baseURL, 'goods=lease&page=hostile');
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  expect(await looks(page)).toEqual(usual);
  await page.getByLabel('Wpłata własna netto, zł').pressSequentially('0');
  await page.getByLabel('Liczba rat').selectOption('36 rat');
  await expect(rate(page)).not.toHaveText('419,95\u00a0zł');
  const left = await page.evaluate(() => [
    (window as { $?: unknown }).$ === (window as { jQuery?: unknown }).jQuery,
    JSON.stringify([1]),
  ]);
  expect([left, faults.filter((text) => !text.includes('422'))]).toEqual([[true, '"old"'], []]);
});

test('on a page that is written from right to left it stays Polish, and stands where such a page begins', async ({
  page,
  baseURL,
}) => {
  const faults = await open(page, baseURL, 'goods=plm&page=rtl');
  await expect(rate(page)).toHaveText('819,00\u00a0zł');
  await looksRightHere(page);
  const sides = await calculator(page).evaluate((section) => {
    const place = (section.getRootNode() as ShadowRoot).host.parentElement?.getBoundingClientRect();
    const { right } = section.getBoundingClientRect();
    return [getComputedStyle(section).direction, Math.round((place?.right ?? 0) - right)];
  });
  expect([sides, faults]).toEqual([['ltr', 16], []]);
});

test('a calculator that the page takes away is put back with what was chosen, looked at every 3 s (OFFER-040)', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await open(page, baseURL, 'goods=lease');
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  await page.getByLabel('Liczba rat').selectOption('36 rat');
  await expect(rate(page)).toHaveText('296,61\u00a0zł');
  const scope = await page.evaluate(() => {
    document.querySelector('[data-financing-calculator]')?.remove();
    const before = (window as { financingCalculator?: unknown }).financingCalculator;
    Object.assign(window, { financingCalculator: 'mine' });
    return before !== undefined;
  });
  expect(scope).toBe(true);
  await expect(calculator(page)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(rate(page)).toHaveText('296,61\u00a0zł');
  const kept = await page.evaluate(
    () => typeof (window as { financingCalculator?: unknown }).financingCalculator,
  );
  expect(kept).toBe('object');
});

test('without an answer the last figures stay, with a sentence and a button that tries again', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL, 'goods=lease');
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  await page.route('**/api/widget/**', (route) => route.abort());
  await page.getByLabel('Liczba rat').selectOption('36 rat');
  await expect(calculator(page).getByText(/^Nie udało się policzyć raty/u)).toBeVisible();
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute('**/api/widget/**');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(rate(page)).toHaveText('296,61\u00a0zł');
});

/** Opens a page that a partner's own server serves, with the application's address in place of the example's. */
async function serve(page: Page, baseURL: string | undefined, html: string): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(html.replaceAll('https://wnioski.example', baseURL ?? ''));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  server.close();
}

test("the example of the developers' page works as it stands there", async ({ page, baseURL }) => {
  const file = join(import.meta.dirname, '../../docs/how-to/embed-the-calculator.md');
  const [, example = ''] = /```html\n(.+?)```/su.exec(readFileSync(file, 'utf8')) ?? [];
  await serve(page, baseURL, example);
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  await looksRightHere(page);
});

test('the function of the page is given what an order is made of, as the example for developers takes it', async ({
  page,
  baseURL,
}) => {
  const folder = join(import.meta.dirname, '../../docs/partner-examples');
  const [choice, tag] = ['calculator-choice.js.txt', 'calculator.html.txt'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  await serve(page, baseURL, `<!doctype html><title>Sklep</title><script>${choice}</script>${tag}`);
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  // A browser that asks the page's server for its icon complains there too.
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await calculator(page).getByRole('button').click();
  expect(await (await logged).args()[0]?.jsonValue()).toEqual({
    ...{ financing_type: 'lease', payments_count: 24, own_payment_in_percent: '10.00' },
  });
});

test('tags of long ago go on: in the head, with words that nobody knows, several of them, as modules', async ({
  page,
  baseURL,
}) => {
  const src = 'src="https://wnioski.example/widget/v2/loader.js?build=1999"';
  const old = `data-client-id="elektro" data-env="prod" data-mode="popup" data-theme="green"
    data-financing-type="leasing" data-installments-count="25" data-entry-values="{'old': 1}" data-version="0.1"`;
  const products = `data-products='[{"name":"Laptop","category":"retired","grossPrice":12300,"quantity":"1"}]'`;
  await serve(
    page,
    baseURL,
    `<!doctype html><html lang="pl"><head><meta charset="iso-8859-2"><title>Sklep</title>
    <script ${src} ${old} ${products} async></script></head>
    <body><script type="module" ${src} data-client-id="elektro" data-target="#raty" data-financing-type="lease" ${products}></script>
    <script type="module" ${src} data-client-id="elektro" data-target="#raty" data-financing-type="b2b_loan" ${products}></script>
    <div id="raty"></div></body></html>`,
  );
  await expect(rate(page)).toHaveCount(3);
  for (const index of [0, 1, 2]) await expect(rate(page).nth(index)).toHaveText(/^\d+,\d\d\u00a0zł$/u);
  await expect(page.locator('#raty > [data-financing-calculator]')).toHaveCount(2);
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="/widget/v2/calculator-"]').length),
  ).toBe(1);
});

test('on a slow phone it is drawn within a second of its script', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, baseURL, 'goods=lease');
  await expect(rate(page)).toHaveText('419,95\u00a0zł');
  const took = await page.evaluate(() => {
    const at = (name: string) =>
      performance.getEntriesByName(`financingCalculator:${name}`)[0]?.startTime ?? 0;
    return at('drawn') - at('script');
  });
  process.stdout.write(
    `The calculator was drawn ${Math.round(took)} ms after its script, on a processor slowed four times.\n`,
  );
  expect(took).toBeGreaterThan(0);
  // The promise is a second; a machine that does other things beside the test may take longer.
  expect(took).toBeLessThan(3_000);
});
