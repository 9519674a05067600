import type { Conformance } from './conformance.ts';
import type { HistoryStep } from './history.ts';

/** A variant: all orders that came through the same statuses in the same order. */
export interface Variant {
  readonly statuses: readonly string[];
  readonly orders: number;
  /** The mean fitness of its traces, 0–1. */
  readonly fitness: number;
  /** The median time from an order's first step to its last, in ms. */
  readonly medianMs: number;
}

export interface Variants {
  /** The most frequent, the first first. */
  readonly variants: readonly Variant[];
  readonly orders: number;
  /** How many variants there are. */
  readonly all: number;
  /** The mean fitness of all traces. */
  readonly fitness: number;
}

interface Counted {
  readonly statuses: readonly string[];
  fitness: number;
  readonly durations: number[];
}

/** So many variants are kept apart; orders of others are counted, and their variants are not told. */
const mostKept = 20_000;

/** The statuses in which an order has rested, one after another. */
export const restsOf = (steps: readonly HistoryStep[]): readonly string[] =>
  steps.flatMap(({ visited }) => visited.at(-1) ?? []);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

/** Counts variants history by history. */
export function variantCount({ fitness }: Conformance) {
  const counted = new Map<string, Counted>();
  let orders = 0;
  let sum = 0;
  return {
    add(steps: readonly HistoryStep[]): void {
      const statuses = restsOf(steps);
      const key = statuses.join(' ');
      const own = fitness(steps);
      orders += 1;
      sum += own;
      const known = counted.get(key) ?? { statuses, fitness: 0, durations: [] };
      if (!counted.has(key) && counted.size >= mostKept) return;
      known.fitness += own;
      known.durations.push((steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0));
      counted.set(key, known);
    },
    most(few: number): Variants {
      const sorted = [...counted.values()].toSorted(
        (one, other) =>
          other.durations.length - one.durations.length ||
          (one.statuses.join() < other.statuses.join() ? -1 : 1),
      );
      return {
        variants: sorted.slice(0, few).map(({ statuses, fitness: total, durations }) => ({
          statuses,
          orders: durations.length,
          fitness: total / durations.length,
          medianMs: median(durations),
        })),
        orders,
        all: counted.size,
        fitness: orders === 0 ? 1 : sum / orders,
      };
    },
  };
}
