import { env } from 'node:process';
import { onEachDatabase, type DatabaseName } from '@app/db/testing';
import { shopConfigs } from '@app/machines/order';
import { expect, test } from 'vitest';
import { openWorld, walkConfig } from './walk-config.ts';

type Config = keyof typeof shopConfigs;

/** Which configs are walked on which database. */
export type Walks = Readonly<Partial<Record<DatabaseName, readonly Config[]>>>;

/** How much of what a call carries goes over the wire; the rest is what a call of this kind never says. */
const wireShare = 0.95;

/**
 * Orders of these configs walked through the API. PostgreSQL, where a step takes three times as long, gets every
 * row; `npm run walks` takes every two rows in succession there, too, and every config of the channels that are `isOwn`.
 */
export function walkSuite(
  usual: Walks,
  isOwn: (channel: (typeof shopConfigs)[Config]['salesChannel']) => boolean,
): void {
  const all = (Object.keys(shopConfigs) as Config[]).filter((config) =>
    isOwn(shopConfigs[config].salesChannel),
  );
  const isLong = env['WALKS'] === 'all';
  const walks: Walks = isLong ? { SQLite: all, PostgreSQL: all } : usual;
  onEachDatabase(
    'an order walked through the API, one event after another',
    (open, on) => {
      const met = new Set<string>();
      const pairs = isLong || on === 'SQLite';
      test.each(walks[on] ?? [])(
        `as %s takes every row of the chart${pairs ? ' and every two rows in succession' : ''}`,
        { timeout: 900_000 },
        async (config) => {
          const world = await openWorld(await open());
          const began = performance.now();
          const walked = await walkConfig(world, config, { pairs, met });
          world.stop();
          const seconds = (performance.now() - began) / 1000;
          console.info(
            `api: ${config} on ${on}: ${walked.paths} paths, ${walked.steps} steps (${walked.byWire} over the wire of ${walked.carried} that a call carries), ` +
              `${walked.goals} ${pairs ? 'rows and pairs' : 'rows'}, ${walked.refusals} refusals, ${(walked.steps / seconds).toFixed(0)} steps/s`,
          );
          expect(walked.faults).toEqual([]);
          expect(walked.byWire / walked.carried).toBeGreaterThan(wireShare);
        },
      );
    },
    Object.keys(walks) as DatabaseName[],
  );
}
