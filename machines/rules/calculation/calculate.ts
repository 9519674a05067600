import { validationMessages } from '../validation-messages.ts';
import { categoryPriceProblem, orderPriceProblem, ownPaymentBounds, ownPaymentProblem } from './bounds.ts';
import type { OrderPriceBounds, OwnPaymentBounds } from './bounds.ts';
import { offerFormulas } from './formulas.ts';
import type { OfferFormula } from './formulas.ts';
import { categoriesCombine, sumOfItems } from './items.ts';
import type { Price } from './items.ts';
import { customPurposeLoanLimit } from './medical.ts';
import type { Offer } from './offer.ts';
import type { EnteredOwnPayment } from './own-payment.ts';
import { countsOfRows, dearestRow, rowsForPrice } from './terms.ts';
import type { CategoryTerms } from './terms.ts';

/** What an offer is calculated from; own payment and number of instalments where a person chose them. */
export interface CalculationWish {
  readonly formula: OfferFormula;
  readonly shop: OrderPriceBounds;
  /** What the shop offers goods of this kind on; goods of no known category take the first. At least one. */
  readonly categories: readonly CategoryTerms[];
  readonly items: readonly (Price & { readonly quantity: number; readonly category: string | null })[];
  readonly own: EnteredOwnPayment | null;
  readonly paymentsCount: number | null;
  /** Borrowed beside the goods for any purpose, grosz. */
  readonly customPurposeLoan: number;
  /** The side on which whoever typed a percent sees amounts; the formula's own where it is left out. */
  readonly view?: 'net' | 'gross';
}

/** The refused fields by their path as it is sent: 'payments_count', 'order_items_attributes.0.category'. */
export type Problems = Readonly<Record<string, string>>;

/** A calculation: the offer, or the problems that stand in its way, and between which bounds there is one. */
export interface Calculation extends Price {
  readonly offer: Offer | null;
  readonly problems: Problems;
  /** What was chosen, or what stands in for it: 36 instalments or the next fewer, the lowest own payment. */
  readonly own: EnteredOwnPayment;
  readonly paymentsCount: number;
  /** The numbers of instalments that can be chosen. */
  readonly counts: readonly number[];
  readonly bounds: OwnPaymentBounds;
  /** The most that may be borrowed for any purpose, grosz; null where this is not offered. */
  readonly customPurposeLoanLimit: number | null;
  /** The categories of the goods, the first one's first. */
  readonly categories: readonly CategoryTerms[];
}

const usualCount = 36;

/** The categories that the goods lie in, each once. */
function categoriesOf({ categories, items }: CalculationWish): readonly CategoryTerms[] {
  const [first] = categories;
  if (first === undefined) throw new RangeError('no categories are offered');
  const known = (value: string | null) => categories.find((category) => category.value === value) ?? first;
  const chosen = [...new Set(items.map(({ category }) => known(category)))];
  return chosen.length > 0 ? chosen : [first];
}

function programmeProblem({ items }: CalculationWish, chosen: readonly CategoryTerms[]): Problems {
  if (categoriesCombine(chosen.map(({ partnerProgram }) => partnerProgram))) return {};
  const apart = chosen.find(({ partnerProgram }) => partnerProgram !== null);
  if (apart === undefined) return {};
  const index = items.findIndex(({ category }) => category === apart.value);
  return { [`order_items_attributes.${index}.category`]: validationMessages.partnerProgramme(apart.name) };
}

function priceProblem(wish: CalculationWish, chosen: readonly CategoryTerms[], gross: number): string | null {
  const ofCategories = chosen.map((category) => categoryPriceProblem(category, gross));
  return orderPriceProblem(wish.shop, gross) ?? ofCategories.find((problem) => problem !== null) ?? null;
}

/** The field that an own payment was entered in. */
const fieldOf = (own: EnteredOwnPayment): string => {
  if ('percent' in own) return 'own_payment_in_percent';
  return 'amount' in own ? 'own_payment' : 'gross_own_payment';
};

function loanProblem(asked: number, limit: number | null): string | null {
  if (asked === 0) return null;
  if (limit === null) return validationMessages.customPurposeLoanNotOffered;
  return asked > limit ? validationMessages.customPurposeLoanTooHigh(limit) : null;
}

const given = (field: string, problem: string | null): Problems =>
  problem === null ? {} : { [field]: problem };

/** Calculates an offer, or says what stands in its way. Browser and server ask this same function. */
export function calculate(wish: CalculationWish): Calculation {
  const { side, customPurpose, offer: offerOf } = offerFormulas[wish.formula];
  const sum = sumOfItems(wish.items);
  const value = side === 'net' ? sum.price : sum.grossPrice;
  const chosen = categoriesOf(wish);
  const rows = chosen.map((category) => rowsForPrice(category, sum.grossPrice));
  const countsOfEach = rows.map(countsOfRows);
  const counts = (countsOfEach[0] ?? []).filter((count) =>
    countsOfEach.every((each) => each.includes(count)),
  );
  const paymentsCount =
    wish.paymentsCount ?? counts.filter((count) => count <= usualCount).at(-1) ?? counts[0] ?? usualCount;
  const bounds = ownPaymentBounds(chosen, value);
  const own = wish.own ?? { percent: bounds.minPercent };
  const limit = customPurpose ? customPurposeLoanLimit(sum.grossPrice) : null;
  const price = priceProblem(wish, chosen, sum.grossPrice);
  const without = chosen.find((_, index) => countsOfEach[index]?.includes(paymentsCount) === false);
  const count =
    counts.length === 0
      ? validationMessages.noCommonCount
      : without && validationMessages.countNotAllowed(without.name);
  const problems: Problems = {
    ...given('order_items_attributes', price),
    ...programmeProblem(wish, chosen),
    // A value that no row is for has no number of instalments either: one reason is enough.
    ...given('payments_count', price === null ? (count ?? null) : null),
    ...given(fieldOf(own), ownPaymentProblem(bounds, own, side, value, wish.view)),
    ...given('custom_purpose_loan', loanProblem(wish.customPurposeLoan, limit)),
  };
  const row = rows.flatMap(
    (each) =>
      each.find(({ minCount, maxCount }) => minCount <= paymentsCount && paymentsCount <= maxCount) ?? [],
  );
  const input = { ...sum, own, paymentsCount, customPurposeLoan: wish.customPurposeLoan };
  const found = Object.keys(problems).length === 0 ? dearestRow(row) : null;
  return {
    ...sum,
    offer: found && offerOf({ ...input, insurancePrice: found.insurancePrice }, found),
    problems,
    own,
    paymentsCount,
    counts,
    bounds,
    customPurposeLoanLimit: limit,
    categories: chosen,
  };
}
