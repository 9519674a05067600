const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time in which one seeded order lives. */
export interface DemoClock {
  readonly now: () => number;
  readonly pass: (ms: number) => void;
}

/** Begins so many days before `present` and never reaches it: what was seeded lies in the past. */
export function demoClock(present: number, daysAgo: number): DemoClock {
  const latest = present - minute;
  let at = Math.min(present - daysAgo * day - 3 * hour, latest);
  return {
    now: () => at,
    pass: (ms) => {
      at = Math.min(at + ms, latest);
    },
  };
}

export const demoPauses = { minutes: 6 * minute, hours: 5 * hour, days: 2 * day, month: 31 * day } as const;
