/** Goods and terms for which an offer is worked out a second time: grosz, and percents in hundredths (12,5% is 1250). */
export interface OfferCase {
  readonly formula: 'lease' | 'loan' | 'industry' | 'medical' | 'plm';
  /** One piece, net and gross. */
  readonly price: number;
  readonly grossPrice: number;
  readonly ownPercent: number;
  readonly paymentsCount: number;
  /** A year's. */
  readonly ratePercent: number;
  readonly residualPercent: number;
  readonly administrativeCostPercent: number;
  /** Net, of the price range in which the gross price lies. */
  readonly rangeAmount: number;
  readonly handlingFee: number;
  /** Net a month for a lease, once for medical equipment and loans. */
  readonly serviceFee: number;
  /** Of a loan: whether the administrative cost is lent too, and what is insured for, lent in any case. */
  readonly costIsFinanced: boolean;
  readonly insurance: number;
  /** Of plm: what an instalment is of the financed amount. */
  readonly factorPercent: number;
}

/** Half of a grosz goes up. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const share = (amount: number, percent: number): number => rounded(BigInt(amount) * BigInt(percent), 10_000n);

/**
 * The instalment that repays an amount down to a residual, in arrears, by whole numbers alone: with i = rate / (12 · 10000)
 * the power of 1 + i is a fraction, so nothing is rounded before the end.
 */
function instalment(amount: number, residual: number, ratePercent: number, count: number): number {
  const [borrowed, left] = [BigInt(amount), BigInt(residual)];
  if (ratePercent === 0) return rounded(borrowed - left, BigInt(count));
  const year = 120_000n;
  const rate = BigInt(ratePercent);
  const grown = (year + rate) ** BigInt(count);
  const plain = year ** BigInt(count);
  return rounded(rate * (borrowed * grown - left * plain), year * (grown - plain));
}

/** What the formulas of domain facts 8.2 to 8.6 make of it, in grosz: written anew, beside the calculation that it checks. */
export function offerByHand(asked: OfferCase): { installmentValue: number; totalCost: number } {
  const { formula, paymentsCount: count, ratePercent } = asked;
  if (formula === 'lease') {
    const own = share(asked.price, asked.ownPercent);
    const residual = share(asked.price, asked.residualPercent);
    const cost = share(asked.price, asked.administrativeCostPercent) + asked.rangeAmount;
    const installmentValue = instalment(asked.price - own, residual, ratePercent, count);
    return {
      installmentValue,
      totalCost: own + cost + residual + count * (installmentValue + asked.serviceFee),
    };
  }
  const own = share(asked.grossPrice, asked.ownPercent);
  if (formula === 'plm') {
    const installmentValue = share(asked.grossPrice - own, asked.factorPercent);
    return { installmentValue, totalCost: own + asked.handlingFee + count * installmentValue };
  }
  if (formula === 'loan') {
    const borrowed = asked.grossPrice - own;
    const cost = share(borrowed, asked.administrativeCostPercent);
    const [lent, paid] = asked.costIsFinanced ? [cost, 0] : [0, cost];
    const total = borrowed + asked.insurance + asked.serviceFee + lent;
    const installmentValue = instalment(total, 0, ratePercent, count);
    return { installmentValue, totalCost: own + paid + count * installmentValue };
  }
  const [before, financed] = formula === 'industry' ? [asked.handlingFee, 0] : [0, asked.serviceFee];
  const installmentValue = instalment(asked.grossPrice - own + financed, 0, ratePercent, count);
  return { installmentValue, totalCost: own + before + count * installmentValue };
}
