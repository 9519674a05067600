import type { CategoryImport } from '../catalogue.queries.ts';
import type { LoanParameters, MedicalRange, PlmRow } from '../financing-terms.queries.ts';

const residuals = (...pairs: readonly (readonly [count: number, percent: string])[]) =>
  pairs.map(([paymentsCount, estimatedValueInPercent]) => ({ paymentsCount, estimatedValueInPercent }));

/** Percent a year; where a category has a margin too, both make its interest. */
export const demoBaseRate = '4.55';

/** How fast the goods of the demo's categories are written off. */
export const demoDepreciationRates = [
  { kst: '491', rateInPercent: '30.00' },
  { kst: '629', rateInPercent: '20.00' },
  { kst: '808', rateInPercent: '20.00' },
] as const;

/** Default categories; each worked lease of the domain's examples can be seen with the category that its comment names. */
export const demoCategories: readonly CategoryImport[] = [
  {
    // L1: 10 000 net, 10 %, 24 instalments: 419.95
    sector: 'general',
    value: 'computers',
    name: 'Komputery i elektronika',
    ownPaymentMinInPercent: '10.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 48,
    administrativeCostInPercent: '1.00',
    interest: '12.00',
    marginInPercent: '7.45',
    depreciationRate: '30.00',
    cfa: '491',
    instalments: residuals([12, '1.00'], [24, '1.00'], [36, '1.00'], [48, '1.00']),
  },
  {
    // L2: 43 989.43 net, 5 %, 36 instalments: 1 166.35
    sector: 'general',
    value: 'photography',
    name: 'Fotografia i wideo',
    ownPaymentMinInPercent: '5.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 24,
    paymentsCountMax: 48,
    administrativeCostInPercent: '2.00',
    interest: '10.79',
    marginInPercent: '6.24',
    depreciationRate: '20.00',
    cfa: '629',
    instalments: residuals([24, '28.00'], [36, '19.00'], [48, '10.00']),
  },
  {
    // L3: 12 000 net, nothing of one's own, 12 instalments: 990.00
    sector: 'general',
    value: 'promotion_zero',
    name: 'Promocja 0%',
    ownPaymentMinInPercent: '0.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 12,
    administrativeCostInPercent: '0.00',
    interest: '0.00',
    depreciationRate: '30.00',
    cfa: '491',
    instalments: residuals([12, '1.00']),
  },
  {
    // The reference contract: 133 967.21 net, 9 %, 35 instalments: 3 935.45
    sector: 'general',
    value: 'furniture',
    name: 'Meble i wyposażenie',
    ownPaymentMinInPercent: '9.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 24,
    paymentsCountMax: 59,
    administrativeCostInPercent: '0.00',
    interest: '8.926542',
    depreciationRate: '20.00',
    cfa: '808',
    instalments: residuals([24, '1.00'], [35, '1.00'], [47, '1.00'], [59, '1.00']),
  },
  {
    // L4: 8 129.27 net, 20 %, 35 instalments: 211.45; in jabluszko with its service fee of 4.99 a month
    sector: 'general',
    value: 'phones',
    name: 'Telefony i tablety',
    ownPaymentMinInPercent: '5.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 36,
    administrativeCostInPercent: '0.00',
    interest: '9.50',
    marginInPercent: '4.95',
    depreciationRate: '20.00',
    cfa: '629',
    instalments: residuals([12, '1.00'], [24, '1.00'], [35, '1.00'], [36, '1.00']),
  },
  {
    // Of a partner programme: refused beside goods of any other category.
    sector: 'general',
    value: 'new_devices',
    name: 'Program Nowe Urządzenia',
    partnerProgram: 'nowe-urzadzenia',
    ownPaymentMinInPercent: '0.00',
    ownPaymentMaxInPercent: '30.00',
    paymentsCountMin: 24,
    paymentsCountMax: 24,
    administrativeCostInPercent: '0.00',
    interest: '6.00',
    depreciationRate: '30.00',
    cfa: '491',
    instalments: residuals([24, '20.00']),
  },
  {
    sector: 'industry',
    value: 'machines',
    name: 'Maszyny do obróbki',
    cfa: '411',
    ownPaymentMinInPercent: '10.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 60,
    interest: '9.40',
    handlingFee: 30_000,
    instalments: residuals([12, '0.00'], [24, '0.00'], [36, '0.00'], [48, '0.00'], [60, '0.00']),
  },
  {
    sector: 'industry',
    value: 'printing',
    name: 'Maszyny drukarskie',
    cfa: '484',
    ownPaymentMinInPercent: '15.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 24,
    paymentsCountMax: 60,
    interest: '10.20',
    handlingFee: 50_000,
    instalments: residuals([24, '0.00'], [36, '0.00'], [48, '0.00'], [60, '0.00']),
  },
  {
    sector: 'medical',
    value: 'dental',
    name: 'Stomatologia',
    iacCode: '3250201',
    ownPaymentMinInPercent: '10.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 84,
    instalments: residuals([24, '0.00'], [36, '0.00'], [48, '0.00'], [60, '0.00'], [84, '0.00']),
  },
  {
    sector: 'medical',
    value: 'aesthetics',
    name: 'Medycyna estetyczna',
    iacCode: '3250104',
    ownPaymentMinInPercent: '15.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 24,
    paymentsCountMax: 60,
    instalments: residuals([24, '0.00'], [36, '0.00'], [48, '0.00'], [60, '0.00']),
  },
  {
    sector: 'plm',
    value: 'tools',
    name: 'Program narzędziowy',
    partnerProgram: 'narzedzia',
    ownPaymentMinInPercent: '10.00',
    ownPaymentMaxInPercent: '45.00',
    paymentsCountMin: 12,
    paymentsCountMax: 36,
    instalments: residuals([24, '0.00'], [36, '0.00']),
  },
];

/** Categories that shops have copies of: one that follows its default, one on terms of its own, and one that is not offered. */
export const demoCopies: readonly {
  readonly shop: string;
  readonly category: readonly [sector: CategoryImport['sector'], value: string];
  readonly changes: Partial<CategoryImport>;
}[] = [
  { shop: 'cyfrowe', category: ['general', 'photography'], changes: {} },
  {
    shop: 'jabluszko',
    category: ['general', 'furniture'],
    changes: { changedByShop: true, administrativeCostInPercent: '1.50' },
  },
  // Who sells medical equipment has one category of it.
  { shop: 'medyk', category: ['medical', 'aesthetics'], changes: { active: false } },
];

/** 12 300 gross, 1 230 of one's own, 36 instalments: 383.75. */
export const demoLoanParameters: readonly Omit<LoanParameters, 'id' | 'shopId'>[] = [12, 24, 36, 48].map(
  (paymentsCount) => ({
    paymentsCount,
    interest: '15.00',
    administrativeCostInPercent: '2.00',
    administrativeCostFinanced: false,
    insurancePrice: 0,
  }),
);

const repaidCost = (counts: readonly number[], insurancePrice: number) =>
  counts.map((paymentsCount) => ({
    paymentsCount,
    interest: '15.00',
    administrativeCostInPercent: '2.00',
    administrativeCostFinanced: true,
    insurancePrice,
  }));

/**
 * Terms of shops of their own, which let the cost be repaid: with insurance, 12 300 gross, 1 230 of one's own and 36
 * instalments are 395.58; at the counter nothing may be owed before signing.
 */
export const demoOwnLoans = [
  { shop: 'hurtownia', parameters: repaidCost([24, 36, 48], 12_000) },
  { shop: 'salon-ratalny', parameters: repaidCost([12, 24, 36, 48], 0) },
] as const;

/** 150 000, 15 000 of one's own, 60 instalments: 2 750.25. */
export const demoMedicalRanges: readonly Omit<MedicalRange, 'id' | 'categoryId'>[] = [
  {
    priceFrom: 100_000,
    priceTo: 50_000_000,
    monthsFrom: 12,
    monthsTo: 84,
    baseRateInPercent: '5.00',
    marginInPercent: '3.20',
  },
];

/** 20 000, 2 000 of one's own, 24 instalments: 819.00; the manufacturer pays 700.00. */
export const demoPlmRows: readonly Omit<PlmRow, 'id' | 'categoryId'>[] = [
  {
    supportType: 'standard',
    paymentsCount: 24,
    priceFrom: 100_000,
    priceTo: 20_000_000,
    rateInPercent: '4.55',
    subventionInPercent: '3.50',
    manipulationFee: 15_000,
    commissionInPercent: '0.00',
    irrInPercent: null,
    active: true,
  },
  {
    supportType: 'standard',
    paymentsCount: 36,
    priceFrom: 100_000,
    priceTo: 20_000_000,
    rateInPercent: '3.25',
    subventionInPercent: '4.00',
    manipulationFee: 15_000,
    commissionInPercent: '0.00',
    irrInPercent: null,
    active: true,
  },
];
