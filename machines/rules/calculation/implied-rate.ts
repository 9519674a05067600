/** A rate as three percents: a month (four decimals), a year without and with compounding (two decimals). */
export interface ImpliedRate {
  readonly monthlyPercent: number;
  readonly nominalPercent: number;
  readonly effectivePercent: number;
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * The interest that lies in an amount (grosz) repaid by equal monthly instalments in arrears, found by halving the
 * interval from none to 100% a month. Zero where the instalments only repay the amount or less.
 */
export function impliedRate({
  amount,
  instalment,
  count,
}: {
  amount: number;
  instalment: number;
  count: number;
}): ImpliedRate {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    const worth = (instalment * (1 - (1 + middle) ** -count)) / middle;
    if (worth > amount) low = middle;
    else high = middle;
  }
  const monthly = instalment * count <= amount ? 0 : low;
  return {
    monthlyPercent: rounded(monthly * 100, 4),
    nominalPercent: rounded(monthly * 1200, 2),
    effectivePercent: rounded(((1 + monthly) ** 12 - 1) * 100, 2),
  };
}
