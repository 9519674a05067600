import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { walkingSite } from '@app/api/testing';
import { test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { testFolder } from '../bin/test-folder.mjs';
import { openWorld } from '../api-walk/walk-config.ts';
import type { World } from '../api-walk/walk-context.ts';
import { people, type Person } from './goals.ts';

/** The application with its pages, and a browser of their own for client, salesman and administrator. */
interface Walking {
  readonly world: World;
  readonly browsers: Readonly<Record<Person, BrowserContext>>;
}

const addresses: Readonly<Partial<Record<Person, string>>> = {
  salesman: 'sklep@test.example',
  admin: 'admin@test.example',
};

/** What stands on the page of a bank or a courier, wherever a client is sent. */
export const providerTitle = 'Strona dostawcy';

/** A browser in which the person is signed in; a client has but the link. */
async function browserOf(browser: Browser, baseURL: string, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  await context.route('https://provider.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>${providerTitle}</h1>` }),
  );
  const email = addresses[person];
  if (email === undefined) return context;
  const reply = await context.request.post('/api/auth', { data: { email, password: demoPassword } });
  if (!reply.ok()) throw new Error(`${person} is not let in: ${reply.status()}`);
  return context;
}

async function walking(
  { browser }: { browser: Browser },
  use: (walking: Walking) => Promise<void>,
): Promise<void> {
  const folder = testFolder('walks-');
  const keys = [{ id: 'test', key: Buffer.alloc(32, 7).toString('base64') }];
  const db = openDatabase(`sqlite:${join(folder, 'walks.sqlite')}`, { keys });
  await db.migrate();
  const site = await walkingSite(db);
  const world = await openWorld(db, site);
  const contexts = await Promise.all(
    people.map(async (person) => [person, await browserOf(browser, site.url, person)] as const),
  );
  const browsers = Object.fromEntries(contexts) as unknown as Walking['browsers'];
  await use({ world, browsers });
  for (const [, context] of contexts) await context.close();
  await site.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
}

interface Hands {
  /** The person's page, wherever the walk before has left it. */
  readonly pageOf: (person: Person) => Promise<Page>;
}

/** A test in which people press what the pages offer, on orders that were led there without them. */
export const test = base.extend<Hands, { walking: Walking }>({
  walking: [walking, { scope: 'worker' }],
  pageOf: async ({ walking: { browsers } }, use) => {
    await use(async (person) => {
      const [page = await browsers[person].newPage()] = browsers[person].pages();
      page.setDefaultTimeout(8_000);
      return page;
    });
  },
});
