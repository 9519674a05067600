import {
  findBaseRate,
  listCategories,
  listDepreciationRates,
  listLoanParameters,
  listMedicalRanges,
  listPlmRows,
  rowsOfCategory,
  type Category,
  type Shop,
  type Tx,
} from '@app/db';
import { financingPolicy, type FinancingType } from '@app/machines/order';
import {
  depreciationOf,
  medicalRate,
  plainRow,
  rateOf,
  type CategoryTerms,
  type OfferFormula,
  type TermsRow,
} from '@app/machines/rules';

type RowsOf = (category: Category) => readonly TermsRow[];
type Rows = (tx: Tx, asked: Asked, categories: readonly Category[]) => Promise<RowsOf>;

/** Whose terms, of which financing, at which moment (epoch milliseconds). */
interface Asked {
  readonly financingType: FinancingType;
  readonly shop: Shop;
  readonly at: number;
}

/** Percents of a category that says nothing. */
const unsaid = { ownPaymentMax: '45.00', minCount: 12, maxCount: 60 };

/** The category's service fee, or the one that an administrator has switched on for the shop, grosz. */
const serviceFeeOf = ({ settings }: Shop, category?: Category): number =>
  category?.serviceFee ?? (settings.serviceFeeActive ? (settings.serviceFeeValue ?? 0) : 0);

const percent = (text: string | null): number | null => (text === null ? null : Number(text));

/** The categories, and the defaults that copies of shops were made from, by their ids. */
const withDefaults = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ id, defaultCategoryId }) =>
    defaultCategoryId === null ? [id] : [id, defaultCategoryId],
  );

const spanOf = ({ paymentsCountMin, paymentsCountMax }: Category) => ({
  minCount: paymentsCountMin ?? unsaid.minCount,
  maxCount: paymentsCountMax ?? unsaid.maxCount,
});

/** One row a number of instalments within the category's span, or one for the whole span where none is listed. */
function rowsByCount(category: Category, common: Partial<TermsRow>): TermsRow[] {
  const span = spanOf(category);
  if (category.instalments.length === 0) return [{ ...plainRow, ...span, ...common }];
  return category.instalments
    .filter(({ paymentsCount }) => span.minCount <= paymentsCount && paymentsCount <= span.maxCount)
    .map(({ paymentsCount, estimatedValueInPercent }) => ({
      ...plainRow,
      minCount: paymentsCount,
      maxCount: paymentsCount,
      residualPercent: Number(estimatedValueInPercent),
      ...common,
    }));
}

const lease: Rows = async (tx, { shop, at }) => {
  const basePercent = percent(await findBaseRate(tx, at));
  const fixedPercent = percent(shop.settings.fixedRateInPercent);
  return (category) => {
    const ratePercent = rateOf({
      ...{ fixedPercent, basePercent },
      marginPercent: percent(category.marginInPercent),
      interestPercent: percent(category.interest),
    });
    if (ratePercent === null) return [];
    return rowsByCount(category, {
      ratePercent,
      administrativeCostPercent: Number(category.administrativeCostInPercent ?? 0),
      serviceFee: serviceFeeOf(shop, category),
    });
  };
};

const industry: Rows = async () => (category) =>
  rowsByCount(category, {
    ratePercent: Number(category.interest ?? 0),
    residualPercent: 0,
    handlingFee: category.handlingFee ?? 0,
  });

const loan: Rows = async (tx, { shop }) => {
  const parameters = await listLoanParameters(tx, shop.id);
  const fixed = percent(shop.settings.fixedRateInPercent);
  const rows = parameters.map((row) => ({
    ...plainRow,
    minCount: row.paymentsCount,
    maxCount: row.paymentsCount,
    ratePercent: fixed ?? Number(row.interest),
    administrativeCostPercent: Number(row.administrativeCostInPercent),
    administrativeCostFinanced: row.administrativeCostFinanced,
    insurancePrice: row.insurancePrice,
    serviceFee: serviceFeeOf(shop),
  }));
  return () => rows;
};

const medical: Rows = async (tx, { shop }, categories) => {
  const ranges = await listMedicalRanges(tx, withDefaults(categories));
  return (category) =>
    rowsOfCategory(ranges, category).flatMap((range) =>
      rowsByCount(category, {
        priceFrom: range.priceFrom,
        priceTo: range.priceTo,
        residualPercent: 0,
        ratePercent: medicalRate(Number(range.baseRateInPercent), Number(range.marginInPercent)),
        serviceFee: serviceFeeOf(shop, category),
      }).filter(({ minCount, maxCount }) => range.monthsFrom <= minCount && maxCount <= range.monthsTo),
    );
};

const plm: Rows = async (tx, _asked, categories) => {
  const calculations = await listPlmRows(tx, withDefaults(categories));
  return (category) =>
    rowsOfCategory(calculations, category).map((row) => ({
      ...plainRow,
      minCount: row.paymentsCount,
      maxCount: row.paymentsCount,
      priceFrom: row.priceFrom,
      priceTo: row.priceTo,
      factorPercent: Number(row.rateInPercent),
      handlingFee: row.manipulationFee,
    }));
};

const rows: Readonly<Record<OfferFormula, Rows>> = { lease, loan, industry, medical, plm };

/** What a shop offers goods on, for one financing type: a category with no row in the catalogue is not offered. */
export async function termsOf(tx: Tx, asked: Asked): Promise<CategoryTerms[]> {
  const { formula, sector } = financingPolicy[asked.financingType];
  const categories = await listCategories(tx, sector, asked.shop.id);
  const rowsOf = await rows[formula](tx, asked, categories);
  const depreciation = await listDepreciationRates(tx);
  return categories
    .map((category) => ({
      value: category.value,
      name: category.name,
      partnerProgram: category.partnerProgram,
      ownPaymentMinPercent: Number(category.ownPaymentMinInPercent ?? 0),
      ownPaymentMaxPercent: Number(category.ownPaymentMaxInPercent ?? unsaid.ownPaymentMax),
      depreciationPercent: percent(category.depreciationRate) ?? depreciationOf(category.cfa, depreciation),
      priceRanges: formula === 'lease' ? category.priceRanges : [],
      rows: rowsOf(category),
    }))
    .filter((category) => category.rows.length > 0);
}
