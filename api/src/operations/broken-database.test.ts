// @module-tag slow
import { breakablePostgres, breakableSqlite, realPostgres, type Breakable } from '@app/db/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runApp, seedShop, summaryConsents } from '../testing/index.ts';

/** What a request meets while the database is broken in each of its ways, and after it was mended (R8). */
async function survives({ database, breakages, remove }: Breakable): Promise<void> {
  onTestFinished(remove);
  await seedShop(database);
  const world = await runApp(database);
  onTestFinished(() => world.stop());
  const isReady = async () => {
    const answer = await world.app.request('/readyz');
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const confirm = (slug: string) =>
    world.app.request(`/api/orders/${slug}/consents`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(summaryConsents),
    });
  for (const { name, breakIt, mend } of breakages) {
    const slugs: string[] = [];
    for (let n = 0; n < 20; n += 1)
      slugs.push(await world.createOrder({ external_order_id: `${name} ${n}` }));
    await breakIt();
    // A full disk still takes what fits into the pages that the file has.
    let slug = slugs.pop() ?? '';
    let refused = await confirm(slug);
    while (refused.ok && slugs.length > 0) {
      slug = slugs.pop() ?? '';
      refused = await confirm(slug);
    }
    expect({ name, status: refused.status, retryAfter: refused.headers.get('retry-after') }).toEqual({
      name,
      status: 503,
      retryAfter: '10',
    });
    expect(await refused.json()).toEqual({
      error: 'Serwis czasowo niedostępny, prosimy spróbować później.',
      code: 'database',
    });
    await vi.waitFor(
      async () => expect(await isReady()).toEqual({ status: 503, ready: false, because: ['database'] }),
      { timeout: 10_000, interval: 100 },
    );
    await mend();
    await vi.waitFor(async () => expect(await isReady()).toEqual({ status: 200, ready: true }), {
      timeout: 20_000,
      interval: 100,
    });
    expect({ name, status: (await confirm(slug)).status }).toEqual({ name, status: 200 });
    expect((await world.read(slug)).status).toBe('complement_company_and_user');
  }
}

describe('a database that fails answers 503, is not ready, and recovers by itself (R8)', () => {
  test('full and read-only, on SQLite', async () => survives(await breakableSqlite()));

  test.runIf(realPostgres())('gone and read-only, on PostgreSQL', async () => {
    const breakable = await breakablePostgres();
    if (breakable !== null) await survives(breakable);
  });
});
