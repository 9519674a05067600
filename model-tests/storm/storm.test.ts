import { expect, test } from 'vitest';
import { stormReport } from './report.ts';
import { runStorm } from './run-storm.ts';
import { stormOptions } from './storm-options.ts';

test('a short storm of events, kills and outages loses, doubles and forbids nothing (R5)', async () => {
  const options = stormOptions(['--minutes', '0.13', '--races', '3', '--kill-every', '3', '--seed', '7']);
  const result = await runStorm(options);
  console.info(stormReport(options, result).split('\n').at(-1));
  expect(result.findings).toEqual([]);
  expect(result.journal.killedAt.length).toBeGreaterThan(0);
  expect(result.edges).toBeGreaterThan(0);
}, 120_000);

test('the storm takes what it is told, and says what it does not know', () => {
  expect(stormOptions(['--minutes', '10', '--database', 'postgres', '--seed', '1'])).toEqual({
    minutes: 10,
    database: 'postgres',
    processes: 2,
    clients: 8,
    races: 200,
    killEvery: 5,
    seed: 1,
    fault: null,
  });
  expect(() => stormOptions(['--bug', 'none'])).toThrow('--bug is one of answer-before-commit, ');
  expect(() => stormOptions(['--minute', '1'])).toThrow('There is no --minute');
});
