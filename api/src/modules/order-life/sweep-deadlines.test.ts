import { loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ports } from '../../kernel/ports.ts';
import { newMetrics } from '../../operations/metrics.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { deadlineSweeper } from './sweep-deadlines.ts';

const day = 24 * 60 * 60_000;

onEachDatabase('the sweeper of deadlines', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  /** A sweeper with clocks of its own; `passes` lets time pass on both, `jumps` sets the wall's alone. */
  function sweeping(change: Partial<Ports['settings']> = {}) {
    const clock = { wall: Date.now(), elapsed: 0 };
    const metrics = newMetrics(() => null, Date.now);
    const ports = {
      ...world.ports,
      settings: { ...world.ports.settings, ...change },
      metrics,
      now: () => clock.wall,
    };
    const sweep = deadlineSweeper(ports, () => clock.elapsed);
    return {
      sweep,
      stands: async () => /^deadlines_not_swept (\d)$/mu.exec(await metrics.text())?.[1] === '1',
      jumps: (ms: number) => void (clock.wall += ms),
      passes(ms: number) {
        clock.wall += ms;
        clock.elapsed += ms;
      },
    };
  }
  const statusOf = async (slug: string) => (await loadOrder(world.ports.db, slug))?.status;

  test('moves nothing while the clock has jumped 400 days, and says so once', async () => {
    const slug = await world.createOrder();
    const before = await statusOf(slug);
    const { sweep, stands, jumps } = sweeping();
    expect([await sweep(), await stands()]).toEqual([0, false]);
    jumps(400 * day);
    expect([await sweep(), await sweep(), await stands()]).toEqual([0, 0, true]);
    expect(await statusOf(slug)).toBe(before);
    expect(world.log.filter((line) => line.includes('the clock jumped ahead'))).toHaveLength(1);
    jumps(-400 * day);
    expect([await sweep(), await stands()]).toEqual([0, false]);
  });

  test('moves nothing while more orders are overdue than may be at once', async () => {
    const slugs = [await world.createOrder(), await world.createOrder()];
    const overdue = slugs.length + 1;
    const few = sweeping({ deadlinesAtOnce: overdue - 1 });
    few.passes(400 * day);
    expect([await few.sweep(), await few.stands()]).toEqual([0, true]);
    const enough = sweeping({ deadlinesAtOnce: overdue });
    enough.passes(400 * day);
    expect([await enough.sweep(), await enough.stands()]).toEqual([overdue, false]);
    expect(await Promise.all(slugs.map(statusOf))).toEqual(['canceled', 'canceled']);
  });
});
