import { expect, test } from 'vitest';
import { chaosReport } from './report.ts';
import { runChaos } from './run-chaos.ts';
import { chaosOptions } from './chaos-options.ts';

test(
  'a short chaos run of events, kills and outages loses, doubles and forbids nothing (R5)',
  { tags: 'slow' },
  async () => {
    const options = chaosOptions(['--minutes', '0.13', '--races', '3', '--kill-every', '3', '--seed', '7']);
    const result = await runChaos(options);
    console.info(chaosReport(options, result).split('\n').at(-1));
    expect(result.findings).toEqual([]);
    expect(result.journal.killedAt.length).toBeGreaterThan(0);
    expect(result.edges).toBeGreaterThan(0);
  },
);

test('the options are read, and an unknown one is named', () => {
  expect(chaosOptions(['--minutes', '10', '--database', 'postgres', '--seed', '1'])).toEqual({
    minutes: 10,
    database: 'postgres',
    processes: 2,
    clients: 8,
    races: 200,
    killEvery: 5,
    seed: 1,
    fault: null,
  });
  expect(() => chaosOptions(['--bug', 'none'])).toThrow('--bug is one of answer-before-commit, ');
  expect(() => chaosOptions(['--minute', '1'])).toThrow('There is no --minute');
});
