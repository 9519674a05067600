/** The sum of a number's first characters times their weights; digits count as themselves, A as 10 up to Z as 35. */
export function weightedSum(value: string, weights: readonly number[]): number {
  return weights.reduce(
    (total, weight, index) => total + weight * Number.parseInt(value[index] ?? '0', 36),
    0,
  );
}
