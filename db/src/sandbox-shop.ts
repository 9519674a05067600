import type { Category } from './catalogue.queries.ts';
import type { ConsentText } from './consent.queries.ts';
import type { LoanParameters, MedicalRange, PlmRow } from './financing-terms.queries.ts';
import type { Shop } from './shop.ts';

/** A category as the shop offers it, with what prices its goods, whether that is the shop's own or the default. */
export interface SandboxCategory extends Omit<
  Category,
  'id' | 'shopId' | 'defaultCategoryId' | 'changedByShop' | 'version' | 'updatedAt' | 'updatedBy'
> {
  readonly medicalRanges: readonly Omit<MedicalRange, 'id' | 'categoryId'>[];
  readonly plmRows: readonly Omit<PlmRow, 'id' | 'categoryId'>[];
}

/** All that the sandbox knows of a shop: what it is, what it sells on which terms, and which keys open it there. */
export interface SandboxShop {
  /** The later a state was read, the greater. */
  readonly version: number;
  readonly shop: Omit<Shop, 'parentId' | 'logoFileId' | 'version' | 'createdAt' | 'updatedAt'>;
  readonly keys: readonly { readonly hash: string; readonly name: string; readonly createdAt: number }[];
  readonly categories: readonly SandboxCategory[];
  readonly loanParameters: readonly Omit<LoanParameters, 'id' | 'shopId'>[];
  readonly depreciationRates: readonly { readonly kst: string; readonly rateInPercent: string }[];
  /** Percent a year as decimal text; null where none is in force. */
  readonly baseRate: string | null;
  readonly consentTexts: readonly Omit<ConsentText, 'id'>[];
}
