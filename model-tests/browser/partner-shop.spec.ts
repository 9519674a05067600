import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmSummary, nameCompany, seeTitle } from './client.ts';
import { looksRight } from './looks-right.ts';
import { startPartnerShop, type PartnerShop } from './partner-shop.ts';
import { expect, newClient, test as people } from './people.ts';

const test = people.extend<{ partner: PartnerShop }>({
  partner: async ({ desk, playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const shop = await startPartnerShop(desk, request);
    await use(shop);
    await shop.stop();
    await request.dispose();
  },
});

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });
// Head office has one address for the shop: who sets another takes it away from the other test.
test.describe.configure({ mode: 'serial' });

const calculator = (page: Page) => page.getByRole('region', { name: 'Raty dla firmy' });
const status = (page: Page) => page.getByRole('status');

/** Puts the laptop into the basket, in 36 instalments. */
async function fillBasket(page: Page, { url }: PartnerShop): Promise<void> {
  await page.goto(url);
  await looksRight(page);
  await page.getByRole('link', { name: /^Laptop/u }).click();
  await expect(calculator(page).locator('.rate')).toHaveText('419,95\u00a0zł');
  await looksRight(page);
  await page.getByLabel('Liczba rat').selectOption('36 rat');
  await expect(calculator(page).locator('.rate')).toHaveText('296,61\u00a0zł');
  await calculator(page).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk');
  await expect(page.getByLabel('Liczba rat')).toHaveValue('36');
}

/** The shop's numbers of the orders that it has created, the newest first. */
async function numbers(page: Page, baseURL: string | undefined): Promise<readonly string[]> {
  const headers = { authorization: 'Bearer demo-elektro-7c1f0a9e52d84b36' };
  const reply = await page.request.get(`${baseURL}/api/ecommerce/orders`, { headers });
  const { orders } = (await reply.json()) as { orders: { external_order_id: string }[] };
  return orders
    .map(({ external_order_id }) => external_order_id)
    .filter((one) => /^S[\da-f]{12}$/u.test(one));
}

/** A webhook as the shop would get it, signed with this secret at this second. */
async function send(page: Page, shop: PartnerShop, number: string, secret: string, at: number) {
  const id = `faked-${secret.length}-${at}`;
  const data = {
    external_order_id: number,
    shop_status: 'finished',
    shop_status_name: 'Zakończono',
    sequence: 99,
  };
  const body = JSON.stringify({ type: 'order.shop_status_changed', data });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  };
  const reply = await page.request.post(`${shop.url}/powiadomienia`, { headers, data: Buffer.from(body) });
  return reply.status();
}

test('a shop that knows nothing but the page for developers sells, sends its client here and is told what became of it', async ({
  page,
  elsewhere,
  partner,
  baseURL,
}) => {
  await fillBasket(page, partner);
  await looksRight(page);
  await page.getByLabel('Liczba rat').fill('25');
  await page.getByRole('button', { name: 'Kup na raty/leasing' }).click();
  await expect(page.getByRole('alert')).toContainText('nie ma takiej liczby rat');
  await looksRight(page);
  await page.getByLabel('Liczba rat').fill('36');
  await page.getByRole('button', { name: 'Kup na raty/leasing' }).click();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  expect(new URL(page.url()).origin).toBe(baseURL);

  const [number = ''] = await numbers(page, baseURL);
  await elsewhere.goto(`${partner.url}/zamowienie/${number}`);
  await expect(status(elsewhere)).toHaveText('Kalkulacja odczytany z serwera finansowania');
  await looksRight(elsewhere);
  const now = Math.floor(Date.now() / 1000);
  expect([
    await send(elsewhere, partner, number, 'whsec_c29tZWJvZHk=', now),
    await send(elsewhere, partner, number, partner.secret, now - 600),
  ]).toEqual([401, 401]);

  await confirmSummary(page);
  await nameCompany(page, newClient());
  await expect(status(elsewhere)).toHaveText('Formularz z powiadomienia');
  await expect(elsewhere.getByRole('listitem')).toHaveText([/^\d\d:\d\d:\d\d Formularz$/u]);
  await looksRight(elsewhere);
});

test("pressing 'buy' twice creates one order", async ({ page, partner, baseURL }) => {
  const before = await numbers(page, baseURL);
  await fillBasket(page, partner);
  const [first, second] = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form.buy') ?? undefined;
    const said = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const body = new URLSearchParams(said);
    const press = () => fetch('/kup', { method: 'POST', body, redirect: 'manual' }).then(({ type }) => type);
    return Promise.all([press(), press()]);
  });
  expect([first, second]).toEqual(['opaqueredirect', 'opaqueredirect']);
  await page.getByRole('button', { name: 'Kup na raty/leasing' }).click();
  await seeTitle(page, 'Podsumowanie Twojej oferty');
  const made = (await numbers(page, baseURL)).filter((one) => !before.includes(one));
  expect(made).toHaveLength(1);
});
