/**
 * The fewest months of a lease whose fees are tax costs: 40% of the time in which goods of this depreciation rate
 * (percent a year) are written off, rounded up (art. 17b of the CIT act). A warning, never a stop.
 */
export function shortestTaxTerm(depreciationPercent: number): number {
  if (!(depreciationPercent > 0)) throw new RangeError(`a depreciation rate of ${depreciationPercent}%`);
  return Math.ceil(480 / depreciationPercent);
}

/** Whether a lease satisfies that article: long enough, and its net fees reach the goods' net value. Grosz. */
export function satisfiesTaxTerm(lease: {
  readonly depreciationPercent: number;
  readonly paymentsCount: number;
  readonly totalCost: number;
  readonly price: number;
}): boolean {
  return lease.paymentsCount >= shortestTaxTerm(lease.depreciationPercent) && lease.totalCost >= lease.price;
}
