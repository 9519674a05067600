import {
  listCategories,
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
  medicalRate,
  plainRow,
  type CategoryTerms,
  type OfferFormula,
  type TermsRow,
} from '@app/machines/rules';

type RowsOf = (category: Category) => readonly TermsRow[];
type Rows = (tx: Tx, shop: Shop, categories: readonly Category[]) => Promise<RowsOf>;

/** Percents of a category that says nothing. */
const unsaid = { ownPaymentMax: '45.00', minCount: 12, maxCount: 60 };

/** The service fee that an administrator has switched on for the shop, grosz. */
const serviceFeeOf = ({ settings }: Shop): number =>
  settings.serviceFeeActive ? (settings.serviceFeeValue ?? 0) : 0;

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

const lease: Rows = async (_tx, shop) => (category) =>
  rowsByCount(category, {
    ratePercent: Number(category.interest ?? 0),
    administrativeCostPercent: Number(category.administrativeCostInPercent ?? 0),
    serviceFee: serviceFeeOf(shop),
  });

const industry: Rows = async () => (category) =>
  rowsByCount(category, {
    ratePercent: Number(category.interest ?? 0),
    residualPercent: 0,
    handlingFee: category.handlingFee ?? 0,
  });

const loan: Rows = async (tx, shop) => {
  const parameters = await listLoanParameters(tx, shop.id);
  const rows = parameters.map((row) => ({
    ...plainRow,
    minCount: row.paymentsCount,
    maxCount: row.paymentsCount,
    ratePercent: Number(row.interest),
    administrativeCostPercent: Number(row.administrativeCostInPercent),
    administrativeCostFinanced: row.administrativeCostFinanced,
    insurancePrice: row.insurancePrice,
    serviceFee: serviceFeeOf(shop),
  }));
  return () => rows;
};

const medical: Rows = async (tx, shop, categories) => {
  const ranges = await listMedicalRanges(
    tx,
    categories.map(({ id }) => id),
  );
  return (category) =>
    rowsOfCategory(ranges, category.id).flatMap((range) =>
      rowsByCount(category, {
        priceFrom: range.priceFrom,
        priceTo: range.priceTo,
        residualPercent: 0,
        ratePercent: medicalRate(Number(range.baseRateInPercent), Number(range.marginInPercent)),
        serviceFee: serviceFeeOf(shop),
      }).filter(({ minCount, maxCount }) => range.monthsFrom <= minCount && maxCount <= range.monthsTo),
    );
};

const plm: Rows = async (tx, _shop, categories) => {
  const calculations = await listPlmRows(
    tx,
    categories.map(({ id }) => id),
  );
  return (category) =>
    rowsOfCategory(calculations, category.id).map((row) => ({
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
export async function termsOf(tx: Tx, financingType: FinancingType, shop: Shop): Promise<CategoryTerms[]> {
  const { formula, sector } = financingPolicy[financingType];
  const categories = await listCategories(tx, sector, shop.id);
  const rowsOf = await rows[formula](tx, shop, categories);
  return categories
    .map((category) => ({
      value: category.value,
      name: category.name,
      partnerProgram: category.partnerProgram,
      ownPaymentMinPercent: Number(category.ownPaymentMinInPercent ?? 0),
      ownPaymentMaxPercent: Number(category.ownPaymentMaxInPercent ?? unsaid.ownPaymentMax),
      depreciationPercent: category.depreciationRate === null ? null : Number(category.depreciationRate),
      rows: rowsOf(category),
    }))
    .filter((category) => category.rows.length > 0);
}
