import { shareOf } from '../percent.ts';
import { validationMessages } from '../validation-messages.ts';
import { grossFromNet, standardVat } from '../vat.ts';
import { ownAmountsOf } from './own-payment.ts';
import type { EnteredOwnPayment } from './own-payment.ts';
import { pricesOfRows } from './terms.ts';
import type { CategoryTerms } from './terms.ts';

/** What a shop allows, grosz of the goods' gross value; null is no bound. */
export interface OrderPriceBounds {
  readonly name: string;
  readonly minOrderPrice: number | null;
  readonly maxOrderPrice: number | null;
}

type Bounded = Pick<CategoryTerms, 'name' | 'ownPaymentMinPercent' | 'ownPaymentMaxPercent'>;

/** The lowest and the highest own payment for a value: grosz, the percent that each comes from, and whose bound it is. */
export interface OwnPaymentBounds {
  readonly min: number;
  readonly max: number;
  readonly minPercent: number;
  readonly maxPercent: number;
  readonly minOf: string;
  readonly maxOf: string;
}

/**
 * What all categories of an order allow as own payment towards a value in grosz (net for a lease, gross for a loan),
 * rounded as an own payment entered in percent is, so that the bound itself always passes. At least one category.
 */
export function ownPaymentBounds(categories: readonly Bounded[], value: number): OwnPaymentBounds {
  const [first] = categories;
  if (first === undefined) throw new RangeError('an order of no category');
  const strictest = (stricter: (one: Bounded, other: Bounded) => boolean) =>
    categories.reduce((found, category) => (stricter(category, found) ? category : found), first);
  const low = strictest((one, other) => one.ownPaymentMinPercent > other.ownPaymentMinPercent);
  const high = strictest((one, other) => one.ownPaymentMaxPercent < other.ownPaymentMaxPercent);
  return {
    min: shareOf(value, low.ownPaymentMinPercent),
    max: shareOf(value, high.ownPaymentMaxPercent),
    minPercent: low.ownPaymentMinPercent,
    maxPercent: high.ownPaymentMaxPercent,
    minOf: low.name,
    maxOf: high.name,
  };
}

/**
 * Why an own payment is refused, with the category and its bound on the side that was entered, or in `view` where it was a
 * percent; null where it is within. `side` is the side that the value stands on.
 */
export function ownPaymentProblem(
  bounds: OwnPaymentBounds,
  own: EnteredOwnPayment,
  side: 'net' | 'gross',
  value: number,
  view: 'net' | 'gross' = side,
): string | null {
  const [net, gross] = ownAmountsOf(own, side, value);
  const paid = side === 'net' ? net : gross;
  const entered = 'percent' in own ? view : 'grossAmount' in own ? 'gross' : 'net';
  const shown = side === 'gross' ? 'gross' : entered;
  const bound = (grosz: number, percent: number) =>
    ({
      grosz: shown === side ? grosz : grossFromNet(grosz, standardVat),
      side: shown,
      percent,
      ofNet: shown !== side,
    }) as const;
  if (paid < bounds.min)
    return validationMessages.ownPaymentTooLow(bounds.minOf, bound(bounds.min, bounds.minPercent));
  if (paid > bounds.max)
    return validationMessages.ownPaymentTooHigh(bounds.maxOf, bound(bounds.max, bounds.maxPercent));
  return null;
}

/** Why an order's gross value (grosz) is refused by its shop, with shop and bound; null where it is within. */
export function orderPriceProblem(
  { name, minOrderPrice, maxOrderPrice }: OrderPriceBounds,
  grossPrice: number,
): string | null {
  if (minOrderPrice !== null && grossPrice < minOrderPrice)
    return validationMessages.orderPriceTooLow(name, minOrderPrice);
  if (maxOrderPrice !== null && grossPrice > maxOrderPrice)
    return validationMessages.orderPriceTooHigh(name, maxOrderPrice);
  return null;
}

/** Why a category has no terms for goods of this gross value (grosz), with category and bound; null where it has some. */
export function categoryPriceProblem({ name, rows }: CategoryTerms, grossPrice: number): string | null {
  const { from, to } = pricesOfRows(rows);
  if (from !== null && grossPrice < from) return validationMessages.categoryPriceTooLow(name, from);
  return to !== null && grossPrice > to ? validationMessages.categoryPriceTooHigh(name, to) : null;
}
