import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { administrator } from '../browser/administrator.ts';
import { signIn } from '../browser/operator.ts';
import { oneOfEach, widths } from '../browser/screen-faults.ts';
import { launchOptions } from '../bin/chromium.mjs';
import { comparison } from './comparison.ts';

/** A page to be looked at: what it is called, where it stands, and who looks. */
interface Sight {
  readonly name: string;
  readonly path: string;
  readonly as: 'anybody' | 'superadmin' | 'salesman';
}

const accounts = { superadmin: 'superadmin@demo.example', salesman: 'sprzedawca@demo.example' } as const;

const fixed: readonly Sight[] = [
  ...[
    '/',
    '/login',
    '/reset-password',
    '/error',
    '/page/rules',
    '/page/privacy',
    '/page/accessibility',
    '/page/faq',
  ].map((path) => ({ path, as: 'anybody' as const })),
  ...[
    '/superadmin/orders',
    '/superadmin/orders/dashboard',
    '/superadmin/orders/documents',
    '/superadmin/orders/report',
    '/superadmin/orders/payments_report',
    '/superadmin/tasks',
    '/superadmin/refunds',
    '/superadmin/chart',
    '/superadmin/chart?view=graph',
    '/superadmin/chart?view=table',
    '/superadmin/chart/release?view=calls',
    '/superadmin/chart/release?view=events',
    '/superadmin/providers',
    '/superadmin/settings',
    '/superadmin/persons',
    '/superadmin/retention',
    '/account',
  ].map((path) => ({ path, as: 'superadmin' as const })),
  ...['/shop/orders', '/shop/orders/report'].map((path) => ({ path, as: 'salesman' as const })),
].map((sight) => ({ ...sight, name: `${sight.as} ${sight.path}` }));

const folder = join(import.meta.dirname, '../report/pictures');
const fileOf = (name: string): string => name.replaceAll(/[^a-z\d_]+/giu, '-');

/** One order of each status as its client and as an administrator see it, and the pages that belong to no order. */
async function sightsOf(baseURL: string): Promise<readonly Sight[]> {
  const calls = await request.newContext({ baseURL });
  const orders = oneOfEach(await (await administrator(calls)).lists());
  await calls.dispose();
  const ofOrders = orders.flatMap(({ slug, status, financing_type }) => [
    { name: `client ${status} ${financing_type}`, path: `/orders/${slug}`, as: 'anybody' as const },
    {
      name: `desk ${status} ${financing_type}`,
      path: `/superadmin/orders/${slug}`,
      as: 'superadmin' as const,
    },
  ]);
  return [...fixed, ...ofOrders.toSorted((one, other) => (one.name < other.name ? -1 : 1))];
}

/** Each picture of one address by its name and width. */
async function take(baseURL: string, side: string): Promise<Map<string, Buffer>> {
  const browser = await chromium.launch(launchOptions());
  const options = { baseURL, locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' } as const;
  const contexts = new Map<string, BrowserContext>();
  for (const who of ['anybody', 'superadmin', 'salesman'] as const) {
    const context = await browser.newContext(options);
    if (who !== 'anybody') await signIn(await context.newPage(), accounts[who]);
    contexts.set(who, context);
  }
  mkdirSync(join(folder, side), { recursive: true });
  const pictures = new Map<string, Buffer>();
  for (const { name, path, as } of await sightsOf(baseURL)) {
    const page = await contexts.get(as)?.newPage();
    if (page === undefined) continue;
    await page.goto(path);
    await page.locator('#app h1').first().waitFor();
    await page.waitForFunction(() => document.querySelector('#app [role=status] [aria-hidden]') === null);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of widths) {
      await page.setViewportSize(size);
      const picture = await page.screenshot({ fullPage: true });
      pictures.set(`${fileOf(name)}-${size.width}`, picture);
      writeFileSync(join(folder, side, `${fileOf(name)}-${size.width}.png`), picture);
    }
    await page.close();
  }
  await browser.close();
  return pictures;
}

const [head, base] = process.argv.slice(2);
if (head === undefined) throw new Error('Say the address of the application to look at');
rmSync(folder, { recursive: true, force: true });
const now = await take(head, 'head');
const before = base === undefined ? new Map<string, Buffer>() : await take(base, 'base');
const { html, summary } = comparison(now, before);
writeFileSync(join(folder, 'index.html'), html);
process.stdout.write(`${summary}\n${join(folder, 'index.html')}\n`);
