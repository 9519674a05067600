/** The time that passes, for what waits: milliseconds; each answers how to stop it. */
export interface Clock {
  readonly after: (delay: number, act: () => void) => () => void;
  readonly every: (interval: number, act: () => void) => () => void;
}

export const browserClock: Clock = {
  after: (delay, act) => {
    const timer = setTimeout(act, delay);
    return () => clearTimeout(timer);
  },
  every: (interval, act) => {
    const timer = setInterval(act, interval);
    return () => clearInterval(timer);
  },
};

/** How long (milliseconds) it waits before it loads again (CONST-008), and between two looks at what the page has left of it (OFFER-040). */
export const loadRetry = 300;
export const presenceCheck = 3_000;
export const resizeDebounce = 50;
/** From the last key to the question. */
export const typingDebounce = 300;

/** Acts once nothing has asked for it for so long. */
export function debounced(clock: Clock, delay: number, act: () => void): () => void {
  let stop = (): void => undefined;
  return () => {
    stop();
    stop = clock.after(delay, act);
  };
}
