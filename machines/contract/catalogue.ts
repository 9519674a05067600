import * as v from 'valibot';
import { amount } from '../fields/schemas.ts';

const percent = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/u));

/** One row of a category's terms: for which numbers of instalments and gross value, and at what cost. */
const termsRow = v.object({
  min_count: v.number(),
  max_count: v.number(),
  price_from: v.nullable(amount),
  price_to: v.nullable(amount),
  rate_in_percent: percent,
  factor_in_percent: percent,
  residual_in_percent: percent,
  administrative_cost_in_percent: percent,
  administrative_cost_financed: v.boolean(),
  handling_fee: amount,
  insurance_price: amount,
  service_fee: amount,
});

const category = v.object({
  id: v.string(),
  name: v.string(),
  sector: v.string(),
  partner_program: v.nullable(v.string()),
  vat_levels: v.array(v.number()),
  own_payment_min_percent: v.string(),
  own_payment_max_percent: v.string(),
  depreciation_rate: v.nullable(v.string()),
  /** Gross value of the goods, both ends included, and what it adds to the administrative cost, net. */
  price_ranges: v.array(v.object({ price_from: amount, price_to: amount, amount })),
  payments_counts: v.array(v.number()),
  terms: v.array(termsRow),
});

/** Categories that a product may be given, with the terms on which the order's shop offers them. */
export const CategoriesReply = v.object({ categories: v.array(category) });
