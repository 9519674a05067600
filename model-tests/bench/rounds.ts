/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const above = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? above : ((sorted[middle - 1] ?? above) + above) / 2;
}

/**
 * Measures the contenders one after another, again and again, each round beginning with another of them: what else the
 * machine does meanwhile falls on all of them alike. The first round warms up and does not count.
 */
export async function interleaved<N extends string, M>(
  rounds: number,
  contenders: Readonly<Record<N, () => Promise<M>>>,
): Promise<Readonly<Record<N, readonly M[]>>> {
  const names = Object.keys(contenders) as N[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, M[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(round + place) % names.length] as N;
      const one = await contenders[name]();
      if (round > 0) measured[name].push(one);
    }
  }
  return measured;
}
