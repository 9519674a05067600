import type { Clock } from '../clock.ts';

/** A clock that goes when a test says so. */
export function handClock(): Clock & { readonly pass: (milliseconds: number) => void } {
  let now = 0;
  let due: { at: number; act: () => void; interval: number | null }[] = [];
  const wait = (delay: number, act: () => void, interval: number | null) => {
    const entry = { at: now + delay, act, interval };
    due.push(entry);
    return () => {
      due = due.filter((one) => one !== entry);
    };
  };
  return {
    after: (delay, act) => wait(delay, act, null),
    every: (interval, act) => wait(interval, act, interval),
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
        if (next === undefined) break;
        now = next.at;
        if (next.interval === null) due = due.filter((one) => one !== next);
        else next.at += next.interval;
        next.act();
      }
      now = until;
    },
  };
}

/** A clock on which no wait takes any time; what comes again and again never comes. */
export const hurriedClock: Clock = {
  after: (_delay, act) => {
    queueMicrotask(act);
    return () => undefined;
  },
  every: () => () => undefined,
};
