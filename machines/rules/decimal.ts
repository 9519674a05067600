import Big from 'big.js';

// A constructor of its own, so that no other code's settings reach these sums. Division truncates far behind the grosz,
// then `toGrosz` rounds once: rounding twice could turn 0.4999… into a grosz.
const Decimal = Big();
Decimal.DP = 30;
Decimal.RM = 0;

const halfAwayFromZero = 1;

/** An exact number for sums with percents; throws RangeError on what is no finite number. */
export function decimal(value: number): Big {
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`);
  return new Decimal(value);
}

/** Rounds an exact amount in grosz to whole grosz: halves up, below zero halves away from zero. */
export function toGrosz(exact: Big): number {
  return exact.round(0, halfAwayFromZero).toNumber() + 0;
}

/** Rounds a percent to two decimals, halves up. */
export function toPercent(exact: Big): number {
  return exact.round(2, halfAwayFromZero).toNumber() + 0;
}
