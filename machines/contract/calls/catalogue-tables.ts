import * as v from 'valibot';
import { amount, amountIn, filled, messages, percentIn, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.manageCatalogue;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;

/** More rows than any table has: groups of fixed assets are of one to three digits. */
const mostRows = 1_110;
/** Of the set that was read. */
const version = filled(64);

const rowsIn = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.array(row), v.maxLength(mostRows, messages.tooLong));

/** A set as it is stored, the version that a change of it has to name, and who changed it last, the newest first. */
const setOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    version: v.string(),
    rows: v.array(row),
    /** At most ten. A row that was changed is one that was written and one that is gone. */
    changes: v.array(v.object({ at: v.string(), by: v.string(), written: v.number(), gone: v.number() })),
  });

const conflict =
  'Over the version that was read: 409 with code `version` and the set as it is now, where somebody was faster; 422 names every field that breaks a rule.';

const DepreciationRatesReply = setOf(v.object({ kst: v.string(), rate_percent: v.string() }));

const count = v.pipe(v.number(messages.number), v.integer(messages.number), v.minValue(0, messages.number));

const LoanParametersReply = setOf(
  v.object({
    payments_count: v.number(),
    interest_percent: v.string(),
    administrative_cost_percent: v.string(),
    administrative_cost_financed: v.boolean(),
    insurance_price: amount,
  }),
);

const ofCategory = { query: v.object({ category_id: v.optional(text(64)) }) };
/** Null: the set that holds for every category without one of its own. */
const categoryId = v.optional(v.nullable(filled(64)), null);

const PriceRangesReply = setOf(
  v.object({
    price_from: amount,
    price_to: amount,
    months_from: v.number(),
    months_to: v.number(),
    base_rate_percent: v.string(),
    margin_percent: v.string(),
  }),
);

const calculationIn = {
  support_type: filled(64),
  payments_count: count,
  price_from: amountIn,
  price_to: amountIn,
  rate_percent: percentIn,
  subvention_percent: percentIn,
  manipulation_fee: amountIn,
  commission_percent: percentIn,
  irr_percent: v.optional(v.nullable(percentIn), null),
  active: v.optional(v.boolean(messages.choice), true),
};

const CalculationsReply = setOf(
  v.object({
    id: v.string(),
    support_type: v.string(),
    payments_count: v.number(),
    /** Gross value of the goods, both ends included. */
    price_from: amount,
    price_to: amount,
    /** An instalment, of what is financed. */
    rate_percent: v.string(),
    subvention_percent: v.string(),
    manipulation_fee: amount,
    commission_percent: v.string(),
    irr_percent: v.nullable(v.string()),
    active: v.boolean(),
  }),
);

const calculations = '/api/superadmin/plm_calculate_settings';

/** The tables that price goods beside the categories, each read and written whole (CATALOG-006, 007, 040, 050, 051). */
export const catalogueTablesCalls = named({
  getDepreciationRates: {
    ...read,
    path: '/api/superadmin/general_categories/depreciation_rates',
    summary: 'How fast goods of each group of fixed assets (KST) are written off, percent a year.',
    reply: DepreciationRatesReply,
  },
  setDepreciationRates: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/general_categories/depreciation_rates',
    summary: `The rates of depreciation are these and no others. ${conflict}`,
    body: v.object({ version, rows: rowsIn(v.object({ kst: text(3), rate_percent: percentIn })) }),
    reply: DepreciationRatesReply,
  },
  getDefaultLoanParameters: {
    ...read,
    path: '/api/superadmin/default_b2b_loan_parameters',
    summary:
      'On which terms loans of each number of instalments are given where a shop has no terms of its own.',
    reply: LoanParametersReply,
  },
  setDefaultLoanParameters: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/default_b2b_loan_parameters',
    summary: `The default terms of loans are these and no others; without any no loan is offered. ${conflict}`,
    body: v.object({
      version,
      rows: rowsIn(
        v.object({
          payments_count: count,
          interest_percent: percentIn,
          administrative_cost_percent: percentIn,
          administrative_cost_financed: v.boolean(messages.choice),
          insurance_price: amountIn,
        }),
      ),
    }),
    reply: LoanParametersReply,
  },
  getMedicalPriceRanges: {
    ...read,
    ...ofCategory,
    path: '/api/superadmin/medical_price_ranges',
    summary:
      'The rates of medical equipment by its gross value and the months of repayment: those of all medical categories, or with `category_id` the own ones of a category, which take their place.',
    reply: PriceRangesReply,
  },
  setMedicalPriceRanges: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/medical_price_ranges',
    summary: `The ranges are these and no others; those of a category are its next version, which comes to the shops that follow it. ${conflict}`,
    body: v.object({
      version,
      category_id: categoryId,
      rows: rowsIn(
        v.object({
          price_from: amountIn,
          price_to: amountIn,
          months_from: count,
          months_to: count,
          base_rate_percent: percentIn,
          margin_percent: percentIn,
        }),
      ),
    }),
    reply: PriceRangesReply,
  },
  getPlmCalculations: {
    ...read,
    ...ofCategory,
    path: calculations,
    summary:
      'The base calculations of plm, those that are not active too: of all plm categories, or with `category_id` the own ones of a category, which take their place.',
    reply: CalculationsReply,
  },
  setPlmCalculations: {
    ...change,
    method: 'PUT',
    path: calculations,
    summary: `The base calculations are these and no others; one that was read keeps its id, one without is new. ${conflict}`,
    body: v.object({
      version,
      category_id: categoryId,
      rows: rowsIn(v.object({ id: v.optional(v.nullable(text(64)), null), ...calculationIn })),
    }),
    reply: CalculationsReply,
  },
  addPlmCalculation: {
    ...change,
    method: 'POST',
    path: calculations,
    status: 201,
    summary: `Adds a base calculation; two active ones may not be for the same number of instalments, kind of support and price. ${conflict}`,
    body: v.object({ version, category_id: categoryId, ...calculationIn }),
    reply: CalculationsReply,
  },
  activatePlmCalculation: {
    ...change,
    method: 'PATCH',
    path: `${calculations}/:id`,
    summary: `Says whether a base calculation is used. ${conflict}`,
    body: v.object({ version, active: v.boolean(messages.choice) }),
    reply: CalculationsReply,
  },
});
