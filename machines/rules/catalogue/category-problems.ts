import { catalogueMessages as messages } from './catalogue-messages.ts';
import {
  atLeastZero,
  countProblem,
  found,
  marginProblem,
  percentProblem,
  spanMessage,
  type Problem,
} from './field-problems.ts';
import { medicalRangesProblems, type EditedMedicalRange } from './medical-ranges.ts';
import { spanFaults, type ValueSpan } from './price-ranges.ts';

/** Which goods a category is of; the calls name it 'medical' and 'general' where addresses of pages say 'med' and 'lease'. */
export type CategorySector = 'general' | 'industry' | 'medical' | 'plm';

/** Goods whose gross value lies in the span pay this amount, net grosz. */
export interface EditedPriceRange extends ValueSpan {
  readonly amount: number;
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

function priceRanges({ priceRanges: ranges }: EditedCategory): readonly Problem[] {
  const faults = spanFaults(ranges);
  return ranges.flatMap(({ priceFrom, amount }, at): readonly Problem[] => [
    [`price_ranges.${at}.price_from`, atLeastZero(priceFrom) ?? spanMessage(faults[at])],
    [`price_ranges.${at}.amount`, atLeastZero(amount)],
  ]);
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
    ...medicalRangesProblems('medical_ranges', category.medicalRanges),
  ],
};

/** What is wrong with a category, by the path of the field as it is sent; empty where it may be saved (CATALOG-013 to 039). */
export function categoryProblems(category: EditedCategory): Readonly<Record<string, string>> {
  return found([
    ['name', category.name.trim() === '' ? messages.required : null],
    ...ownPayments(category),
    ...bySector[category.sector](category),
  ]);
}
