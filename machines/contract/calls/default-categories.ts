import * as v from 'valibot';
import { amount, amountIn, day, filled, messages, percentIn, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageCatalogue;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;

/** More rows than any list of a category has. */
const mostRows = 200;
const count = v.pipe(v.number(messages.number), v.integer(messages.number), v.minValue(0, messages.number));
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
const version = v.pipe(v.number(messages.number), v.integer(messages.number));

/** A category as its editor sends it; what its sector has no use for is left out. Amounts in złoty, percents with at most two decimals. */
export const categoryIn = {
  name: filled(80),
  cfa: orNull(filled(3)),
  iac_code: orNull(filled(10)),
  partner_program: orNull(filled(64)),
  own_payment_min_percent: orNull(percentIn),
  own_payment_max_percent: orNull(percentIn),
  payments_count_min: orNull(count),
  payments_count_max: orNull(count),
  instalments: v.optional(
    v.pipe(
      v.array(v.object({ payments_count: count, end_value_percent: percentIn })),
      v.maxLength(mostRows, messages.tooLong),
    ),
    [],
  ),
  margin_percent: orNull(percentIn),
  administrative_cost_percent: orNull(percentIn),
  interest_percent: orNull(percentIn),
  depreciation_rate_percent: orNull(percentIn),
  handling_fee: orNull(amountIn),
  commission: orNull(amountIn),
  service_fee: orNull(amountIn),
  price_ranges: v.optional(
    v.pipe(
      v.array(v.object({ price_from: amountIn, price_to: amountIn, amount: amountIn })),
      v.maxLength(mostRows, messages.tooLong),
    ),
    [],
  ),
  medical_ranges: v.optional(
    v.pipe(
      v.array(
        v.object({
          price_from: amountIn,
          price_to: amountIn,
          months_from: count,
          months_to: count,
          base_rate_percent: percentIn,
          margin_percent: percentIn,
        }),
      ),
      v.maxLength(mostRows, messages.tooLong),
    ),
    [],
  ),
};

const CategoryIn = v.object(categoryIn);

const percentOrNull = v.nullable(v.string());
const amountOrNull = v.nullable(amount);

/** A category as it is stored: what its sector has no use for is null or empty. */
export const EditedCategoryReply = v.object({
  id: v.string(),
  /** Its word in orders and on the wire; given once. */
  value: v.string(),
  name: v.string(),
  cfa: v.nullable(v.string()),
  iac_code: v.nullable(v.string()),
  partner_program: v.nullable(v.string()),
  own_payment_min_percent: percentOrNull,
  own_payment_max_percent: percentOrNull,
  payments_count_min: v.nullable(v.number()),
  payments_count_max: v.nullable(v.number()),
  instalments: v.array(v.object({ payments_count: v.number(), end_value_percent: v.string() })),
  margin_percent: percentOrNull,
  administrative_cost_percent: percentOrNull,
  interest_percent: percentOrNull,
  depreciation_rate_percent: percentOrNull,
  handling_fee: amountOrNull,
  commission: amountOrNull,
  service_fee: amountOrNull,
  price_ranges: v.array(v.object({ price_from: amount, price_to: amount, amount })),
  medical_ranges: v.array(
    v.object({
      price_from: amount,
      price_to: amount,
      months_from: v.number(),
      months_to: v.number(),
      base_rate_percent: v.string(),
      margin_percent: v.string(),
    }),
  ),
  version: v.number(),
  updated_at: v.string(),
  /** Who changed it last; null of what was imported. */
  updated_by: v.nullable(v.string()),
  /** Shops whose copy follows this category, and those that keep terms of their own. */
  following: v.number(),
  own_terms: v.number(),
  /** How far the last change has come to the shops; null where none was sent. */
  propagation: v.nullable(
    v.object({
      version: v.number(),
      shops: v.number(),
      done: v.number(),
      is_done: v.boolean(),
      kept: v.array(v.object({ shop_id: v.string(), name: v.string() })),
      failed: v.array(v.object({ shop_id: v.string(), name: v.string(), sentence: v.string() })),
    }),
  ),
});

const path = '/api/superadmin/:categories';
const one = `${path}/:id` as const;

const BaseRatesReply = v.object({
  /** The newest first; the first that is valid by now is in force. */
  rates: v.array(
    v.object({ rate_percent: v.string(), valid_from: v.string(), set_by: v.nullable(v.string()) }),
  ),
  /** Null before the first. */
  in_force: v.nullable(v.string()),
});

/** The default categories of every sector: `:categories` is general_categories, industry_categories, plm_categories or medical_categories (CATALOG-041 to 046). */
export const defaultCategoriesCalls = named({
  // Before the categories' own address, whose last part may be any word.
  listBaseRates: {
    ...read,
    path: '/api/superadmin/base_rates',
    summary: 'The rates that margins are added to, the newest first, at most 50.',
    reply: BaseRatesReply,
  },
  setBaseRate: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/base_rates',
    summary:
      'Sets the base rate from a day on; a rate for a day that has begun takes force at once, and none can be set for the past.',
    body: v.object({ rate_percent: percentIn, valid_from: day }),
    reply: BaseRatesReply,
  },
  listDefaultCategories: {
    ...read,
    path,
    summary: 'The default categories of a sector, by name; `next` is the page to ask for, null on the last.',
    query: v.object({
      default_category: v.optional(text(8)),
      category_name: v.optional(text(80)),
      /** Those that a shop offers, on the default's terms or its own. */
      connected_shops: v.optional(text(64)),
      /** Those that a shop took out. */
      not_on_shop_id: v.optional(text(64)),
      sort: v.optional(v.picklist(['name', 'updated_at', 'margin_percent'], messages.choice)),
      direction: v.optional(v.picklist(['asc', 'desc'], messages.choice)),
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u, messages.number))),
      per_page: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/u, messages.number))),
    }),
    reply: v.object({
      categories: v.array(EditedCategoryReply),
      count: v.number(),
      next: v.nullable(v.number()),
    }),
  },
  getDefaultCategory: {
    ...read,
    path: one,
    summary: 'A default category, with how far its last change has come to the shops.',
    reply: EditedCategoryReply,
  },
  createDefaultCategory: {
    ...change,
    method: 'POST',
    path,
    status: 201,
    summary: 'Adds a category; 422 names every field that breaks a rule.',
    body: CategoryIn,
    reply: EditedCategoryReply,
  },
  updateDefaultCategory: {
    ...change,
    method: 'PATCH',
    path: one,
    summary:
      'The whole category as it is to be, over the version that was read: 409 with code `version` and the category as it is now, where somebody was faster. Shops that follow it are changed in the background.',
    body: v.object({ ...categoryIn, version }),
    reply: EditedCategoryReply,
  },
  deleteDefaultCategory: {
    ...change,
    method: 'DELETE',
    path: one,
    summary:
      'Takes a category out of the catalogue; 409 with code `in_use` and where, as long as orders under way or copies of shops use it.',
    reply: v.object({ success: v.boolean() }),
  },
  previewPropagation: {
    roles,
    method: 'POST',
    idempotent: false,
    rate: 'write',
    path: `${one}/propagation_previews`,
    summary:
      'To which shops a change of a category would come, which keep their own terms, and which it would fail in; writes nothing.',
    body: CategoryIn,
    reply: v.object({
      takes: v.number(),
      keeps_own: v.array(v.object({ shop_id: v.string(), name: v.string() })),
      fails: v.array(v.object({ shop_id: v.string(), name: v.string(), sentence: v.string() })),
    }),
  },
  listCategoryVersions: {
    ...read,
    path: `${one}/versions`,
    summary: 'The versions of a category, the newest first, each whole.',
    reply: v.object({
      versions: v.array(
        v.object({
          version: v.number(),
          at: v.string(),
          by: v.nullable(v.string()),
          category: v.object(
            v.omit(EditedCategoryReply, [
              'id',
              'version',
              'updated_at',
              'updated_by',
              'following',
              'own_terms',
              'propagation',
            ]).entries,
          ),
        }),
      ),
    }),
  },
});
