/**
 * A row of the catalogue: on which terms goods of this value are financed over this many instalments. Percents; grosz;
 * the value is gross, both ends belong to it, null is no bound.
 */
export interface TermsRow {
  readonly minCount: number;
  readonly maxCount: number;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Percent a year. */
  readonly ratePercent: number;
  /** Percent of what is financed that one instalment is; 0 where the instalment follows from the rate. */
  readonly factorPercent: number;
  readonly residualPercent: number;
  readonly administrativeCostPercent: number;
  /** Added to the administrative cost, net grosz: what the range of the goods' value says. */
  readonly administrativeFee: number;
  /** The administrative cost is repaid with the instalments, not paid before signing. */
  readonly administrativeCostFinanced: boolean;
  /** Paid once, before signing. */
  readonly handlingFee: number;
  readonly insurancePrice: number;
  /** A lease's net fee a month; a loan's fee for the whole contract. */
  readonly serviceFee: number;
}

/** What goods of one category are financed on, as the order's shop offers it. Percents of the financed value. */
export interface CategoryTerms {
  readonly value: string;
  readonly name: string;
  /** Goods of a programme stand in an order only with goods of the same programme. */
  readonly partnerProgram: string | null;
  readonly ownPaymentMinPercent: number;
  readonly ownPaymentMaxPercent: number;
  /** Percent a year in which the goods are written off; null where taxes do not ask. */
  readonly depreciationPercent: number | null;
  /** What goods of a value pay beside the administrative cost; goods of any other value pay nothing. */
  readonly priceRanges: readonly PriceRange[];
  readonly rows: readonly TermsRow[];
}

/** Goods whose gross value lies between both ends (grosz, both included) pay this amount, net grosz. */
export interface PriceRange {
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly amount: number;
}

/** A row that says nothing yet: any value, no cost. */
export const plainRow: TermsRow = {
  minCount: 1,
  maxCount: 120,
  priceFrom: null,
  priceTo: null,
  ratePercent: 0,
  factorPercent: 0,
  residualPercent: 0,
  administrativeCostPercent: 0,
  administrativeFee: 0,
  administrativeCostFinanced: false,
  handlingFee: 0,
  insurancePrice: 0,
  serviceFee: 0,
};

const dearest = (rows: readonly TermsRow[], figure: (row: TermsRow) => number): number =>
  Math.max(...rows.map(figure));

/**
 * One row for goods of several categories: the dearest figure of each, and the lowest residual value. At least one row;
 * their numbers of instalments and values overlap, or nothing could be calculated.
 */
export function dearestRow(rows: readonly TermsRow[]): TermsRow {
  const [first] = rows;
  if (first === undefined) throw new RangeError('terms of no category');
  return {
    ...first,
    ratePercent: dearest(rows, (row) => row.ratePercent),
    factorPercent: dearest(rows, (row) => row.factorPercent),
    residualPercent: Math.min(...rows.map((row) => row.residualPercent)),
    administrativeCostPercent: dearest(rows, (row) => row.administrativeCostPercent),
    administrativeFee: dearest(rows, (row) => row.administrativeFee),
    administrativeCostFinanced: rows.every((row) => row.administrativeCostFinanced),
    handlingFee: dearest(rows, (row) => row.handlingFee),
    insurancePrice: dearest(rows, (row) => row.insurancePrice),
    serviceFee: dearest(rows, (row) => row.serviceFee),
  };
}

/** The rows of a category that are meant for goods of this value (grosz, gross), with what its range adds. */
export function rowsForPrice({ rows, priceRanges }: CategoryTerms, grossPrice: number): readonly TermsRow[] {
  const range = priceRanges.find(
    ({ priceFrom, priceTo }) => priceFrom <= grossPrice && grossPrice <= priceTo,
  );
  return rows
    .filter(
      ({ priceFrom, priceTo }) =>
        (priceFrom === null || priceFrom <= grossPrice) && (priceTo === null || grossPrice <= priceTo),
    )
    .map((row) => (range === undefined ? row : { ...row, administrativeFee: range.amount }));
}

/** The numbers of instalments that rows are for, ascending, each once. */
export function countsOfRows(rows: readonly TermsRow[]): readonly number[] {
  const counts = rows.flatMap(({ minCount, maxCount }) =>
    Array.from({ length: Math.max(0, maxCount - minCount + 1) }, (_, index) => minCount + index),
  );
  return [...new Set(counts)].sort((one, other) => one - other);
}

/** Between which values (grosz, gross) a category has terms at all; null is no bound. */
export function pricesOfRows(rows: readonly TermsRow[]): {
  readonly from: number | null;
  readonly to: number | null;
} {
  const from = rows.map(({ priceFrom }) => priceFrom);
  const to = rows.map(({ priceTo }) => priceTo);
  return {
    from: from.includes(null) ? null : Math.min(...from.map((price) => price ?? 0)),
    to: to.includes(null) ? null : Math.max(...to.map((price) => price ?? 0)),
  };
}
