import { test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { createOrder, laptop } from '../browser/shop-server.ts';
import { serveEmptyPage } from './empty-page.ts';

// Figures for people to read, no test: on a machine with other work they are others every time. Read the ratios.
test.setTimeout(600_000);

const rounds = 5;
/** A slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowed = 4;

type Figures = { title: number; largest: number; usable: number; kilobytes: number };

/** Notes when the title first stands in the page, and when the selector's element does. */
function watchPage(usable: string): void {
  const marks: Record<string, number> = {};
  const look = (): void => {
    if (document.querySelector('h1')?.checkVisibility() === true) marks['title'] ??= performance.now();
    const wanted = document.querySelector(usable);
    if (wanted?.checkVisibility() === true && !wanted.matches(':disabled'))
      marks['usable'] ??= performance.now();
    if (marks['usable'] === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    marks['largest'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  Object.assign(globalThis, { pageMarks: marks });
}

/** One visit of a browser that has never been here. */
async function visit(browser: Browser, url: string, usable: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'pl-PL' });
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watchPage, usable);
  await page.goto(url);
  await page.locator(usable).first().waitFor();
  // What the page still loads of itself: its fonts, and parts that are shown later.
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const marks = await page.evaluate(
    () => Reflect.get(globalThis, 'pageMarks') as { title: number; largest: number; usable: number },
  );
  await context.close();
  return { ...marks, kilobytes: bytes / 1000 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const medians = (all: readonly Figures[]): Figures => ({
  title: median(all.map(({ title }) => title)),
  largest: median(all.map(({ largest }) => largest)),
  usable: median(all.map(({ usable }) => usable)),
  kilobytes: median(all.map(({ kilobytes }) => kilobytes)),
});

test('what a first visit on a slow phone costs, beside an empty page of React', async ({
  browser,
  request,
  baseURL,
}) => {
  const empty = await serveEmptyPage();
  const { slug } = await createOrder(request, 'elektro', laptop);
  const pages = [
    { name: 'empty page', url: empty.url, usable: 'button' },
    { name: 'summary', url: `${baseURL}/orders/${slug}`, usable: '#app main button' },
    { name: 'sign-in', url: `${baseURL}/login`, usable: '#app main input' },
  ];
  const visits = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
  // By turns, so that what else the machine does meets all alike; the first round warms the servers and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, url, usable } of pages) {
      const figures = await visit(browser, url, usable);
      if (round > 0) visits.get(name)?.push(figures);
    }
  await empty.close();
  const least = medians(visits.get('empty page') ?? []);
  for (const [name, all] of visits) {
    const { title, largest, usable, kilobytes } = medians(all);
    const beside = (ms: number): string => `${ms.toFixed(0)} ms (×${(ms / least.largest).toFixed(2)})`;
    process.stdout.write(
      `${name.padEnd(10)} title ${beside(title)}, largest paint ${beside(largest)}, usable ${beside(usable)}, ${kilobytes.toFixed(0)} kB\n`,
    );
  }
});
