import type { pickedFields, StoredOf } from '@app/machines/fields';
import type { FinancingType, SalesChannel } from '@app/machines/order';
import type { Bit } from './columns.ts';

export type Sector = 'general' | 'industry' | 'medical' | 'plm';

/** A default category, or a shop's own copy of one. Percents as decimal text, amounts in grosz. */
export interface CategoriesTable {
  id: string;
  sector: Sector;
  shopId: string | null;
  defaultCategoryId: string | null;
  value: string;
  name: string;
  cfa: string | null;
  iacCode: string | null;
  partnerProgram: string | null;
  ownPaymentMinInPercent: string | null;
  ownPaymentMaxInPercent: string | null;
  paymentsCountMin: number | null;
  paymentsCountMax: number | null;
  marginInPercent: string | null;
  administrativeCostInPercent: string | null;
  interest: string | null;
  depreciationRate: string | null;
  handlingFee: number | null;
  commission: number | null;
  /** Grosz; null: the shop's. */
  serviceFee: number | null;
  active: Bit;
  changedByShop: Bit;
  version: number;
  updatedAt: number;
  /** Null of what was imported, and of copies. */
  updatedBy: string | null;
}

/** What a default category said from a moment on; the document is JSON. */
export interface CategoryVersionsTable {
  categoryId: string;
  version: number;
  at: number;
  changedBy: string | null;
  document: string;
}

/** A version of a default category on its way to the shops that have a copy of it. */
export interface PropagationsTable {
  id: string;
  categoryId: string;
  version: number;
  begunAt: number;
  doneAt: number | null;
}

/** What became of a version in a shop; the sentence says why it failed there. */
export interface PropagationResultsTable {
  propagationId: string;
  shopId: string;
  outcome: 'taken' | 'kept' | 'failed';
  sentence: string | null;
}

/** A table that prices goods beside the categories, by its name in the database. */
export type CatalogueTable = 'depreciation_rates' | 'loan_parameters' | 'medical_ranges' | 'plm_rows';

/** Who changed a set of such a table: the rows of a category, or of all of them (null). The documents are JSON. */
export interface CatalogueTableChangesTable {
  id: string;
  tableName: CatalogueTable;
  categoryId: string | null;
  at: number;
  changedBy: string;
  documentBefore: string;
  documentAfter: string;
}

/** The residual value of a lease for a number of instalments. */
export interface CategoryInstalmentsTable {
  categoryId: string;
  paymentsCount: number;
  estimatedValueInPercent: string;
}

/** From a price to a price (grosz, the end included): the amount that is added. */
export interface CategoryPriceRangesTable {
  categoryId: string;
  priceFrom: number;
  priceTo: number;
  amount: number;
}

/** A base calculation of plm: the instalment is the rate's percent of what is financed. */
export interface PlmRowsTable {
  id: string;
  categoryId: string | null;
  supportType: string;
  paymentsCount: number;
  priceFrom: number;
  priceTo: number;
  rateInPercent: string;
  subventionInPercent: string;
  manipulationFee: number;
  commissionInPercent: string;
  irrInPercent: string | null;
  active: Bit;
}

/** Medical: the base rate of a year for a price range and a span of months. */
export interface MedicalRangesTable {
  id: string;
  categoryId: string | null;
  priceFrom: number;
  priceTo: number;
  monthsFrom: number;
  monthsTo: number;
  baseRateInPercent: string;
  marginInPercent: string;
}

/** The rate that margins are added to from a moment on, percent a year. */
export interface BaseRatesTable {
  id: string;
  rateInPercent: string;
  validFrom: number;
  setBy: string | null;
  createdAt: number;
}

/** A group of fixed assets (KST, one to three digits) and the percent of a year at which it is written off. */
export interface DepreciationRatesTable {
  kst: string;
  rateInPercent: string;
}

export interface LoanParametersTable {
  id: string;
  shopId: string | null;
  paymentsCount: number;
  interest: string;
  administrativeCostInPercent: string;
  administrativeCostFinanced: Bit;
  insurancePrice: number;
}

export interface PredefinedProductsTable extends Omit<StoredOf<typeof pickedFields>, 'category'> {
  id: string;
  shopId: string;
  categoryId: string | null;
  position: number;
}

export interface ConsentTextsTable {
  id: string;
  kind: string;
  version: number;
  validFrom: number;
  text: string;
  name: string;
  required: Bit;
  channel: SalesChannel | null;
  financingType: FinancingType | null;
  position: number;
}
