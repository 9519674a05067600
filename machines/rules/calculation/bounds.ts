import { shareOf } from '../percent.ts';
import { validationMessages } from '../validation-messages.ts';

/** What a category allows: own payment in percent of the financed value, monthly instalments. */
export interface CategoryBounds {
  readonly ownPaymentMinPercent: number;
  readonly ownPaymentMaxPercent: number;
  readonly minCount: number;
  readonly maxCount: number;
  /** The counts that have a calculation; null or left out: any between the bounds. */
  readonly counts?: readonly number[] | null;
}

/** What a shop allows, grosz of the financed value; null is no bound. */
export interface OrderPriceBounds {
  readonly minOrderPrice: number | null;
  readonly maxOrderPrice: number | null;
}

/** The lowest and the highest own payment for a value: grosz, and the percent that each comes from. */
export interface OwnPaymentBounds {
  readonly min: number;
  readonly max: number;
  readonly minPercent: number;
  readonly maxPercent: number;
}

/**
 * The own payment's bounds for a value in grosz (net for a lease, gross for a loan), rounded as an own payment entered
 * in percent is, so that the bound itself always passes.
 */
export function ownPaymentBounds(category: CategoryBounds, price: number): OwnPaymentBounds {
  const { ownPaymentMinPercent: minPercent, ownPaymentMaxPercent: maxPercent } = category;
  return { min: shareOf(price, minPercent), max: shareOf(price, maxPercent), minPercent, maxPercent };
}

/** Whether a category offers this number of instalments. */
export function countAllowed(category: CategoryBounds, count: number): boolean {
  const within = Number.isInteger(count) && count >= category.minCount && count <= category.maxCount;
  return within && (category.counts?.includes(count) ?? true);
}

/** The numbers of instalments that a category offers, ascending. */
export function allowedCounts(category: CategoryBounds): readonly number[] {
  const span = Math.max(0, category.maxCount - category.minCount + 1);
  return Array.from({ length: span }, (_, index) => category.minCount + index).filter((count) =>
    countAllowed(category, count),
  );
}

/** The bounds of an order that holds goods of several categories: what all of them allow. At least one category. */
export function commonBounds(categories: readonly CategoryBounds[]): CategoryBounds {
  const [first, ...others] = categories;
  if (!first) throw new RangeError('an order of no category');
  return others.reduce(
    (common, category) => ({
      ownPaymentMinPercent: Math.max(common.ownPaymentMinPercent, category.ownPaymentMinPercent),
      ownPaymentMaxPercent: Math.min(common.ownPaymentMaxPercent, category.ownPaymentMaxPercent),
      minCount: Math.max(common.minCount, category.minCount),
      maxCount: Math.min(common.maxCount, category.maxCount),
      counts:
        common.counts && category.counts
          ? common.counts.filter((count) => category.counts?.includes(count))
          : (common.counts ?? category.counts ?? null),
    }),
    first,
  );
}

/** Why an order's value is refused by the shop's bounds, with the bound; null where it is within. */
export function orderPriceProblem(
  { minOrderPrice, maxOrderPrice }: OrderPriceBounds,
  price: number,
): string | null {
  if (minOrderPrice !== null && price < minOrderPrice)
    return validationMessages.orderPriceTooLow(minOrderPrice);
  if (maxOrderPrice !== null && price > maxOrderPrice)
    return validationMessages.orderPriceTooHigh(maxOrderPrice);
  return null;
}

/** Why an own payment (grosz) is refused, with the bound in PLN and percent; null where it is within. */
export function ownPaymentProblem(
  category: CategoryBounds,
  price: number,
  ownPayment: number,
): string | null {
  const { min, max, minPercent, maxPercent } = ownPaymentBounds(category, price);
  if (ownPayment < min) return validationMessages.ownPaymentTooLow(min, minPercent);
  return ownPayment > max ? validationMessages.ownPaymentTooHigh(max, maxPercent) : null;
}
