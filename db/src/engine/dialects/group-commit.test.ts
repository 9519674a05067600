import { describe, expect, test } from 'vitest';
import { groupCommit, type KnownJob } from './group-commit.ts';

const recording = (failOn?: string) => {
  const statements: string[] = [];
  const { commit } = groupCommit((statement) => {
    if (statement === failOn) throw new Error(`cannot ${statement}`);
    statements.push(statement);
  });
  return { statements, commit };
};

describe('the group-commit queue', () => {
  test('puts jobs of one turn into one transaction and answers after the commit', async () => {
    const { statements, commit } = recording();
    const job = (name: string) =>
      commit(async () => void statements.push(name)).then(() => statements.push(`${name}!`));
    await Promise.all([job('a'), job('b')]);
    expect(statements).toEqual([
      'begin immediate',
      ...['savepoint job', 'a', 'release job'],
      ...['savepoint job', 'b', 'release job'],
      'commit',
      'a!',
      'b!',
    ]);
  });

  test('takes back only what the job that threw has written', async () => {
    const { statements, commit } = recording();
    const bad = commit(() => Promise.reject(new Error('no')));
    const good = commit(async () => 'yes');
    await expect(bad).rejects.toThrow('no');
    await expect(good).resolves.toBe('yes');
    expect(statements.filter((statement) => statement.startsWith('rollback'))).toEqual(['rollback to job']);
  });

  test('rejects every job when the commit fails, and goes on with the next ones', async () => {
    const { commit, statements } = recording('commit');
    const results = await Promise.allSettled([commit(async () => 1), commit(async () => 2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(statements.at(-1)).toBe('rollback');
    await expect(commit(async () => 3)).rejects.toThrow('cannot commit');
  });

  test('refuses a transaction inside a transaction, which would wait for itself', async () => {
    const { commit } = recording();
    await expect(commit(() => commit(async () => 1))).rejects.toThrow(/inside a transaction/);
  });
});

/** A thread that keeps the jobs until they are to be answered. */
function keepingThread() {
  const kept: KnownJob<string>[][] = [];
  let whenIdle: (() => void)[] = [];
  let takes = true;
  return {
    kept,
    end: () => (takes = false),
    pending: () => (takes ? kept.flat().length : null),
    write: (jobs: readonly KnownJob<string>[]) => void kept.push([...jobs]),
    idle: () =>
      kept.length === 0 ? Promise.resolve() : new Promise<void>((resolve) => whenIdle.push(resolve)),
    answerAll() {
      for (const { writes, resolve } of kept.splice(0).flat()) resolve(`${writes} by the thread`);
      for (const tell of whenIdle) tell();
      whenIdle = [];
    },
  };
}

describe('a thread that writes', () => {
  const queue = () => {
    const thread = keepingThread();
    const statements: string[] = [];
    const { commit, whileNothingIsWritten } = groupCommit<string>(
      (statement) => void statements.push(statement),
      { thread },
    );
    const known = (name: string) => commit(async () => `${name} here`, name);
    return { thread, statements, commit, known, whileNothingIsWritten };
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  test('takes several known jobs of one turn, and whatever is known while it is at them', async () => {
    const { thread, statements, known } = queue();
    const first = [known('a'), known('b')];
    await turn();
    const second = known('c');
    await turn();
    expect(thread.kept.map((jobs) => jobs.map(({ writes }) => writes))).toEqual([['a', 'b'], ['c']]);
    thread.answerAll();
    expect(await Promise.all([...first, second])).toEqual([
      'a by the thread',
      'b by the thread',
      'c by the thread',
    ]);
    expect(statements).toEqual([]);
  });

  test('is not handed one job alone', async () => {
    const { known, statements } = queue();
    expect(await known('a')).toBe('a here');
    expect(statements).toEqual(['begin immediate', 'savepoint job', 'release job', 'commit']);
  });

  test('never writes at the same time as a transaction, which takes the known jobs behind it along', async () => {
    const { thread, statements, commit, known } = queue();
    const before = [known('a'), known('b')];
    await turn();
    const transaction = commit(async () => 'transaction');
    const behind = known('c');
    await turn();
    expect(statements).toEqual([]);
    thread.answerAll();
    expect(await Promise.all([...before, transaction, behind])).toEqual([
      'a by the thread',
      'b by the thread',
      'transaction',
      'c here',
    ]);
    expect(thread.kept).toEqual([]);
  });

  test('that takes no more is not asked again', async () => {
    const { thread, known } = queue();
    thread.end();
    expect(await Promise.all([known('a'), known('b')])).toEqual(['a here', 'b here']);
  });

  test('rests in a pause, as do transactions; what comes meanwhile is written after it', async () => {
    const { thread, statements, commit, known, whileNothingIsWritten } = queue();
    const before = [known('a'), known('b')];
    await turn();
    const seen: string[] = [];
    const pause = Promise.withResolvers<void>();
    const paused = whileNothingIsWritten(() => {
      seen.push('paused');
      return pause.promise;
    });
    await turn();
    expect(seen).toEqual([]);
    thread.answerAll();
    await Promise.all(before);
    await turn();
    expect(seen).toEqual(['paused']);
    const behind = [commit(async () => 'transaction'), known('c')];
    await turn();
    expect([thread.kept, statements]).toEqual([[], []]);
    pause.resolve();
    await paused;
    expect(await Promise.all(behind)).toEqual(['transaction', 'c here']);
  });
});
