import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('what was committed stands in the database file after a pause, without another write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const path = join(folder, 'test.db');
  const engine = openSqlite(path);
  onTestFinished(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });
  await engine.migrate();
  const name = 'nothing-else-is-called-so';
  await engine.transaction(async ({ kysely }) => {
    await kysely.insertInto('sequences').values({ name, value: 1 }).execute();
  });
  await expect.poll(() => readFileSync(path).includes(name), { timeout: 5_000 }).toBe(true);
});
