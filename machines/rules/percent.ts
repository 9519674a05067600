import { decimal, toGrosz, toPercent } from './decimal.ts';

/** A percent of an amount: grosz → grosz, halves up. */
export function shareOf(grosz: number, percent: number): number {
  return toGrosz(decimal(grosz).times(decimal(percent)).div(100));
}

/** How many percent of the whole a part is, two decimals, halves up; 0 of a whole of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : toPercent(decimal(part).times(100).div(decimal(whole)));
}
