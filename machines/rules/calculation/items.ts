import { grossFromNet, netFromGross } from '../vat.ts';

/** A sum of money on both sides of VAT, grosz. */
export interface Price {
  readonly price: number;
  readonly grossPrice: number;
}

/** One product's price as a person entered it, per unit in grosz. */
export interface EnteredPrice {
  readonly amount: number;
  readonly vatPercent: number;
  /** The amount is gross, and net is derived from it. */
  readonly grossPriceSelected: boolean;
}

/** Both unit prices: the entered one stays as it is, the other one is derived with the VAT level. */
export function unitPrice({ amount, vatPercent, grossPriceSelected }: EnteredPrice): Price {
  return grossPriceSelected
    ? { price: netFromGross(amount, vatPercent), grossPrice: amount }
    : { price: amount, grossPrice: grossFromNet(amount, vatPercent) };
}

/** An order's value: quantity times the rounded unit price, on both sides. */
export function sumOfItems(items: readonly (Price & { readonly quantity: number })[]): Price {
  return {
    price: items.reduce((sum, item) => sum + item.quantity * item.price, 0),
    grossPrice: items.reduce((sum, item) => sum + item.quantity * item.grossPrice, 0),
  };
}

/** The most units of all products together that the check form of scrapped items accepts. */
export const mostScrappedUnits = 10;

/** The highest price of a single item on the check form of scrapped items: 30 000 PLN, in grosz. */
export const mostScrappedItemPrice = 3_000_000;

/** Whether the products may stand in one order: those of a partner programme only with their own programme. */
export function categoriesCombine(partnerPrograms: readonly (string | null)[]): boolean {
  return new Set(partnerPrograms).size <= 1;
}
