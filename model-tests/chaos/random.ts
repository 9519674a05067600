/** Pseudo-random draws; a seed repeats them, but not the timing of the processes. */
export interface Random {
  /** From 0 up to 1. */
  readonly draw: () => number;
  readonly happens: (probability: number) => boolean;
  readonly between: (from: number, to: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + draw() * (to - from);
  return {
    draw,
    between,
    happens: (probability) => draw() < probability,
    oneOf(items) {
      const item = items[Math.floor(draw() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from');
      return item;
    },
  };
}
