/** The VAT level in percent of fees: the initial payment, instalments of a lease. Also an item's level until another is chosen. */
export const standardVat = 23;

/** The quotient of whole numbers, halves up; below zero halves away from zero. */
function rounded(dividend: bigint, divisor: bigint): number {
  const half = dividend < 0n ? -divisor : divisor;
  return Number((2n * dividend + half) / (2n * divisor));
}

/** Gross of a net amount in grosz at a VAT level in whole percent, halves up to the grosz. Per unit: multiply afterwards. */
export function grossFromNet(grosz: number, percent: number): number {
  return rounded(BigInt(grosz) * BigInt(100 + percent), 100n);
}

/** Net of a gross amount in grosz at a VAT level in whole percent, halves up. Not always the inverse of grossFromNet: store both sides. */
export function netFromGross(grosz: number, percent: number): number {
  return rounded(BigInt(grosz) * 100n, BigInt(100 + percent));
}
