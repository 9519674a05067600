import {
  listCategories,
  listLoanParameters,
  listMedicalRanges,
  listPlmRows,
  type Category,
  type Sector,
  type Tx,
} from '@app/db';
import type { FinancingType } from '@app/machines/order';
import {
  commonBounds,
  industryOffer,
  leaseOffer,
  loanOffer,
  medicalOffer,
  plmOffer,
  type CategoryBounds,
  type Offer,
  type OfferInput,
} from '@app/machines/rules';

/** In which sector's categories goods of a financing type lie. */
const sectors: Readonly<Record<FinancingType, Sector>> = {
  lease: 'general',
  b2b_loan: 'general',
  industry: 'industry',
  medical: 'medical',
  plm: 'plm',
};

/** The sector whose categories an order of this financing type chooses from. */
export const sectorOf = (financingType: FinancingType): Sector => sectors[financingType];

/** What may be calculated for an order's goods, and how; `offer` answers null where the catalogue has no row for the input. */
export interface Terms {
  readonly categories: readonly Category[];
  readonly bounds: CategoryBounds;
  readonly offer: (input: OfferInput) => Offer | null;
}

const number = (text: string | null, fallback = 0): number => (text === null ? fallback : Number(text));

const boundsOf = (category: Category): CategoryBounds => ({
  ownPaymentMinPercent: number(category.ownPaymentMinInPercent),
  ownPaymentMaxPercent: number(category.ownPaymentMaxInPercent, 45),
  minCount: category.paymentsCountMin ?? 12,
  maxCount: category.paymentsCountMax ?? 60,
  counts:
    category.instalments.length > 0 ? category.instalments.map(({ paymentsCount }) => paymentsCount) : null,
});

/** The catalogue's terms for goods of these categories (values); goods without a known one take the sector's first. */
export async function termsOf(
  tx: Tx,
  order: {
    readonly financingType: FinancingType;
    readonly shopId: string;
    readonly values: readonly (string | null)[];
  },
): Promise<Terms> {
  const offered = await listCategories(tx, sectorOf(order.financingType), order.shopId);
  const first = offered[0];
  if (first === undefined) throw new Error(`No categories for ${order.financingType}`);
  const chosen = [
    ...new Set(order.values.map((value) => offered.find((category) => category.value === value) ?? first)),
  ];
  const categories = chosen.length > 0 ? chosen : [first];
  const main = categories[0] ?? first;
  const bounds = commonBounds(categories.map(boundsOf));
  switch (order.financingType) {
    case 'lease':
      return {
        categories,
        bounds,
        offer: (input) => leaseOffer(input, leaseParameters(main, input.paymentsCount)),
      };
    case 'b2b_loan': {
      const rows = await listLoanParameters(tx, order.shopId);
      const counts = rows.map(({ paymentsCount }) => paymentsCount);
      return {
        categories,
        bounds: { ...bounds, minCount: Math.min(...counts), maxCount: Math.max(...counts), counts },
        offer: (input) => {
          const row = rows.find(({ paymentsCount }) => paymentsCount === input.paymentsCount);
          return row === undefined
            ? null
            : loanOffer(
                { ...input, insurancePrice: row.insurancePrice },
                {
                  ratePercent: Number(row.interest),
                  administrativeCostPercent: Number(row.administrativeCostInPercent),
                  administrativeCostFinanced: row.administrativeCostFinanced,
                },
              );
        },
      };
    }
    case 'industry':
      return {
        categories,
        bounds,
        offer: (input) =>
          industryOffer(input, { interest: number(main.interest), handlingFee: main.handlingFee ?? 0 }),
      };
    case 'medical': {
      const ranges = await listMedicalRanges(tx, main.id);
      return {
        categories,
        bounds,
        offer: (input) => {
          const range = ranges.find(
            (row) =>
              row.priceFrom <= input.grossPrice &&
              input.grossPrice <= row.priceTo &&
              row.monthsFrom <= input.paymentsCount &&
              input.paymentsCount <= row.monthsTo,
          );
          if (range === undefined) return null;
          const parameters = {
            baseRatePercent: Number(range.baseRateInPercent),
            marginPercent: Number(range.marginInPercent),
          };
          return medicalOffer(input, parameters);
        },
      };
    }
    case 'plm': {
      const rows = await listPlmRows(tx, main.id);
      return {
        categories,
        bounds: { ...bounds, counts: [...new Set(rows.map(({ paymentsCount }) => paymentsCount))] },
        offer: (input) => {
          const row = rows.find(
            (each) =>
              each.paymentsCount === input.paymentsCount &&
              each.priceFrom <= input.grossPrice &&
              input.grossPrice <= each.priceTo,
          );
          return row === undefined
            ? null
            : plmOffer(input, {
                factorPercent: Number(row.rateInPercent),
                subventionPercent: Number(row.subventionInPercent),
                handlingFee: row.manipulationFee,
              });
        },
      };
    }
  }
}

const leaseParameters = (category: Category, count: number) => ({
  ratePercent: number(category.interest),
  residualPercent: number(
    category.instalments.find(({ paymentsCount }) => paymentsCount === count)?.estimatedValueInPercent ??
      null,
    1,
  ),
  administrativeCostPercent: number(category.administrativeCostInPercent),
});
