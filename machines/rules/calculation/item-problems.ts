import { validationMessages } from '../validation-messages.ts';
import type { Problems } from './calculate.ts';
import { mostScrappedItemPrice, mostScrappedUnits } from './items.ts';

/** A product as it was entered; price of one piece in grosz, gross. Null: nothing, or no number, was entered. */
export interface EnteredItem {
  readonly name: string;
  readonly type: 'single' | 'proforma';
  readonly invoiceNumber: string | null;
  readonly quantity: number | null;
  readonly grossPrice: number | null;
  readonly vatLevel: number;
  readonly category: string | null;
}

/** What an order's products may be: VAT levels of its financing, categories (values) of its shop. */
export interface ItemRules {
  readonly vatLevels: readonly number[];
  readonly categories: readonly string[];
  /** The goods come from any shop on the internet: few pieces, none of them dear. */
  readonly scrapped: boolean;
}

const blank = (text: string | null) => text === null || text.trim() === '';

function priceProblem(price: number | null, scrapped: boolean): string | null {
  if (price === null) return validationMessages.required;
  if (price <= 0) return validationMessages.positiveAmount;
  return scrapped && price > mostScrappedItemPrice
    ? validationMessages.maxValue(mostScrappedItemPrice)
    : null;
}

function problemsOf(item: EnteredItem, { vatLevels, categories, scrapped }: ItemRules): Problems {
  const proforma = item.type === 'proforma';
  const found: Record<string, string | null> = {
    name: !proforma && blank(item.name) ? validationMessages.required : null,
    invoice_number: proforma && blank(item.invoiceNumber) ? validationMessages.specificationNumber : null,
    quantity: item.quantity === null || item.quantity < 1 ? validationMessages.quantity : null,
    price: priceProblem(item.grossPrice, scrapped),
    vat_level: vatLevels.includes(item.vatLevel) ? null : validationMessages.vatLevel,
    category:
      item.category !== null && categories.includes(item.category) ? null : validationMessages.required,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What is missing or wrong in an order's products, by the field's path as it is sent ('order_items_attributes.0.name'). */
export function itemProblems(items: readonly EnteredItem[], rules: ItemRules): Problems {
  const all = items.flatMap((item, index) =>
    Object.entries(problemsOf(item, rules)).map(
      ([field, problem]) => [`order_items_attributes.${index}.${field}`, problem] as const,
    ),
  );
  const units = items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return {
    ...(rules.scrapped && units > mostScrappedUnits
      ? { order_items_attributes: validationMessages.tooManyUnits(mostScrappedUnits) }
      : {}),
    ...Object.fromEntries(all),
  };
}
