import * as v from 'valibot';
import { pickedFields, productFields, replyEntries, sentEntries } from '../fields/index.ts';
import { line, messages, text } from '../fields/schemas.ts';
import { validationMessages } from '../rules/index.ts';

const id = v.optional(v.nullable(text(64)));
const { quantity, ...sent } = sentEntries(productFields);

/** By specification: its number stands for the name, and it is one piece where no quantity is sent. */
const proforma = v.object({
  ...sent,
  id,
  quantity,
  type: v.literal('proforma'),
  name: v.optional(text(255)),
  invoice_number: v.pipe(
    line(validationMessages.specificationNumber),
    v.regex(/\S/u, validationMessages.specificationNumber),
    v.maxLength(64, messages.tooLong),
  ),
});

const single = v.object({
  ...sent,
  id,
  quantity: quantity.wrapped,
  type: v.optional(v.literal('single')),
});

/** One product as sent; either the net or the gross unit price, `gross_price_selected` says which one was typed. */
const ItemIn = v.pipe(
  v.variant('type', [single, proforma], messages.choice),
  v.forward(
    v.check(
      (item) => (item.price ?? null) !== null || (item.gross_price ?? null) !== null,
      messages.required,
    ),
    ['price'],
  ),
);

/** At least one product. */
export const ItemsIn = v.pipe(
  v.array(ItemIn, messages.required),
  v.minLength(1, 'Dodaj przynajmniej jeden produkt'),
  v.maxLength(100, 'Zamówienie ma najwyżej 100 pozycji'),
);

/** One product as answered. */
export const ItemReply = v.object({ id: v.string(), ...replyEntries(productFields) });

/** Goods to be picked; the category's id as categories name it. */
export const PredefinedProductsReply = v.object({
  products: v.array(v.object({ id: v.string(), ...replyEntries(pickedFields) })),
});
