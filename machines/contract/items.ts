import * as v from 'valibot';
import { validationMessages } from '../rules/index.ts';
import { amount, amountIn, filled, line, messages, text } from '../fields/schemas.ts';

const quantity = v.pipe(
  v.number(messages.number),
  v.integer(messages.number),
  v.minValue(1, validationMessages.quantity),
  v.maxValue(1000, 'Ilość wynosi najwyżej 1000'),
);

const common = {
  id: v.optional(v.nullable(text(64))),
  price: v.optional(v.nullable(amountIn)),
  gross_price: v.optional(v.nullable(amountIn)),
  gross_price_selected: v.optional(v.boolean()),
  vat_level: v.optional(v.pipe(v.number(messages.number), v.picklist([0, 5, 8, 23], messages.choice))),
  category: v.optional(v.nullable(text(64))),
  product_type: v.optional(v.picklist(['new', 'used'], messages.choice)),
};

/** By specification: its number stands for the name, and it is one piece where no quantity is sent. */
const proforma = v.object({
  ...common,
  type: v.literal('proforma'),
  name: v.optional(text(255)),
  quantity: v.optional(quantity),
  invoice_number: v.pipe(
    line(validationMessages.specificationNumber),
    v.regex(/\S/u, validationMessages.specificationNumber),
    v.maxLength(64, messages.tooLong),
  ),
});

const single = v.object({
  ...common,
  type: v.optional(v.literal('single')),
  name: filled(255),
  quantity,
  invoice_number: v.optional(v.nullable(text(64))),
});

/** One product as sent; either the net or the gross unit price, `gross_price_selected` says which one was typed. */
export const ItemIn = v.pipe(
  v.variant('type', [single, proforma], messages.choice),
  v.forward(
    v.check(
      (item) => (item.price ?? null) !== null || (item.gross_price ?? null) !== null,
      messages.required,
    ),
    ['price'],
  ),
);

/** One product as answered; price is net, both are of one piece. */
export const ItemReply = v.object({
  id: v.string(),
  name: v.string(),
  quantity: v.number(),
  price: amount,
  gross_price: amount,
  vat_level: v.number(),
  invoice_number: v.nullable(v.string()),
  category: v.nullable(v.string()),
  type: v.string(),
  product_type: v.string(),
  gross_price_selected: v.boolean(),
});

/** At least one product. */
export const ItemsIn = v.pipe(
  v.array(ItemIn, messages.required),
  v.minLength(1, 'Dodaj przynajmniej jeden produkt'),
  v.maxLength(100, 'Zamówienie ma najwyżej 100 pozycji'),
);
