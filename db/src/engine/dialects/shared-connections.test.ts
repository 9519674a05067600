import { sql } from 'kysely';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { realPostgres } from '../../testing/on-each-database.ts';
import { statement } from '../statement.ts';
import { openPostgres, type PostgresEngine } from './postgres.ts';

const backend = statement<{ n: number }, { pid: number; n: number }>((db, { n }) =>
  db.selectNoFrom([sql<number>`pg_backend_pid()`.as('pid'), sql<number>`${n}::int`.as('n')]),
);
const ending = statement<{ n: number }, object>((db, { n }) =>
  db.selectNoFrom([sql`pg_terminate_backend(pg_backend_pid())`.as('done'), sql`${n}::int`.as('n')]),
);
const lengthy = statement<{ n: number }, object>((db, { n }) =>
  db.selectNoFrom([sql`pg_sleep(0.005)`.as('done'), sql`${n}::int`.as('n')]),
);

const opened = (settings: pg.PoolConfig = {}): PostgresEngine => {
  const engine = openPostgres({ connectionString: inject('pgUrl'), ...settings });
  onTestFinished(() => engine.close());
  return engine;
};

test.runIf(realPostgres())(
  'eight questions asked at once go over one connection, each with its own answer',
  async () => {
    const engine = opened();
    const asked = Array.from({ length: 20 }, (_, n) => engine.run(backend, { n }));
    const rows = (await Promise.all(asked)).flat();
    expect(rows.map(({ n }) => n)).toEqual(asked.map((_, n) => n));
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(3);
  },
);

test.runIf(realPostgres())('a connection that ends takes only what was asked of it along', async () => {
  const engine = opened();
  const asked = await Promise.allSettled([
    engine.run(ending, { n: 0 }),
    engine.run(backend, { n: 1 }),
    engine.run(backend, { n: 2 }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await engine.run(backend, { n: 3 })).toHaveLength(1);
});

test.runIf(realPostgres())(
  'a write gets its turn while more is read than there are connections',
  async () => {
    const engine = opened({ max: 2, connectionTimeoutMillis: 2_000 });
    let over = false;
    // Each question is answered at a moment of its own, so that a connection is never without one.
    const readers = Promise.allSettled(
      Array.from({ length: 40 }, async (_, n) => {
        while (!over) await engine.run(lengthy, { n });
      }),
    );
    await engine.run(lengthy, { n: 0 });
    const written = await Promise.allSettled([
      engine.autocommit([{ statement: backend as never, values: { n: 1 } }]),
      engine.transaction((tx) => tx.run(backend, { n: 2 })),
    ]);
    over = true;
    expect((await readers).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  },
);
