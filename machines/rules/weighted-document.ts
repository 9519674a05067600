/**
 * The sum of a travel document's characters times their weights; digits count as themselves, A as 10 up to Z as 35.
 * Polish identity cards and passports are numbered so that it is divisible by ten.
 */
export function weightedSum(value: string, weights: readonly number[]): number {
  return weights.reduce(
    (total, weight, index) => total + weight * Number.parseInt(value[index] ?? '0', 36),
    0,
  );
}
