import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../bin/chromium.mjs';
import { seedYear } from '../exports/year-of-sales.ts';
import type { Part } from '../part.ts';
import { ms, rate } from '../report.ts';
import { restarted, startApplication } from '../servers/application.ts';

const whole = 1_000_000;
const quick = 10_000;
const mostDrawn = 1_000;

/** The pages, and what stands on each once it is drawn and once its orders are counted. */
const pages = {
  map: { path: '/superadmin/chart', drawn: 'main li [data-is]', counted: 'main li a' },
  graph: {
    path: '/superadmin/chart?view=graph&phase=decision',
    drawn: 'main svg [data-box]',
    counted: 'main td a',
  },
  // The table counts nothing.
  table: { path: '/superadmin/chart?view=table', drawn: 'main tbody button', counted: 'main tbody button' },
} as const;

type Mark = 'drawn' | 'counted';
type Marks = Readonly<Record<Mark, number>>;
type Viewed = (typeof pages)[keyof typeof pages];

/** Notes when each of the selectors first stands in the page, in ms since the visit began or since now. */
function watch({ fromNow, ...selectors }: Readonly<Record<Mark, string>> & { fromNow: boolean }): void {
  const began = fromNow ? performance.now() : 0;
  const marks: Record<string, number> = {};
  Object.assign(globalThis, { chartMarks: marks });
  const look = (): void => {
    for (const [name, selector] of Object.entries(selectors))
      if (document.querySelector(selector)?.checkVisibility() === true)
        marks[name] ??= performance.now() - began;
    if (Object.keys(marks).length < Object.keys(selectors).length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function marksOf(page: Page, counted: string): Promise<Marks> {
  await page.waitForSelector(counted, { timeout: 60_000 });
  return page.evaluate(() => Reflect.get(globalThis, 'chartMarks') as Marks);
}

/** A visit by a browser that has been to no page of ours, and one from the tasks of the panel, as its menu leads there. */
async function visit(
  browser: Browser,
  url: string,
  cookie: string,
  { path, drawn, counted }: Viewed,
): Promise<{ readonly first: Marks; readonly fromPanel: Marks }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.addInitScript(watch, { drawn, counted, fromNow: false });
  await page.goto(url + path);
  const first = await marksOf(page, counted);
  await page.goto(`${url}/superadmin/tasks`, { waitUntil: 'networkidle' });
  await page.evaluate(watch, { drawn, counted, fromNow: true });
  await page.evaluate((to) => history.pushState(null, '', to), path);
  const fromPanel = await marksOf(page, counted);
  await context.close();
  return { first, fromPanel };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The chart's page over a year of a million orders: how long until it is drawn, and until its orders are counted. */
export const chartPage: Part = async ({ rounds }) => {
  const orders = rounds === 1 ? quick : whole;
  const first = await startApplication();
  await first.end();
  const { cookie } = await seedYear(first, orders);
  const application = await restarted(first);
  const browser = await chromium.launch(launchOptions());
  try {
    const visits = new Map<string, Awaited<ReturnType<typeof visit>>[]>();
    // The first round meets a server that has just begun: it is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, page] of Object.entries(pages)) {
        const marks = await visit(browser, application.url, cookie, page);
        if (round > 0) visits.set(name, [...(visits.get(name) ?? []), marks]);
      }
    const figures = [...visits].map(([name, all]) => ({
      name,
      drawn: median(all.map(({ fromPanel }) => fromPanel.drawn)),
      counted: median(all.map(({ fromPanel }) => fromPanel.counted)),
      firstDrawn: median(all.map((one) => one.first.drawn)),
      firstCounted: median(all.map((one) => one.first.counted)),
    }));
    const slowest = Math.max(...figures.map(({ drawn }) => drawn));
    return {
      title: `The chart's page over ${rate(orders)} orders of a year: medians of ${rounds} visits, ms`,
      columns: ['drawn', 'counted', 'first: drawn', 'first: counted'],
      rows: figures.map(({ name, drawn, counted, firstDrawn, firstCounted }) => ({
        name,
        cells: [drawn, counted, firstDrawn, firstCounted].map(ms),
      })),
      notes: ['The first visit loads the whole panel into a browser that has nothing of it.'],
      goals: [
        { what: 'from the panel the slowest view is drawn within, ms', figure: slowest, most: mostDrawn },
      ],
      summary: `chart drawn in ${ms(slowest)} ms over ${rate(orders)} orders`,
    };
  } finally {
    await browser.close();
    await application.stop();
  }
};
