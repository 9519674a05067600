import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertFile, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { unwatched } from '../testing/unwatched.ts';
import { diskFiles } from '../kernel/files/disk-files.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import { sealedFiles } from '../kernel/files/sealed-files.ts';
import { sweepFiles } from './sweep-files.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const start = Date.parse('2026-11-21T12:00:00Z');
const row = {
  orderId: null,
  shopId: null,
  name: 'umowa.pdf',
  mime: 'application/pdf',
  size: 5,
  sha256: '',
  contentKey: null,
};

onEachDatabase('contents of files', (open) => {
  let db: Database;
  let folder: string;
  let files: FileStore;
  let lines: string[];
  let now: number;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    files = diskFiles(folder);
    lines = [];
    now = start;
  });

  const sweep = (): Promise<void> =>
    sweepFiles({ db, files: sealedFiles(files), now: () => now, ...unwatched(lines) });
  const write = async (age: number): Promise<string> => {
    const { path } = await files.put(new TextEncoder().encode('umowa'));
    utimesSync(join(folder, path), (start - age) / 1_000, (start - age) / 1_000);
    return path;
  };
  const name = (path: string): Promise<string> =>
    db.transaction(async (tx) => (await insertFile(tx, { ...row, type: 'contract', path }, now)).id);
  const writeNamed = async (): Promise<string> => {
    const path = await write(2 * hour);
    await name(path);
    return path;
  };
  const pathsIn = (within: string): string[] =>
    readdirSync(within, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name).slice(within.length + 1))
      .toSorted();
  const aside = (): string[] => pathsIn(folder).filter((path) => path.startsWith('trash/'));
  const told = (): unknown[] =>
    lines.map((line) => {
      const { level, msg, ...more } = JSON.parse(line) as Record<string, unknown>;
      delete more['pid'];
      delete more['time'];
      return { level, msg, ...more };
    });

  test('that no row came to name are set aside after an hour, whole and half written; all others stay (R6)', async () => {
    const named = [await writeNamed(), await writeNamed()];
    const young = await write(hour / 2);
    const whole = await write(2 * hour);
    const half = await write(2 * hour);
    renameSync(join(folder, half), join(folder, `${half}.part`));

    await sweep();
    const set = [`trash/${whole}`, `trash/${half}.part`];
    expect(pathsIn(folder)).toEqual([...named, young, ...set].toSorted());
    await sweep();
    expect(pathsIn(folder)).toEqual([...named, young, ...set].toSorted());
    expect(told()).toEqual([
      { level: 'warn', msg: 'files swept', set_aside: 2, brought_back: 0, removed: 0 },
    ]);
  });

  test('that were set aside are removed after 30 days', async () => {
    await writeNamed();
    const orphan = await write(2 * hour);
    await sweep();
    now += 30 * day;
    await sweep();
    expect(aside()).toEqual([`trash/${orphan}`]);
    now += 1_000;
    await sweep();
    expect(aside()).toEqual([]);
  });

  test('that were set aside are read as before, and come back when a row names them again', async () => {
    const paths = [await writeNamed(), await write(2 * hour)];
    const id = await name(paths[1] ?? '');
    await db.transaction((tx) => tx.kysely.deleteFrom('files').where('id', '=', id).execute());
    await sweep();
    expect(aside()).toEqual([`trash/${paths[1]}`]);
    expect(new TextDecoder().decode(await files.read(paths[1] ?? ''))).toBe('umowa');
    await name(paths[1] ?? '');
    now += 60 * day;
    await sweep();
    expect(pathsIn(folder)).toEqual(paths.toSorted());
  });

  test('stay where they are while more would go than stay, as beside a database that is not theirs', async () => {
    const paths = [await write(2 * hour), await writeNamed(), await write(2 * hour)];
    await sweep();
    expect(pathsIn(folder)).toEqual(paths.toSorted());
    expect(told()).toEqual([
      { level: 'error', msg: 'files not swept, the database names too few of them', files: 3, named: 1 },
    ]);
  });
});
