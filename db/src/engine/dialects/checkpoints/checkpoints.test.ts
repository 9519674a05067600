import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { startCheckpoints, transactionsAtOnce } from './checkpoints.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'database.sqlite');
}

/** How many rows a table has in the file without its log. */
function rowsInFile(path: string, table: 'moves' | 'sqlite_schema'): unknown {
  const alone = `${path}-alone`;
  copyFileSync(path, alone);
  const read = new Sqlite(alone);
  try {
    return read.prepare(`select count(*) from ${table}`).pluck().get();
  } finally {
    read.close();
  }
}

/** A database whose log nothing else carries over, and a thread that does. */
function logged(settings: { carriedAfter?: number; cutAfter?: number }) {
  const path = newFile();
  const writing = new Sqlite(path);
  writing.pragma('journal_mode = wal');
  writing.pragma('wal_autocheckpoint = 0');
  writing.exec('create table moves (n integer)');
  const failed = vi.fn<(error: unknown) => void>();
  const checkpoints = startCheckpoints(path, failed, settings);
  checkpoints.cutOffWithin((job) => job());
  onTestFinished(async () => {
    await checkpoints.stop();
    writing.close();
  });
  const insert = writing.prepare('insert into moves values (?)');
  return {
    failed,
    write(moves: number) {
      for (let n = 0; n < moves; n += 1) insert.run(n);
      checkpoints.committed(moves);
    },
    inFile: () => (rowsInFile(path, 'sqlite_schema') === 0 ? null : rowsInFile(path, 'moves')),
    lengthOfLog: () => statSync(`${path}-wal`).size,
  };
}

test('a thread carries the log over once there are many transactions, while the connection that writes stays open', async () => {
  const { write, inFile, failed } = logged({ carriedAfter: 60_000 });
  expect(inFile()).toBeNull();
  write(transactionsAtOnce);
  await expect.poll(inFile).toBe(transactionsAtOnce);
  expect(failed).not.toHaveBeenCalled();
});

test('a thread carries fewer over after a while', async () => {
  const { write, inFile } = logged({ carriedAfter: 100 });
  write(3);
  await expect.poll(inFile).toBe(3);
});

test('the log is cut off now and then, so that nothing that was deleted stays in it', async () => {
  const { write, lengthOfLog } = logged({ cutAfter: 100 });
  for (const moves of [transactionsAtOnce, 1]) {
    write(moves);
    await expect.poll(lengthOfLog).toBe(0);
  }
});

test('a thread that cannot open the file says so, and can be stopped', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const checkpoints = startCheckpoints(join(tmpdir(), 'no folder', 'database.sqlite'), failed);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  await checkpoints.stop();
});

test('a database that is served has its log carried over, and leaves none behind when it is closed', async () => {
  const path = newFile();
  const engine = openSqlite(path, {
    threadFailed: (thread, error) => expect.fail(`${thread}: ${String(error)}`),
  });
  await engine.migrate();
  await engine.transaction(async ({ kysely }) => void (await kysely.deleteFrom('drafts').execute()));
  await expect.poll(() => rowsInFile(path, 'sqlite_schema')).toBeGreaterThan(0);
  await engine.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
