import { catalogueMessages as messages } from './catalogue-messages.ts';
import { spanFaults, type SpanFault, type ValueSpan } from './price-ranges.ts';

/** Which goods a category is of; the calls name it 'medical' and 'general' where addresses of pages say 'med' and 'lease'. */
export type CategorySector = 'general' | 'industry' | 'medical' | 'plm';

/** Goods whose gross value lies in the span pay this amount, net grosz. */
export interface EditedPriceRange extends ValueSpan {
  readonly amount: number;
}

/** A year's base rate and margin, percent, for a span of values and of months. */
export interface EditedMedicalRange extends ValueSpan {
  readonly monthsFrom: number;
  readonly monthsTo: number;
  readonly baseRatePercent: number;
  readonly marginPercent: number;
}

/** A category as its editor holds it: grosz, percents; null is what was left empty. What its sector has no use for is null or empty. */
export interface EditedCategory {
  readonly sector: CategorySector;
  readonly name: string;
  readonly cfa: string | null;
  readonly iacCode: string | null;
  readonly ownPaymentMinPercent: number | null;
  readonly ownPaymentMaxPercent: number | null;
  readonly paymentsCountMin: number | null;
  readonly paymentsCountMax: number | null;
  readonly instalments: readonly { readonly paymentsCount: number; readonly endValuePercent: number }[];
  readonly marginPercent: number | null;
  readonly administrativeCostPercent: number | null;
  readonly interestPercent: number | null;
  readonly handlingFee: number | null;
  readonly commission: number | null;
  readonly serviceFee: number | null;
  readonly priceRanges: readonly EditedPriceRange[];
  readonly medicalRanges: readonly EditedMedicalRange[];
}

/** The longest financing, in monthly instalments. */
export const mostInstalments = 120;

/** The least margin of any category, percent a year (CATALOG-028). */
export const leastMargin = 1;

/** Between which gross values medical equipment is financed, grosz (CATALOG-029). */
export const medicalValues = { from: 100_000, to: 200_000_000 } as const;

type Problem = readonly [path: string, message: string | null];

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;

function countProblem(count: number | null): string | null {
  if (count === null) return messages.required;
  if (!isCount(count)) return messages.count;
  return count > mostInstalments ? messages.countTooHigh(mostInstalments) : null;
}

const percentProblem = (percent: number | null): string | null => {
  if (percent === null) return messages.required;
  return percent >= 0 && percent <= 100 ? null : messages.percent;
};

const atLeastZero = (value: number | null): string | null =>
  value === null || value >= 0 ? null : messages.notNegative;

function counts({ paymentsCountMin: least, paymentsCountMax: most }: EditedCategory): readonly Problem[] {
  const [low, high] = [countProblem(least), countProblem(most)];
  const reversed = low === null && high === null && (least ?? 0) > (most ?? 0);
  return [
    ['payments_count_min', low ?? (reversed ? messages.countsReversed : null)],
    ['payments_count_max', high],
  ];
}

function ownPayments({
  ownPaymentMinPercent: least,
  ownPaymentMaxPercent: most,
}: EditedCategory): readonly Problem[] {
  const [low, high] = [percentProblem(least), percentProblem(most)];
  const reversed = low === null && high === null && (least ?? 0) > (most ?? 0);
  return [
    ['own_payment_min_percent', low ?? (reversed ? messages.ownPaymentsReversed : null)],
    ['own_payment_max_percent', high ?? (most === 0 ? messages.mostOwnPayment : null)],
  ];
}

function instalments({
  instalments: list,
  paymentsCountMin: least,
  paymentsCountMax: most,
}: EditedCategory): readonly Problem[] {
  if (list.length === 0) return [['instalments', messages.noCounts]];
  return list.flatMap(({ paymentsCount, endValuePercent }, at): readonly Problem[] => {
    const repeated = list.slice(0, at).some((each) => each.paymentsCount === paymentsCount);
    const outside = least !== null && most !== null && (paymentsCount < least || paymentsCount > most);
    const count = countProblem(paymentsCount);
    return [
      [
        `instalments.${at}.payments_count`,
        count ?? (outside ? messages.countOutside(least, most) : repeated ? messages.countRepeated : null),
      ],
      [`instalments.${at}.end_value_percent`, percentProblem(endValuePercent)],
    ];
  });
}

const spanMessages: Readonly<Record<NonNullable<SpanFault>, string>> = {
  reversed: messages.rangeReversed,
  repeated: messages.rangeRepeated,
  overlaps: messages.rangeOverlaps,
};

const spanMessage = (fault: SpanFault | undefined): string | null =>
  fault === null || fault === undefined ? null : spanMessages[fault];

function priceRanges({ priceRanges: ranges }: EditedCategory): readonly Problem[] {
  const faults = spanFaults(ranges);
  return ranges.flatMap(({ priceFrom, amount }, at): readonly Problem[] => [
    [`price_ranges.${at}.price_from`, atLeastZero(priceFrom) ?? spanMessage(faults[at])],
    [`price_ranges.${at}.amount`, atLeastZero(amount)],
  ]);
}

/** Whether two ranges are for months that neither shares. */
const otherMonths = (one: EditedMedicalRange, other: EditedMedicalRange): boolean =>
  one.monthsTo < other.monthsFrom || other.monthsTo < one.monthsFrom;

const marginProblem = (percent: number | null): string | null =>
  percent === null || percent >= leastMargin ? null : messages.margin(leastMargin);

function medicalRanges(ranges: readonly EditedMedicalRange[]): readonly Problem[] {
  const path = 'medical_ranges';
  const faults = spanFaults(ranges, otherMonths);
  const { from, to } = medicalValues;
  return ranges.flatMap((range, at): readonly Problem[] => {
    const [first, last] = [countProblem(range.monthsFrom), countProblem(range.monthsTo)];
    const reversed = first === null && last === null && range.monthsFrom > range.monthsTo;
    const empty = range.priceFrom === range.priceTo ? messages.rangeReversed : null;
    return [
      [
        `${path}.${at}.price_from`,
        (range.priceFrom < from ? messages.rangeBelow(from) : null) ?? empty ?? spanMessage(faults[at]),
      ],
      [`${path}.${at}.price_to`, range.priceTo > to ? messages.rangeAbove(to) : null],
      [`${path}.${at}.months_from`, first ?? (reversed ? messages.monthsReversed : null)],
      [`${path}.${at}.months_to`, last],
      [`${path}.${at}.base_rate_percent`, atLeastZero(range.baseRatePercent)],
      [`${path}.${at}.margin_percent`, marginProblem(range.marginPercent)],
    ];
  });
}

const kst = ({ cfa }: EditedCategory): Problem => {
  if (cfa === null) return ['cfa', messages.required];
  return ['cfa', /^[1-9]\d{2}$/u.test(cfa) ? null : messages.kst];
};

const iacCode = ({ iacCode: code }: EditedCategory): Problem => {
  if (code === null) return ['iac_code', messages.required];
  return ['iac_code', /^\d{1,10}$/u.test(code) ? null : messages.iacCode];
};

const serviceFee = ({ serviceFee: fee }: EditedCategory): Problem => [
  'service_fee',
  fee === null || fee > 0 ? null : messages.serviceFee,
];

const bySector: Readonly<Record<CategorySector, (category: EditedCategory) => readonly Problem[]>> = {
  general: (category) => [
    kst(category),
    ...counts(category),
    ...instalments(category),
    // What was imported with a rate of its own keeps it until a margin is said.
    [
      'margin_percent',
      category.marginPercent === null && category.interestPercent === null
        ? messages.required
        : marginProblem(category.marginPercent),
    ],
    ['administrative_cost_percent', percentProblem(category.administrativeCostPercent)],
    serviceFee(category),
    ...priceRanges(category),
  ],
  industry: (category) => [
    kst(category),
    ...counts(category),
    [
      'interest_percent',
      category.interestPercent === null ? messages.required : atLeastZero(category.interestPercent),
    ],
    ['handling_fee', category.handlingFee === null ? messages.required : atLeastZero(category.handlingFee)],
  ],
  plm: () => [],
  medical: (category) => [
    iacCode(category),
    ...counts(category),
    ['commission', atLeastZero(category.commission)],
    serviceFee(category),
    ...medicalRanges(category.medicalRanges),
  ],
};

const found = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap(([path, message]) => (message === null ? [] : [[path, message] as const])),
  );

/** What is wrong with a category, by the path of the field as it is sent; empty where it may be saved (CATALOG-013 to 039). */
export function categoryProblems(category: EditedCategory): Readonly<Record<string, string>> {
  return found([
    ['name', category.name.trim() === '' ? messages.required : null],
    ...ownPayments(category),
    ...bySector[category.sector](category),
  ]);
}
