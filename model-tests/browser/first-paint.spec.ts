import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';
import { laptop, createOrder } from './shop-server.ts';

// Without a picture of each step: pages are held back here on purpose.
test.use({ trace: 'off' });

/** Where the title and the sentence under it stand below the page's header, whichever part of the page shows them. */
const places = (page: Page): Promise<{ text: string; x: number; y: number; width: number }[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h1 + p')].filter((part) => part.checkVisibility());
    const header = [...document.querySelectorAll('header')].find((part) => part.checkVisibility());
    const below = header?.getBoundingClientRect().bottom ?? 0;
    return shown.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { x, y, width } = range.getBoundingClientRect();
      return { text: part.textContent, x: Math.round(x), y: Math.round(y - below), width: Math.round(width) };
    });
  });

/** Before its styles have come the page asks for no font, and none is missing. */
async function fontsHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const shop of ['elektro', 'cyfrowe'])
  for (const width of [360, 820, 1280])
    test(`the title stands in the document of ${shop} and stays where it is when the application takes over, ${width} wide`, async ({
      page,
      request,
    }) => {
      const { slug } = await createOrder(request, shop, laptop);
      await page.setViewportSize({ width, height: 900 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`/orders/${slug}`, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: 'Podsumowanie Twojej oferty' });
      await expect(title).toBeVisible();
      await fontsHaveCome(page);
      expect(await page.locator('#app h1').count()).toBe(0);
      const before = await places(page);
      release();
      await expect(page.locator('#app h1')).toBeVisible();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await fontsHaveCome(page);
      expect(await places(page)).toEqual(before);
    });

test('an order that is not there says so, and keeps no title of another page', async ({ page }) => {
  await page.goto(`/orders/${'x'.repeat(21)}`);
  await expect(page.locator('#app h1')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});
