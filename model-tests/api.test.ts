// @module-tag slow
import { env } from 'node:process';
import { onEachDatabase } from '@app/db/testing';
import { shopConfigs } from '@app/machines/order';
import { expect, test } from 'vitest';
import { openWorld, walkConfig } from './api-walk/walk-config.ts';

/** Of each way of selling one: the online shop, the salesman's offline order, the point of sale with the other methods. */
const usual = {
  SQLite: ['leaseEcommerce', 'leaseShop', 'b2bLoanPos'],
  PostgreSQL: ['leaseEcommerce'],
} as const;

/** How much of what a call carries goes over the wire; the rest is what a call of this kind never says. */
const wireShare = 0.95;

/** `npm run walks` takes every config on both databases. */
const configsOn = (on: keyof typeof usual): readonly string[] =>
  env['WALKS'] === 'all' ? Object.keys(shopConfigs) : usual[on];

onEachDatabase('an order walked through the API, one event after another', (open, on) => {
  const met = new Set<string>();
  test.each(configsOn(on))(
    'as %s takes every row of the chart and every two rows in succession',
    { timeout: 900_000 },
    async (config) => {
      const world = await openWorld(await open());
      const began = performance.now();
      const walked = await walkConfig(world, config, { pairs: true, met });
      world.stop();
      const seconds = (performance.now() - began) / 1000;
      console.info(
        `api: ${config} on ${on}: ${walked.paths} paths, ${walked.steps} steps (${walked.byWire} over the wire of ${walked.carried} that a call carries), ` +
          `${walked.goals} rows and pairs, ${walked.refusals} refusals, ${(walked.steps / seconds).toFixed(0)} steps/s`,
      );
      expect(walked.faults).toEqual([]);
      expect(walked.byWire / walked.carried).toBeGreaterThan(wireShare);
    },
  );
});
