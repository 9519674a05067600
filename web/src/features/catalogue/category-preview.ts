import { calculate, grossFromNet, plainRow, rateOf, standardVat } from '@app/machines/rules';
import type { CategorySector, CategoryTerms, Offer, OfferFormula, TermsRow } from '@app/machines/rules';
import type { CategoryValues } from './category-values.ts';

const formulas: Readonly<Record<CategorySector, OfferFormula>> = {
  general: 'lease',
  industry: 'industry',
  medical: 'medical',
  plm: 'plm',
};

/** The rate of a lease on these terms, percent a year; null while it is not decided. */
export const leaseRateOf = ({ marginPercent, interestPercent }: CategoryValues, basePercent: number | null) =>
  rateOf({ fixedPercent: null, marginPercent, basePercent, interestPercent });

function rowsOf(values: CategoryValues, basePercent: number | null): readonly TermsRow[] {
  const span = { minCount: values.paymentsCountMin ?? 0, maxCount: values.paymentsCountMax ?? 0 };
  if (values.sector === 'general') {
    const ratePercent = leaseRateOf(values, basePercent);
    if (ratePercent === null) return [];
    return values.instalments.map(({ paymentsCount, endValuePercent }) => ({
      ...plainRow,
      ...{ minCount: paymentsCount, maxCount: paymentsCount, ratePercent, residualPercent: endValuePercent },
      administrativeCostPercent: values.administrativeCostPercent ?? 0,
      serviceFee: values.serviceFee ?? 0,
    }));
  }
  if (values.sector === 'industry')
    return values.interestPercent === null
      ? []
      : [
          {
            ...{ ...plainRow, ...span, ratePercent: values.interestPercent },
            handlingFee: values.handlingFee ?? 0,
          },
        ];
  return values.medicalRanges.map((range) => ({
    ...plainRow,
    ...{ priceFrom: range.priceFrom, priceTo: range.priceTo },
    ...{ minCount: range.monthsFrom, maxCount: range.monthsTo },
    ratePercent: range.baseRatePercent + range.marginPercent,
    serviceFee: values.serviceFee ?? 0,
  }));
}

const termsOf = (values: CategoryValues, basePercent: number | null): CategoryTerms => ({
  value: 'preview',
  name: values.name,
  partnerProgram: null,
  ownPaymentMinPercent: values.ownPaymentMinPercent ?? 0,
  ownPaymentMaxPercent: values.ownPaymentMaxPercent ?? 100,
  depreciationPercent: null,
  priceRanges: values.priceRanges,
  rows: rowsOf(values, basePercent),
});

/** What a preview is asked for: goods of a net price (grosz) and an own payment in percent. */
export interface PreviewWish {
  readonly price: number;
  readonly ownPercent: number;
}

/** The offer of a category for a number of instalments, by the same calculation as a client's; null where it has none. */
export function previewOf(
  values: CategoryValues,
  basePercent: number | null,
  { price, ownPercent }: PreviewWish,
  paymentsCount: number,
): Offer | null {
  const grossPrice = grossFromNet(price, standardVat);
  const terms = termsOf(values, basePercent);
  if (terms.rows.length === 0) return null;
  return calculate({
    formula: formulas[values.sector],
    shop: { name: '', minOrderPrice: null, maxOrderPrice: null },
    categories: [terms],
    items: [{ price, grossPrice, quantity: 1, category: 'preview' }],
    own: { percent: ownPercent },
    paymentsCount,
    customPurposeLoan: 0,
  }).offer;
}

/** The numbers of instalments that a preview shows: those that are listed, or the ends of the span. */
export function previewCounts(values: CategoryValues): readonly number[] {
  if (values.sector === 'general')
    return [...new Set(values.instalments.map(({ paymentsCount }) => paymentsCount))]
      .filter((count) => count > 0)
      .toSorted((one, other) => one - other);
  const { paymentsCountMin: least, paymentsCountMax: most } = values;
  const usual = [12, 24, 36, 48, 60, 84].filter(
    (count) => least !== null && most !== null && least <= count && count <= most,
  );
  return usual;
}
