// @module-tag slow
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { randomMoves } from './api-walk/random-moves.ts';
import { openWorld } from './api-walk/walk-config.ts';
import { readingFaults } from './api-walk/walk-order.ts';

const moves = { SQLite: 10_000, PostgreSQL: 500 } as const;

onEachDatabase('random moves, legal and illegal', (open, on) => {
  test('leave every reader of an order with the one screen of its status', { timeout: 900_000 }, async () => {
    const world = await openWorld(await open());
    const faults: string[] = [];
    const counts = { legal: 0, illegal: 0 };
    for await (const { order, event, legal, faults: sent } of randomMoves(world, 16)) {
      counts[legal ? 'legal' : 'illegal'] += 1;
      const shown = await readingFaults(world, order);
      faults.push(...sent, ...shown.map((fault) => `${order.status} after ${event.type}: ${fault}`));
      if (faults.length > 20 || counts.legal + counts.illegal === moves[on]) break;
    }
    world.stop();
    console.info(`api: random on ${on}: ${counts.legal} legal and ${counts.illegal} other moves`);
    expect(faults).toEqual([]);
  });
});
