import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertFile, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from './disk-files.ts';
import { sweepFiles } from './sweep-files.ts';

const hour = 60 * 60_000;

onEachDatabase('contents of files', (open) => {
  let db: Database;
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('that no row came to name are removed after an hour, whole and half written; all others stay (R6)', async () => {
    const files = diskFiles(folder);
    const now = Date.now();
    const write = async (age: number): Promise<string> => {
      const { path } = await files.put(new TextEncoder().encode('umowa'));
      utimesSync(join(folder, path), (now - age) / 1_000, (now - age) / 1_000);
      return path;
    };
    const named = await write(2 * hour);
    const file = { orderId: null, shopId: null, name: 'umowa.pdf', mime: 'application/pdf', size: 5 };
    await db.transaction((tx) =>
      insertFile(tx, { ...file, type: 'contract', sha256: '', path: named }, now - 2 * hour),
    );
    const young = await write(hour / 2);
    await write(2 * hour);
    const half = await write(2 * hour);
    renameSync(join(folder, half), join(folder, `${half}.part`));

    expect(await sweepFiles({ db, files, now: () => now })).toBe(2);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(left.map(({ name }) => name).toSorted()).toEqual(
      [named, young].map((path) => path.slice(3)).toSorted(),
    );
    expect(await sweepFiles({ db, files, now: () => now })).toBe(0);
  });
});
