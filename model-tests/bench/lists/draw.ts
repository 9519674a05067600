/** Pseudo-random draws: one seed gives the same dataset and the same questions each time. */
export interface Draw {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly one: <T>(from: readonly T[]) => T;
  readonly share: (share: number) => boolean;
}

/** Draws that follow from the seed (splitmix32). */
export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    one: (from) => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('There is nothing to draw from');
      return found;
    },
    share: (share) => next() < share,
  };
}
