import type { FinancingType } from '../order-language.ts';

/** Which orders lists, counts and searches look at. */
export interface OrderScope {
  /** Of these shops; null of all. */
  readonly shopIds: readonly string[] | null;
  /** Of those only what this account sold, financed so. */
  readonly sold?: { readonly by: string; readonly financingType: FinancingType };
}
