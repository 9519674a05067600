import { describe, expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

const recording = (failOn?: string) => {
  const statements: string[] = [];
  const commit = groupCommit((statement) => {
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
