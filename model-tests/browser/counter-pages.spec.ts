import { randomUUID } from 'node:crypto';
import { demoPassword } from '@app/db/demo';
import { expect, newClient, test } from './people.ts';
import { offerAtCounter } from './counter-start.ts';
import type { Offer } from './counter-start.ts';
import { rawWords } from './faults.ts';
import { looksRight } from './looks-right.ts';
import { atCounter } from './salesman.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

const laptop: Offer = {
  ...{ channel: 'pos', financing: 'lease', category: 'computers' },
  ...{ price: '7000.00', ownPercent: '10.00', paymentsCount: 36 },
};

test('a salesman says where the client is before he begins an offer, where his shop sells so (ROUTE-012)', async ({
  page,
}) => {
  await atCounter(page, 'sprzedawca@demo.example');
  await page.goto('/shop/lease_pos/channel_selections');
  await expect(page.getByRole('heading', { level: 1, name: 'Jak prowadzisz sprzedaż?' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Dalej' });
  await expect(next).toBeDisabled();
  await looksRight(page);
  expect(await rawWords(page)).toEqual([]);
  await page.getByText('Zdalnie', { exact: true }).click();
  await next.click();
  await expect(page).toHaveURL(/\/shop\/orders\/new_lease_pos\?remote=true$/u);
  await expect(page.getByText('Salon Biznes, zdalnie')).toBeVisible();
  await page.goto('/shop/b2b_loan_pos/channel_selections');
  await page.getByText('W punkcie sprzedaży', { exact: true }).click();
  await next.click();
  await expect(page).toHaveURL(/\/shop\/orders\/new_b2b_loan_pos$/u);
  await expect(page.getByText('Salon Biznes, przy kliencie')).toBeVisible();
  await page.goto('/shop/medical_pos/channel_selections');
  await expect(page).toHaveURL(/\/shop\/orders$/u);
});

test('a shop that does not sell so is told, and led back', async ({ page }) => {
  await atCounter(page, 'maszyny@demo.example');
  await page.goto('/shop/lease_pos/channel_selections');
  await expect(page.getByText('Twój sklep nie sprzedaje w ten sposób')).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do wniosków' }).click();
  await expect(page).toHaveURL(/\/shop\/orders$/u);
});

test('an order stands in its shop’s words with whose move it is, its offer, its link and what is said of it', async ({
  page,
  elsewhere,
}) => {
  const client = newClient();
  await atCounter(page, 'sprzedawca@demo.example');
  const { slug, siemens_id: number } = await offerAtCounter(page.request, laptop, client, true);
  await page.goto(`/shopadmin/orders/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `Wniosek ${number}` })).toBeVisible();
  await expect(page.getByText('Oferta wysłana').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Przejmij wniosek' })).toBeVisible();
  const card = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`, 'u') });
  await expect(card('Firma i kontakt')).toContainText(client.email);
  await expect(card('Pliki')).toContainText('Nie ma jeszcze żadnego pliku.');
  await expect(card('Historia')).toContainText('Oferta wysłana');
  // Nothing is delivered before the agreement is accepted (STATUS-182).
  await expect(card('Dokumenty i dostawa')).toHaveCount(0);
  const talk = card('Rozmowa z centralą');
  await talk.getByRole('textbox').fill('Klient pyta o termin');
  await talk.getByRole('button', { name: 'Wyślij' }).click();
  await expect(talk.getByRole('listitem')).toContainText('Klient pyta o termin');
  await expect(talk.getByRole('textbox')).toHaveValue('');
  await looksRight(page);
  expect(await rawWords(page)).toEqual([]);

  const headings = () => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const goods = 'Sprzęt';
  const link = page.getByLabel('Link do wniosku');
  const above = async (): Promise<'link' | 'goods'> => {
    const [one, other] = [
      await link.boundingBox(),
      await page.locator('main').getByText(goods, { exact: true }).first().boundingBox(),
    ];
    return (one?.y ?? 0) < (other?.y ?? 0) ? 'link' : 'goods';
  };
  await page.goto(`/shopadmin/orders/${slug}/sumup`);
  await expect(link).toBeVisible();
  expect(await above()).toBe('goods');
  await page.goto(`/shopadmin/orders/${slug}/offer-sent`);
  await expect(link).toHaveValue(new RegExp(`/orders/${slug}$`, 'u'));
  expect(await above()).toBe('link');
  expect(await headings()).toContain('Link dla klienta');
  await looksRight(page);
  expect(await rawWords(page)).toEqual([]);

  await atCounter(elsewhere, 'raty@demo.example');
  await elsewhere.goto(`/shopadmin/orders/${slug}`);
  await expect(elsewhere.getByText('Klient pyta o termin')).toHaveCount(0);
  await expect(elsewhere.getByText(client.email)).toHaveCount(0);
});

test('a salesman who waits sees whether his client has the page open, and what the head office writes', async ({
  page,
  elsewhere,
  desk,
}) => {
  await atCounter(page, 'sprzedawca@demo.example');
  const { slug, id } = await offerAtCounter(page.request, laptop, newClient(), true);
  await page.goto(`/shop/lease_pos/orders/${slug}/edit/offer_sent_to_client`);
  const seen = page.locator('dl').filter({ hasText: 'Strona klienta' });
  await expect(seen).toContainText('jeszcze nie otwarta');
  await elsewhere.goto(`/orders/${slug}`);
  await expect(seen).toContainText('otwarta teraz');
  await elsewhere.goto('about:blank');
  await expect(seen).toContainText(/dziś, \d\d:\d\d/u);

  await desk.request.post('/api/auth', {
    data: { email: 'admin@demo.example', password: demoPassword },
  });
  const comment = {
    order_id: id,
    body: 'List do klienta nie doszedł',
    additional_task: false,
    for_shop: true,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const written = await desk.request.post('/api/superadmin/comments', { headers, data: comment });
  expect(written.status(), await written.text()).toBe(200);
  await page.reload();
  const aside = page.getByRole('status').filter({ hasText: 'Centrala' });
  await expect(aside).toContainText('List do klienta nie doszedł');
  await aside.getByRole('link', { name: 'Otwórz rozmowę z centralą' }).click();
  await expect(page).toHaveURL(new RegExp(`/shopadmin/orders/${slug}$`, 'u'));
});

test('a salesman who leaves one order for another arrives there, however long it loads', async ({ page }) => {
  await atCounter(page, 'sprzedawca@demo.example');
  const [one, other] = [
    await offerAtCounter(page.request, laptop, newClient(), false),
    await offerAtCounter(page.request, laptop, newClient(), false),
  ];
  const at = ({ slug, status }: typeof one) => `/shop/lease_pos/orders/${slug}/edit/${status}`;
  await page.goto(at(one));
  await expect(page.getByText(`Wniosek ${one.siemens_id}`).first()).toBeVisible();
  const isOpen = Promise.withResolvers<void>();
  await page.route(`**/api/shop/orders/${other.slug}`, async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  const asks = page.waitForRequest(`**/api/shop/orders/${other.slug}`);
  // As a link of the search leads there: within the application.
  await page.evaluate((to) => history.pushState(null, '', to), at(other));
  await asks;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  isOpen.resolve();
  await expect(page.getByText(`Wniosek ${other.siemens_id}`).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at(other)}$`, 'u'));
});
