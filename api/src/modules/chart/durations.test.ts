import { expect, test } from 'vitest';
import { addDurations, bucketOf, quantile } from './durations.ts';

/** Five thousand lengths from seconds to months, as orders have them; the generator is a plain congruential one. */
function lengths(): number[] {
  let state = 12_345;
  return Array.from({ length: 5_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round(1_000 * 10 ** ((state / 2_147_483_648) * 6.5));
  });
}

const sketchOf = (ms: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of ms) counts[bucketOf(each)] = (counts[bucketOf(each)] ?? 0) + 1;
  return counts;
};

test.each([0.01, 0.25, 0.5, 0.9, 0.99, 1])(
  'the quantile %d of 5,000 lengths is within one percent',
  (share) => {
    const all = lengths();
    const exact = all.toSorted((one, other) => one - other)[Math.ceil(share * all.length) - 1] ?? 0;
    const sum = new Map<number, number>();
    addDurations(sum, sketchOf(all));
    expect(Math.abs((quantile(sum, share) ?? 0) / exact - 1)).toBeLessThanOrEqual(0.0101);
  },
);

test('sketches of ninety parts add up to that of the whole, in any order', () => {
  const all = lengths();
  const parts = Array.from({ length: 90 }, (_, part) =>
    sketchOf(all.filter((_each, at) => at % 90 === part)),
  );
  const sumOf = (sketches: readonly Record<string, number>[]) => {
    const sum = new Map<number, number>();
    for (const sketch of sketches) addDurations(sum, sketch);
    return [...sum].toSorted(([one], [other]) => one - other);
  };
  expect(sumOf(parts)).toEqual(sumOf([sketchOf(all)]));
  expect(sumOf(parts.toReversed())).toEqual(sumOf(parts));
});

test('what took no time counts as none, and nothing counted has no quantile', () => {
  expect(quantile(new Map([[bucketOf(0), 3]]), 0.9)).toBe(0);
  expect(quantile(new Map(), 0.5)).toBeNull();
});
