/** The yearly rate at which goods of a KST group are written off, percent; the group is one to three digits. */
export interface DepreciationRate {
  readonly kst: string;
  readonly percent: number;
}

/** The rate of a KST number, percent a year: that of the longest group that it belongs to; null where none is known. */
export function depreciationOf(kst: string | null, rates: readonly DepreciationRate[]): number | null {
  if (kst === null) return null;
  const [found] = rates
    .filter((rate) => kst.startsWith(rate.kst))
    .toSorted((one, other) => other.kst.length - one.kst.length);
  return found?.percent ?? null;
}
