import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCheckpoints, transactionsAtOnce } from './checkpoints.ts';

/** A database whose log nothing carries over by itself, and what its file holds without the log. */
function logged() {
  const folder = mkdtempSync(join(tmpdir(), 'checkpoints-'));
  const path = join(folder, 'database.sqlite');
  const writing = new Sqlite(path);
  writing.pragma('journal_mode = wal');
  writing.pragma('wal_autocheckpoint = 0');
  writing.exec('create table moves (n integer)');
  onTestFinished(() => {
    writing.close();
    rmSync(folder, { recursive: true });
  });
  const insert = writing.prepare('insert into moves values (?)');
  return {
    path,
    write: (moves: number) => Array.from({ length: moves }, (_, n) => insert.run(n)),
    inFile() {
      const alone = join(folder, 'alone.sqlite');
      copyFileSync(path, alone);
      const read = new Sqlite(alone);
      try {
        return read.prepare("select count(*) from sqlite_schema where name = 'moves'").pluck().get() === 1
          ? read.prepare('select count(*) from moves').pluck().get()
          : null;
      } finally {
        read.close();
      }
    },
  };
}

test('a thread carries the log over while the connection that writes stays open, and ends when it is told', async () => {
  const { path, write, inFile } = logged();
  const failed = vi.fn<(error: unknown) => void>();
  const checkpoints = startCheckpoints(path, failed);
  write(transactionsAtOnce);
  expect(inFile()).toBeNull();
  checkpoints.committed(transactionsAtOnce);
  await expect.poll(inFile).toBe(transactionsAtOnce);
  write(3);
  checkpoints.committed(3);
  await expect.poll(inFile).toBe(transactionsAtOnce + 3);
  await checkpoints.stop();
  expect(failed).not.toHaveBeenCalled();
});

test('the log is cut off now and then, so that nothing that was deleted stays in it', async () => {
  const { path, write } = logged();
  const checkpoints = startCheckpoints(path, () => undefined, 100);
  write(transactionsAtOnce);
  const lengthOfLog = () => statSync(`${path}-wal`).size;
  expect(lengthOfLog()).toBeGreaterThan(0);
  checkpoints.committed(transactionsAtOnce);
  await expect.poll(lengthOfLog).toBe(0);
  write(1);
  checkpoints.committed(1);
  await expect.poll(lengthOfLog).toBe(0);
  await checkpoints.stop();
});

test('a thread that cannot open the file says so, and stopping it waits for nothing', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const checkpoints = startCheckpoints(join(tmpdir(), 'no folder', 'database.sqlite'), failed);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  checkpoints.committed(transactionsAtOnce);
  await checkpoints.stop();
});
