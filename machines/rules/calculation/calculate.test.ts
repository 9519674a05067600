import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import type { CalculationWish } from './calculate.ts';
import { plainRow } from './terms.ts';
import type { CategoryTerms, TermsRow } from './terms.ts';

const row = (count: number, more: Partial<TermsRow>): TermsRow => ({
  ...plainRow,
  minCount: count,
  maxCount: count,
  ...more,
});

const category = (
  value: string,
  rows: readonly TermsRow[],
  more: Partial<CategoryTerms> = {},
): CategoryTerms => ({
  value,
  name: value.toUpperCase(),
  partnerProgram: null,
  ownPaymentMinPercent: 0,
  ownPaymentMaxPercent: 45,
  depreciationPercent: null,
  priceRanges: [],
  rows,
  ...more,
});

const goods = (price: number, grossPrice: number, of: string | null = null, quantity = 1) => ({
  price,
  grossPrice,
  quantity,
  category: of,
});

const computers = category('computers', [
  row(24, { ratePercent: 12, residualPercent: 1, administrativeCostPercent: 1 }),
  row(48, { ratePercent: 12, residualPercent: 1, administrativeCostPercent: 1 }),
]);

const wish = (more: Partial<CalculationWish>): CalculationWish => ({
  formula: 'lease',
  shop: { name: 'Elektro', minOrderPrice: null, maxOrderPrice: null },
  categories: [computers],
  items: [goods(1_000_000, 1_230_000)],
  own: { percent: 10 },
  paymentsCount: 24,
  customPurposeLoan: 0,
  ...more,
});

describe('the worked example of', () => {
  const instalment = (more: Partial<CalculationWish>) => calculate(wish(more)).offer?.installmentValue;

  test('a lease', () => {
    const { offer, problems } = calculate(wish({}));
    expect(problems).toEqual({});
    expect(offer).toMatchObject({
      installmentValue: 41_995,
      grossInstallmentValue: 51_654,
      ownPayment: 100_000,
      administrativeCost: 10_000,
      estimatedValue: 10_000,
      totalCost: 1_127_880,
      totalCostInPercent: 112.79,
      entryAndAdministrativeSumGross: 135_300,
    });
  });

  test('a lease with a monthly service fee', () => {
    const phones = category('phones', [row(35, { ratePercent: 9.5, residualPercent: 1, serviceFee: 499 })]);
    const items = [goods(812_927, 999_900)];
    const { offer } = calculate(
      wish({ categories: [phones], items, own: { percent: 20 }, paymentsCount: 35 }),
    );
    expect(offer).toMatchObject({
      installmentValue: 21_145,
      serviceFeeValue: 17_465,
      totalCost: 928_254,
      totalCostInPercent: 114.19,
    });
  });

  test('a business loan, its cost paid before signing or repaid with insurance', () => {
    const loan = { ratePercent: 15, administrativeCostPercent: 2 };
    const upFront = category('all', [row(36, loan)]);
    const financed = category('all', [
      row(36, { ...loan, administrativeCostFinanced: true, insurancePrice: 12_000 }),
    ]);
    const common = { formula: 'loan', paymentsCount: 36 } as const;
    expect(instalment({ ...common, categories: [upFront] })).toBe(38_375);
    expect(instalment({ ...common, categories: [financed] })).toBe(39_558);
  });

  test("a manufacturer's programme", () => {
    const tools = category('tools', [row(24, { factorPercent: 4.55, handlingFee: 15_000 })]);
    const { offer } = calculate(
      wish({ formula: 'plm', categories: [tools], items: [goods(1_626_016, 2_000_000)] }),
    );
    expect(offer).toMatchObject({
      installmentValue: 81_900,
      totalCost: 2_180_600,
      totalCostInPercent: 109.03,
    });
  });

  test('medical equipment, with and without a custom-purpose loan', () => {
    const dental = category('dental', [row(60, { ratePercent: 8.2 })]);
    const medical = {
      formula: 'medical',
      categories: [dental],
      items: [goods(13_888_889, 15_000_000)],
      paymentsCount: 60,
    } as const;
    expect(instalment(medical)).toBe(275_025);
    expect(instalment({ ...medical, customPurposeLoan: 3_000_000 })).toBe(336_142);
    expect(calculate(wish(medical)).customPurposeLoanLimit).toBe(3_000_000);
  });

  test('machines', () => {
    const machines = category('machines', [row(36, { ratePercent: 15, handlingFee: 22_140 })]);
    expect(instalment({ formula: 'industry', categories: [machines], paymentsCount: 36 })).toBe(38_375);
  });
});

describe('what was not chosen', () => {
  test('is the lowest own payment and 36 instalments or the next fewer', () => {
    const least = { ...computers, ownPaymentMinPercent: 5 };
    const found = calculate(wish({ categories: [least], own: null, paymentsCount: null }));
    expect(found).toMatchObject({ own: { percent: 5 }, paymentsCount: 24, counts: [24, 48] });
  });
});

describe('a calculation is refused', () => {
  const problems = (more: Partial<CalculationWish>) => {
    const { problems: found, offer } = calculate(wish(more));
    expect(offer).toBeNull();
    return Object.keys(found);
  };

  test('on the own payment as it was entered', () => {
    expect(problems({ own: { percent: 45.01 } })).toEqual(['own_payment_in_percent']);
    expect(problems({ own: { amount: 450_001 } })).toEqual(['own_payment']);
    expect(problems({ own: { grossAmount: 553_501 } })).toEqual(['gross_own_payment']);
    expect(problems({ own: { amount: 9_900_000 } })).toEqual(['own_payment']);
  });

  test('on a number of instalments that the category does not have', () => {
    expect(calculate(wish({ paymentsCount: 36 })).problems).toEqual({
      payments_count: 'Kategoria „COMPUTERS” nie ma takiej liczby rat – wybierz jedną z dostępnych',
    });
  });

  test("on a value beyond the shop's or the category's bounds, and says nothing of instalments then", () => {
    const shop = { name: 'Elektro', minOrderPrice: 2_000_000, maxOrderPrice: null };
    expect(problems({ shop })).toEqual(['order_items_attributes']);
    const dear = category('dear', [row(24, { priceFrom: 2_000_000 })]);
    expect(problems({ categories: [dear] })).toEqual(['order_items_attributes']);
  });

  test('where goods of a partner programme stand with others', () => {
    const programme = category('tools', computers.rows, { partnerProgram: 'tools' });
    const items = [goods(1_000, 1_230, 'computers'), goods(1_000, 1_230, 'tools')];
    expect(calculate(wish({ categories: [computers, programme], items })).problems).toEqual({
      'order_items_attributes.1.category':
        'Produktów z kategorii „TOOLS” nie można łączyć z innymi w jednym zamówieniu – to program partnerski',
    });
  });

  test('on a custom-purpose loan above its limit, or where there is none', () => {
    expect(calculate(wish({ formula: 'medical', customPurposeLoan: 246_001 })).problems).toEqual({
      custom_purpose_loan:
        'Pożyczka na dowolny cel może wynosić najwyżej 2\u00a0460,00\u00a0zł: 20% wartości sprzętu, nie więcej niż 80\u00a0000\u00a0zł',
    });
    expect(problems({ customPurposeLoan: 1 })).toEqual(['custom_purpose_loan']);
  });

  test('where the categories have no number of instalments in common', () => {
    const other = category('other', [row(12, {})]);
    const items = [goods(1_000, 1_230, 'computers'), goods(1_000, 1_230, 'other')];
    expect(calculate(wish({ categories: [computers, other], items })).problems).toEqual({
      payments_count: 'Kategorie tych produktów nie mają wspólnej liczby rat – złóż osobne zamówienia',
    });
  });
});

test('goods of several categories are financed on the dearest figure of each', () => {
  const cheap = category('cheap', [row(24, { ratePercent: 6, residualPercent: 0, handlingFee: 500 })]);
  const items = [goods(500_000, 615_000, 'computers'), goods(500_000, 615_000, 'cheap')];
  expect(calculate(wish({ categories: [computers, cheap], items })).offer).toMatchObject({
    interest: 12,
    estimatedValue: 0,
    administrativeCost: 10_000,
  });
});

describe("a range of the goods' value", () => {
  const ranges = [
    { priceFrom: 500_000, priceTo: 1_230_000, amount: 15_000 },
    { priceFrom: 1_230_001, priceTo: 5_000_000, amount: 25_000 },
  ];
  const feeOf = (grossPrice: number, price: number) => {
    const found = calculate(
      wish({ categories: [{ ...computers, priceRanges: ranges }], items: [goods(price, grossPrice)] }),
    );
    return [found.offer?.administrativeCost, found.offer?.administrativeCostInPercent];
  };

  test('adds its amount to the administrative cost, both ends included', () => {
    // 1 % of 10 000,00 and 150,00: 250,00, which is 2,5 %; a grosz more of gross value is in the next range.
    expect(feeOf(1_230_000, 1_000_000)).toEqual([25_000, 2.5]);
    expect(feeOf(1_230_001, 1_000_001)).toEqual([35_000, 3.5]);
  });

  test('adds nothing where no range holds the value', () => {
    expect(feeOf(492_000, 400_000)).toEqual([4_000, 1]);
  });

  test('is paid before signing and is a part of the total', () => {
    const { offer } = calculate(
      wish({
        categories: [
          {
            ...category('computers', [
              row(24, { ratePercent: 9.3, residualPercent: 1, administrativeCostPercent: 1 }),
            ]),
            priceRanges: ranges,
          },
        ],
      }),
    );
    expect(offer).toMatchObject({
      installmentValue: 40_860,
      grossInstallmentValue: 50_258,
      totalCost: 1_115_640,
      totalCostInPercent: 111.56,
      entryAndAdministrativeSumGross: 153_750,
    });
  });
});
