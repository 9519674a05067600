import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { findWholeChromium, launchOptions } from '../bin/chromium.mjs';
import { seeTitle } from './client.ts';
import { expect, test } from './people.ts';
import { laptop } from './shop-server.ts';

// People's browsers keep the pages that were left, and allow six connections to a host over HTTP/1.1.
test.use({
  actionTimeout: 15_000,
  launchOptions: {
    ...launchOptions(findWholeChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const offer = 'Podsumowanie Twojej oferty';

/** Opens a page anew; one that waits for a free connection never comes. */
async function loads(page: Page, path: string): Promise<void> {
  await page.goto(path, { timeout: 20_000 });
  await seeTitle(page, offer);
}

/** Somebody cancels the order elsewhere: no page of this browser sends it. */
async function cancels({ request }: Page, slug: string): Promise<void> {
  const reply = await request.patch(`/api/orders/${slug}/cancelations`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {},
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The pages of a browser, one after another. */
const tabs = (context: BrowserContext, count: number): Promise<Page[]> =>
  Array.from({ length: count }).reduce<Promise<Page[]>>(
    async (opened) => [...(await opened), await context.newPage()],
    Promise.resolve([]),
  );

test('an order that is loaded nine times in one tab comes each time', async ({ page, shop }) => {
  const { slug } = await shop(laptop);
  for (let load = 1; load <= 9; load += 1) await loads(page, `/orders/${slug}?load=${load}`);
});

test('a page that the back button brings out of the browser’s memory hears what happens to its order', async ({
  page,
  shop,
}) => {
  const { slug } = await shop(laptop);
  await loads(page, `/orders/${slug}`);
  // Playwright's own way back waits for a load, and a page that was kept is not loaded.
  await page.evaluate(() => sessionStorage.setItem('kept', 'no'));
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      sessionStorage.setItem('kept', persisted ? 'yes' : 'no'),
    ),
  );
  await page.goto('/page/faq');
  await page.evaluate(() => history.back());
  await seeTitle(page, offer);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kept'))).toBe('yes');
  await cancels(page, slug);
  await seeTitle(page, 'Wniosek został anulowany');
});

test('seven orders in seven tabs come, and each tab hears of its own order', async ({ context, shop }) => {
  for (const page of await tabs(context, 7)) {
    const { slug } = await shop(laptop);
    await loads(page, `/orders/${slug}`);
  }
  const last = context.pages().at(-1);
  if (last === undefined) throw new Error('No tab is open');
  await cancels(last, new URL(last.url()).pathname.replace('/orders/', ''));
  await seeTitle(last, 'Wniosek został anulowany');
});

test('one order in seven tabs comes seven times; whichever tabs are closed, the last hears what happens', async ({
  context,
  shop,
}) => {
  const { slug } = await shop(laptop);
  const opened = await tabs(context, 7);
  for (const page of opened) await loads(page, `/orders/${slug}`);
  const [last] = opened.splice(4, 1);
  if (last === undefined) throw new Error('No tab is open');
  for (const page of opened) await page.close();
  await cancels(last, slug);
  await seeTitle(last, 'Wniosek został anulowany');
});
