import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { readSnapshot } from './read-snapshot.ts';

function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const [writing, reading] = [connect(join(folder, 'test.sqlite')), connect(join(folder, 'test.sqlite'))];
  writing.exec('create table moves (n integer)');
  const snapshot = readSnapshot(reading);
  onTestFinished(() => {
    writing.close();
    reading.close();
    rmSync(folder, { recursive: true });
  });
  const count = reading.prepare('select count(*) from moves').pluck();
  return {
    snapshot,
    reading,
    write: () => void writing.exec('insert into moves values (1)'),
    read() {
      snapshot.open();
      return count.get();
    },
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what is read in one turn is of one moment; the next turn sees what others have written', async () => {
  const { read, write } = opened();
  expect(read()).toBe(0);
  write();
  expect(read()).toBe(0);
  await nextTurn();
  expect(read()).toBe(1);
});

test('after a commit of ours the next read sees it at once', () => {
  const { read, write, snapshot } = opened();
  expect(read()).toBe(0);
  write();
  snapshot.close();
  expect(read()).toBe(1);
});

test('a connection that is closed, or whose transaction is over, is left alone', async () => {
  const { read, reading } = opened();
  read();
  reading.exec('rollback');
  await nextTurn();
  expect(read()).toBe(0);
  reading.close();
  await nextTurn();
  expect(reading.open).toBe(false);
});
