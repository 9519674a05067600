import { decimal, toGrosz } from './decimal.ts';

/** The VAT level in percent of fees: the initial payment, instalments of a lease. Also an item's level until another is chosen. */
export const standardVat = 23;

/** Gross of a net amount in grosz at a VAT level in percent, halves up to the grosz. Per unit: multiply afterwards. */
export function grossFromNet(grosz: number, percent: number): number {
  return toGrosz(decimal(grosz).times(decimal(percent).plus(100)).div(100));
}

/** Net of a gross amount in grosz at a VAT level in percent, halves up. Not always the inverse of grossFromNet: store both sides. */
export function netFromGross(grosz: number, percent: number): number {
  return toGrosz(decimal(grosz).times(100).div(decimal(percent).plus(100)));
}
