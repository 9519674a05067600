import { randomUUID } from 'node:crypto';
import { demoPersons } from '@app/db/demo';
import type { DemoPerson } from '@app/db/demo';
import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import type { Administrator } from './administrator.ts';
import { createOrder } from './shop-server.ts';
import type { CreatedOrder, Purchase } from './shop-server.ts';
import { slowDown } from './slow-network.ts';

const at = (baseURL: string | undefined): { baseURL?: string } => (baseURL === undefined ? {} : { baseURL });

/** The owner of the demo registry's one-man business, who signs alone. */
export const owner = firstOf(demoPersons);

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The demo has no persons');
  return first;
}

/** An e-mail address that nobody else has. */
export const newAddress = (): string => `${randomUUID()}@firma.example`;

/** The owner with an address and a telephone that no other test has: a code is read from the newest message to the number. */
export const newClient = (): DemoPerson => ({
  ...owner,
  email: newAddress(),
  phone: `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
});

/** A page in a browser of its own, which nothing is shared with. */
async function ownPage(
  { browser, slowNetwork }: { browser: Browser; slowNetwork: boolean },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  if (slowNetwork) await slowDown(context);
  await use(await context.newPage());
  await context.close();
}

export interface Network {
  /** Whether the application answers late, now and then, and in another order than it was asked. */
  readonly slowNetwork: boolean;
}

interface People {
  /** The shop Elektro's server. */
  readonly shop: (purchase: Purchase) => Promise<CreatedOrder>;
  /** A page for the providers' console, in a browser of its own. */
  readonly clerk: Page;
  /** A page for the same client, in a browser of its own. */
  readonly elsewhere: Page;
  /** A page for a member of staff, in a browser of its own. */
  readonly desk: Page;
}

interface Staff {
  /** Signed in once a worker: a password takes its time. */
  readonly admin: Administrator;
}

/** A test whose people share nothing but the application: each has a session of their own. */
export const test = base.extend<Network & People, Staff>({
  slowNetwork: [false, { option: true }],
  context: async ({ context, slowNetwork }, use) => {
    if (slowNetwork) await slowDown(context);
    await use(context);
  },
  shop: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(at(baseURL));
    await use((purchase) => createOrder(request, 'elektro', purchase));
    await request.dispose();
  },
  admin: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext(at(project.use.baseURL));
      await use(await administrator(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  clerk: ownPage,
  elsewhere: ownPage,
  desk: ownPage,
});

export { expect } from '@playwright/test';
