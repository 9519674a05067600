import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 20_000 });

const calculator = (page: Page) => page.getByRole('region', { name: 'Raty dla firmy' });

/** A page of nothing but the tag: no styles, no policy, no scripts. */
async function openPlain(page: Page, tag: string): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="pl"><title>Sklep</title><body>${tag}</body></html>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  server.close();
}

/**
 * The calculator's picture, alone in the corner of a window that is as wide as it: where a curve lies elsewhere or the page is
 * longer, its edge is drawn in shades that differ by a hair. Behind its round corners lies the page, which is white there on all pages.
 */
async function pictureOf(page: Page, { instalment, width }: { instalment: string; width: number }) {
  await expect(calculator(page).locator('.rate')).toHaveText(instalment);
  await page.setViewportSize({ width, height: 1400 });
  await calculator(page).evaluate((section) => {
    const corner = new CSSStyleSheet();
    corner.replaceSync(`html, body { margin: 0 !important; padding: 0 !important; background: #fff !important }
      body > :not([data-financing-calculator]) { display: none !important }`);
    document.adoptedStyleSheets = [corner];
    document.body.prepend((section.getRootNode() as ShadowRoot).host);
    // Where white space is kept, that between the elements takes lines of its own.
    for (const node of [...document.documentElement.childNodes, ...document.body.childNodes])
      if (node.nodeType === Node.TEXT_NODE) node.remove();
  });
  await expect(calculator(page)).toHaveClass(width === 760 ? /wide/u : /^(?!.*wide)/u);
  const { x, y, width: drawn } = (await calculator(page).boundingBox()) ?? {};
  expect([x, y, drawn]).toEqual([0, 0, width]);
  return calculator(page).screenshot();
}

/** Steps of 255 by which a colour may be off: an edge that is drawn a second time is rounded otherwise. */
const rounding = 3;

/** How large both pictures are, and how many of their pixels are not the same. */
const compare = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async ({ encoded, rounding: allowed }) => {
      const drawn = encoded.map(async (png) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      });
      const [one, other] = await Promise.all(drawn);
      const different = new Set<number>();
      for (const [at, colour] of (one?.data ?? []).entries())
        if (!(Math.abs(colour - (other?.data[at] ?? NaN)) <= allowed)) different.add(Math.floor(at / 4));
      return {
        sizes: [one, other].map((picture) => `${picture?.width} × ${picture?.height}`),
        different: different.size,
      };
    },
    { encoded: pictures.map((picture) => picture.toString('base64')), rounding },
  );

const pages = [
  ['plain', 'of a strict policy'],
  ['hostile', 'of hostile styles and the scripts of an old jQuery'],
  ['rtl', 'that is written from right to left'],
] as const;

for (const [goods, instalment] of [
  ['lease', '419,95\u00a0zł'],
  ['b2b_loan', '383,75\u00a0zł'],
  ['medical', '2\u00a0750,25\u00a0zł'],
  ['industry', '4\u00a0639,00\u00a0zł'],
  ['plm', '819,00\u00a0zł'],
] as const)
  test(`${goods}: no pixel of the calculator differs on pages that make it hard for it`, async ({
    page,
    elsewhere,
    baseURL,
  }) => {
    const partner = `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/partner-demo?goods=${goods}`;
    await page.goto(partner);
    const tag = await page.locator('script[data-client-id]').evaluate((script) => script.outerHTML);
    for (const width of [760, 328]) {
      await openPlain(page, tag);
      const plain = await pictureOf(page, { instalment, width });
      for (const [kind, name] of pages) {
        await page.goto(`${partner}&page=${kind}`);
        const picture = await pictureOf(page, { instalment, width });
        const { sizes, different } = await compare(elsewhere, [plain, picture]);
        expect({ name, width, sizes, different }).toEqual({
          name,
          width,
          sizes: [sizes[0], sizes[0]],
          different: 0,
        });
      }
    }
  });
