/** Milliseconds before a waiting screen asks the first time, and then each further time. */
const firstWait = 60_000;
const nextWaits = 10_000;

/** When to ask for the order again: not before the screen has waited 60 s, then every 10 s; never where it does not wait. */
export function refetchInterval(waits: boolean, waitingSince: number, now: number): number | false {
  if (!waits) return false;
  return Math.max(nextWaits, firstWait - (now - waitingSince));
}
