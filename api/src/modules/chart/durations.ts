/**
 * How often durations of each length occurred, lengths within two percent of each other counted as one (a DDSketch of
 * accuracy 0.01). Sketches of parts add up to that of the whole, in whatever order. Keys are numbers of buckets.
 */
export type Durations = Readonly<Record<string, number>>;

const accuracy = 0.01;
const growth = (1 + accuracy) / (1 - accuracy);
const logOfGrowth = Math.log(growth);

/** The bucket of a duration in ms; what took no time at all has one of its own. */
export const bucketOf = (ms: number): number => (ms < 1 ? -1 : Math.ceil(Math.log(ms) / logOfGrowth));

/** A duration of the bucket, in whole ms: never more than one percent from any that was counted in it. */
const lengthOf = (bucket: number): number =>
  bucket < 0 ? 0 : Math.round((2 * growth ** bucket) / (growth + 1));

/** Adds what one sketch counted to a growing one. */
export function addDurations(sum: Map<number, number>, durations: Durations): void {
  for (const [key, count] of Object.entries(durations)) {
    const bucket = Number(key);
    sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  }
}

/** Within which duration the share (0–1) of all lay, in whole ms, by nearest rank; null where nothing was counted. */
export function quantile(durations: ReadonlyMap<number, number>, share: number): number | null {
  const buckets = [...durations].toSorted(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let before = 0;
  for (const [bucket, count] of buckets) {
    before += count;
    if (before >= share * total) return lengthOf(bucket);
  }
  return null;
}
