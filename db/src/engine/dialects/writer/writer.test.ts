import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isUniqueViolation } from '../../errors.ts';
import { statement, type InOrder } from '../../statement.ts';
import { connect } from '../connect.ts';
import { openSqlite } from '../sqlite.ts';
import { startWriter, type WriteStatement } from './writer.ts';

const insert = (id: string): WriteStatement => ({
  text: 'insert into moves (id, text) values (?, ?)',
  bound: [id, 'Żak'],
});
const move = (id: string): WriteStatement => ({
  text: 'update moves set moved_at = 1 where id = ? returning id, moved_at',
  bound: [id],
});

const counted = statement<Readonly<Record<string, unknown>>, unknown>((db, { name }) =>
  db.insertInto('sequences').values({ name: name as string, value: 1 }),
);
const allCounted = statement<object, { name: string }>((db) =>
  db.selectFrom('sequences').select('name').orderBy('name'),
);

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'writer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'database.sqlite');
}

/** A database with a table and the order 'one', and a thread that writes to it. */
function written({ trigger = '' } = {}) {
  const path = newFile();
  const reading = connect(path);
  reading.exec(`create table moves (id text primary key, text text, moved_at integer); ${trigger}`);
  reading.exec(`insert into moves (id) values ('one')`);
  const commits: number[] = [];
  const writer = startWriter(
    { path, checkpointPages: 1_000 },
    { committed: (n) => commits.push(n), failed: (error) => expect.fail(String(error)) },
  );
  onTestFinished(async () => {
    await writer.stop();
    reading.close();
  });
  return {
    commits,
    writer,
    other: reading,
    ids: () => reading.prepare('select id from moves order by id').pluck().all(),
    /** What becomes of transactions that are sent together. */
    write(...all: InOrder<WriteStatement>[]) {
      const asked = all.map((writes) => ({ writes, ...Promise.withResolvers() }));
      writer.write(asked);
      return Promise.allSettled(asked.map(({ promise }) => promise));
    },
  };
}

const reasonsOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error)));

test('transactions that are sent together share a commit, and are answered with the rows of their first statements', async () => {
  const { write, ids, commits } = written();
  const results = await write([move('one'), insert('two')], [insert('three')]);
  expect(reasonsOf(results)).toEqual([[{ id: 'one', movedAt: 1 }], []]);
  expect(ids()).toEqual(['one', 'three', 'two']);
  expect(commits).toEqual([2]);
});

test('where the first statement answers no row, the others do not run', async () => {
  const { write, ids } = written();
  expect(reasonsOf(await write([move('nobody'), insert('two')]))).toEqual([[]]);
  expect(ids()).toEqual(['one']);
  // What did not run then runs later.
  expect(reasonsOf(await write([move('one'), insert('two')]))).toEqual([[{ id: 'one', movedAt: 1 }]]);
  expect(ids()).toEqual(['one', 'two']);
});

test('a transaction that is refused takes back what it wrote, and nothing of the others', async () => {
  const { write, ids } = written();
  const results = await write(
    [insert('two')],
    [move('one'), insert('three'), insert('one')],
    [insert('four')],
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(reasonsOf(results)[1]).toSatisfy(isUniqueViolation);
  expect(ids()).toEqual(['four', 'one', 'two']);
});

test('an error that ends the whole transaction refuses all that shared it, and the next ones are written', async () => {
  const trigger = `create trigger full before insert on moves when new.id = 'full' begin select raise(rollback, 'full'); end;`;
  const { write, ids } = written({ trigger });
  const results = await write([insert('two')], [insert('full')]);
  expect(reasonsOf(results)).toEqual([
    expect.objectContaining({ message: 'full', code: 'SQLITE_CONSTRAINT_TRIGGER' }),
    expect.objectContaining({ message: 'full', code: 'SQLITE_CONSTRAINT_TRIGGER' }),
  ]);
  expect(reasonsOf(await write([insert('three')]))).toEqual([[]]);
  expect(ids()).toEqual(['one', 'three']);
});

test('it waits for whoever else writes, while the caller goes on, and is idle once it has answered', async () => {
  const { write, writer, ids, other } = written();
  expect(writer.pending()).toBe(0);
  other.exec('begin immediate');
  const sent = write([insert('two')]);
  expect(writer.pending()).toBe(1);
  other.exec("insert into moves (id) values ('other')");
  other.exec('commit');
  await writer.idle();
  expect(writer.pending()).toBe(0);
  expect(ids()).toEqual(['one', 'other', 'two']);
  await sent;
});

test('a writer that is stopped answers what it was asked for before, and takes no more', async () => {
  const { write, writer, ids } = written();
  const sent = write([insert('two')]);
  await writer.stop();
  expect(reasonsOf(await sent)).toEqual([[]]);
  expect(writer.pending()).toBeNull();
  await writer.idle();
  expect(ids()).toEqual(['one', 'two']);
});

test('a thread that cannot open the file says so, answers what it was asked for as not known, and takes no more', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const path = join(tmpdir(), 'no folder', 'database.sqlite');
  const writer = startWriter({ path, checkpointPages: 1_000 }, { committed: () => undefined, failed });
  const { promise: asked, ...answer } = Promise.withResolvers();
  writer.write([{ writes: [insert('two')], ...answer }]);
  await expect(asked).rejects.toMatchObject({ code: 'SQLITE_IOERR' });
  await expect(asked).rejects.toBeInstanceOf(Sqlite.SqliteError);
  await writer.idle();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(writer.pending()).toBeNull();
  await writer.stop();
});

/** A served database, and its connection that writes without the thread. */
async function served() {
  const path = newFile();
  const commits: number[] = [];
  let alone: Sqlite.Database | null = null;
  const engine = openSqlite(path, {
    threadFailed: (thread, error) => expect.fail(`${thread}: ${String(error)}`),
    committed: (n) => commits.push(n),
    opened: (connection) => (alone = connection),
  });
  await engine.migrate();
  return {
    commits,
    engine,
    alone: alone as unknown as Sqlite.Database,
    count: (name: string) => engine.autocommit([{ statement: counted, values: { name } }]),
    names: async () => (await engine.run(allCounted, {})).map(({ name }) => name),
    namesInFile() {
      const file = new Sqlite(path, { readonly: true });
      const names = file.prepare('select name from sequences order by name').pluck().all();
      file.close();
      return names;
    },
  };
}

test('a database that is served has several known transactions of one turn written by the thread, one alone not', async () => {
  const { engine, alone, count, names, commits } = await served();
  expect(await names()).toEqual([]);
  alone.pragma('query_only = on');
  await Promise.all([count('a'), count('b')]);
  expect(await names()).toEqual(['a', 'b']);
  expect(commits).toEqual([2]);
  await expect(count('c')).rejects.toThrow(/readonly/);
  await engine.close();
});

test('what a transaction has committed is read at once, also where the same turn has read before', async () => {
  const { engine, count, names } = await served();
  await engine.transaction(async ({ run }) => {
    expect(await names()).toEqual([]);
    await run(counted, { name: 'a' });
  });
  expect(await names()).toEqual(['a']);
  await Promise.all([count('b'), count('c'), names()]);
  expect(await names()).toEqual(['a', 'b', 'c']);
  await engine.close();
});

test('a database is closed once the thread has written what it was given', async () => {
  const { engine, count, namesInFile } = await served();
  const last = Promise.all(['c', 'd', 'e'].map(count));
  await new Promise<void>((resolve) => setImmediate(resolve));
  await Promise.all([engine.close(), last]);
  expect(namesInFile()).toEqual(['c', 'd', 'e']);
});
