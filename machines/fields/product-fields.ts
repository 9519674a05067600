import * as v from 'valibot';
import { fromDecimal, standardVat, validationMessages } from '../rules/index.ts';
import { flag } from './choice-fields.ts';
import { issueOf, plainField } from './field.ts';
import type { Field } from './field.ts';
import type { StoredOf } from './records.ts';
import { amount as amountReply, amountIn, filled, messages, oneOf, text as anyText } from './schemas.ts';
import { amount, listedText, select, sentText, text } from './text-fields.ts';

const pieces = v.pipe(
  v.number(messages.number),
  v.integer(messages.number),
  v.minValue(1, validationMessages.quantity),
  v.maxValue(1000, 'Ilość wynosi najwyżej 1000'),
);
const vatLevel = v.pipe(v.number(messages.number), v.picklist([0, 5, 8, 23], messages.choice));

const ofProduct = { askedOf: 'everyone' } as const;

/** A number that has a usual value, which stands where none is sent. */
function number<S extends v.GenericSchema<number>>(schema: S, usual: number) {
  return {
    ...plainField,
    ...ofProduct,
    kind: 'number',
    initial: usual,
    absent: usual,
    unknown: usual,
    sent: v.optional(schema),
    reply: v.number(),
    judge: (value) => issueOf(schema, value),
    read: (value) => (typeof value === 'number' ? value : undefined),
    store: (sent) => (typeof sent === 'number' ? sent : usual),
  } satisfies Field<number, number>;
}

const sentPrice = v.optional(v.nullable(amountIn));

/** The price of one piece, which is stored as 0 where none is sent. */
const price = {
  ...amount(ofProduct),
  unknown: 0,
  sent: sentPrice,
  reply: amountReply,
  store: (sent) => fromDecimal((sent as v.InferOutput<typeof sentPrice>) ?? 0),
} satisfies Field<string, number>;

/** One of the options, the first where none is sent. */
function option<const T extends string>(options: readonly [T, ...T[]]) {
  const [usual] = options;
  const one = oneOf(options);
  return {
    ...select(options, { ...ofProduct, initial: usual }),
    unknown: usual,
    sent: v.optional(one),
    reply: one,
    store: (sent) => options.find((each) => each === sent) ?? usual,
  } satisfies Field<T | '', T>;
}

/**
 * The fields of a product that is financed: prices of one piece, net and gross, grosz where they are stored; VAT in percent.
 * `grossPriceSelected` says which price was typed. The number of a specification (`proforma`) stands for its products.
 */
export const productFields = {
  name: sentText(filled(255), ofProduct),
  quantity: number(pieces, 1),
  price,
  grossPrice: price,
  vatLevel: number(vatLevel, standardVat),
  invoiceNumber: text(anyText(64), { ...ofProduct, required: false }),
  category: listedText(anyText(64), ofProduct),
  type: option(['single', 'proforma']),
  productType: option(['new', 'used']),
  grossPriceSelected: { ...flag(ofProduct), sent: v.optional(v.boolean()) },
};

/** A product as it is stored. */
export type Product = StoredOf<typeof productFields>;

const { name, grossPrice, category } = productFields;

/** What a shop says of goods to be picked. */
export const pickedFields = { name, price, grossPrice, vatLevel: productFields.vatLevel, category };
