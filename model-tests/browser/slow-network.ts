import type { BrowserContext } from '@playwright/test';

/** Milliseconds: most calls take little, one of eight takes more than half. */
const upTo = (most: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() ** 3 * most));

/**
 * Keeps each call of the API on its way for a while, reads up to 2 seconds, changes up to 4, half of their answers as long
 * again: what a page sends one after another arrives in any order, and is answered in another.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/(?!.*(?:changes|cable|stream))/u, async (route) => {
    const changes = route.request().method() !== 'GET';
    await upTo(changes ? 4_000 : 2_000);
    // The page may have been left meanwhile: then nobody waits for the call.
    if (!changes || Math.random() < 0.5) return route.continue().catch(() => undefined);
    const response = await route.fetch().catch(() => null);
    if (response === null) return route.abort().catch(() => undefined);
    await upTo(4_000);
    return route.fulfill({ response }).catch(() => undefined);
  });
}
