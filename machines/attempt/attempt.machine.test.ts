import { expect, test } from 'vitest';
import {
  attemptAfter,
  attemptEvents,
  attemptMachine,
  isLive,
  wordsBefore,
  type AttemptState,
} from './attempt.machine.ts';

const states = Object.keys(attemptMachine.states) as AttemptState[];

test('an attempt is asked for, started, and ends; what comes of it after all counts, and undoes no success', () => {
  const steps = states.flatMap((state) =>
    attemptEvents.map((event) => [state, event, attemptAfter(state, event)]),
  );
  expect(steps.filter(([, , next]) => next !== null)).toEqual([
    ['asked', 'START', 'started'],
    ['asked', 'SUCCEED', 'succeeded'],
    ['asked', 'FAIL', 'failed'],
    ['asked', 'WITHDRAW', 'withdrawn'],
    ['started', 'SUCCEED', 'succeeded'],
    ['started', 'FAIL', 'failed'],
    ['started', 'WITHDRAW', 'withdrawn'],
    ['failed', 'SUCCEED', 'succeeded'],
    ['withdrawn', 'SUCCEED', 'succeeded'],
    ['withdrawn', 'FAIL', 'failed'],
  ]);
});

test('it runs until it has ended, and no end starts again', () => {
  expect(states.filter(isLive)).toEqual(['asked', 'started']);
  const running = states.filter(isLive);
  const ends = states.filter((state) => !isLive(state));
  const again = ends.filter((end) =>
    attemptEvents.some((event) => running.includes(attemptAfter(end, event) ?? end)),
  );
  expect(again).toEqual([]);
});

test('a row is taken from one word to another only as its state is', () => {
  const stateOf = {
    wanted: 'asked',
    running: 'started',
    seen: 'started',
    done: 'succeeded',
    off: 'failed',
  } as const;
  const before = Object.fromEntries(
    (Object.keys(stateOf) as (keyof typeof stateOf)[]).map((word) => [word, wordsBefore(stateOf, word)]),
  );
  expect(before).toEqual({
    wanted: ['wanted'],
    running: ['wanted', 'running', 'seen'],
    seen: ['wanted', 'running', 'seen'],
    done: ['wanted', 'running', 'seen', 'done', 'off'],
    off: ['wanted', 'running', 'seen', 'off'],
  });
});
