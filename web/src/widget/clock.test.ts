import { expect, test } from 'vitest';
import { debounced } from './clock.ts';
import { handClock } from './testing/hand-clock.ts';

test('what is asked for again and again is done once, when it has rested', () => {
  const clock = handClock();
  let done = 0;
  const ask = debounced(clock, 50, () => (done += 1));
  ask();
  clock.pass(49);
  ask();
  clock.pass(49);
  expect(done).toBe(0);
  clock.pass(1);
  expect(done).toBe(1);
  clock.pass(500);
  expect(done).toBe(1);
});
