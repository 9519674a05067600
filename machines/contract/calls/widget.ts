import * as v from 'valibot';
import { amount, amountIn, filled, financingTypes, messages, percentIn, text } from '../../fields/schemas.ts';
import { customThemes } from '../../order/order.policy.ts';
import { salesChannels } from '../../order/order.kinds.ts';
import { named } from '../call.ts';
import { CalculationReply } from '../calculation.ts';
import { permissions } from '../roles.ts';

const read = {
  roles: permissions.embedWidget,
  method: 'GET',
  idempotent: false,
  rate: 'read',
  anyOrigin: { maxAge: 60 },
} as const;

/** A shop by the id that its page carries; 404 where nobody has it or the shop is blocked. */
const ofShop = { client_id: filled(64) };

/** What a page asks a calculation for; amounts and percents as on every other call. */
const asked = {
  ...ofShop,
  /** Of all goods, with their VAT. */
  gross_price: amountIn,
  /** The same without VAT; where it is left out, the VAT is 23%. */
  price: v.optional(amountIn),
  /** Net; of the three sides of an own payment the first that is sent leads, and without any it is the lowest one. */
  own_payment: v.optional(amountIn),
  gross_own_payment: v.optional(amountIn),
  own_payment_in_percent: v.optional(percentIn),
  /** Where it is left out, 36 or the next fewer. */
  payments_count: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/u, messages.number))),
  /** Of the goods, each once; goods of no known category lie in the shop's first one. */
  'categories[]': v.optional(v.pipe(v.array(text(64)), v.maxLength(50, messages.tooLong))),
};

const { interest: _interest, ...figures } = CalculationReply.entries;

/** A calculation as everybody may read it: without the rate, from which the shop's margin could be read. */
const WidgetCalculationReply = v.object({
  ...figures,
  /** With VAT where the instalment bears it. */
  gross_installment_value: amount,
  /** The own payment on both sides of VAT, as a page shows it beside its field. */
  custom_entry_value_net: amount,
  custom_entry_value: amount,
  /** What can be chosen for these goods. */
  payments_counts: v.array(v.number()),
  own_payment_min_in_percent: v.string(),
  own_payment_max_in_percent: v.string(),
  /** The most that may be borrowed for any purpose; null where this is not offered. */
  custom_purpose_loan_limit: v.nullable(amount),
});

const CategoryReply = v.object({
  id: v.string(),
  name: v.string(),
  financing_type: v.picklist(financingTypes),
  vat_levels: v.array(v.number()),
  payments_counts: v.array(v.number()),
  own_payment_min_in_percent: v.string(),
  own_payment_max_in_percent: v.string(),
  /** Gross value of the goods, both ends included; null is no bound. */
  price_from: v.nullable(amount),
  price_to: v.nullable(amount),
});

const calculation = {
  ...read,
  query: v.object(asked),
  reply: WidgetCalculationReply,
} as const;

const path = '/api/widget';

/** What the calculator on a partner's page asks. Everybody may: prices that a shop shows anyway, and no margins. */
export const widgetCalls = named({
  getWidgetManifest: {
    ...read,
    path: `${path}/v2/manifest`,
    summary:
      'What a calculator on the page of this shop needs to begin: its look, what it sells on credit and in which categories.',
    query: v.object(ofShop),
    reply: v.object({
      client_id: v.string(),
      name: v.string(),
      theme: v.picklist(customThemes),
      logo_url: v.nullable(v.string()),
      min_order_price: v.nullable(amount),
      max_order_price: v.nullable(amount),
      financing_types: v.array(
        v.object({
          financing_type: v.picklist(financingTypes),
          sales_channels: v.array(v.picklist(salesChannels)),
          vat_levels: v.array(v.number()),
          categories: v.array(v.object({ id: v.string(), name: v.string() })),
        }),
      ),
    }),
  },
  getWidgetLease: {
    ...calculation,
    path: `${path}/get_calculate_lease`,
    summary: 'A lease, on net amounts.',
  },
  getWidgetLoan: {
    ...calculation,
    path: `${path}/get_calculate_loan`,
    summary: 'A business loan, on gross amounts.',
  },
  getWidgetPlm: {
    ...calculation,
    path: `${path}/get_calculate_plm`,
    summary: 'An instalment plan that the manufacturer supports, on gross amounts.',
  },
  getWidgetIndustry: {
    ...calculation,
    path: `${path}/get_calculate_industry`,
    summary: 'Industrial machines, on gross amounts.',
  },
  getWidgetMedicalTypes: {
    ...read,
    path: `${path}/medical/calculations/calculation_types`,
    summary: 'What a medical loan may pay for, and how much beside the equipment.',
    query: v.object(ofShop),
    reply: v.object({
      calculation_types: v.array(
        v.object({
          id: v.picklist(['equipment', 'equipment_and_custom_purpose']),
          name: v.string(),
          /** Of the equipment's value, and never more than the amount; null where nothing is borrowed beside it. */
          custom_purpose_loan_max_in_percent: v.nullable(v.string()),
          custom_purpose_loan_max: v.nullable(amount),
        }),
      ),
    }),
  },
  getWidgetMedical: {
    ...calculation,
    path: `${path}/medical/calculations`,
    summary: 'A loan for medical equipment, on gross amounts.',
    query: v.object({ ...asked, custom_purpose_loan: v.optional(amountIn) }),
  },
  getWidgetCategory: {
    ...read,
    path: `${path}/category_details`,
    summary: 'Between which bounds goods of a category are financed; 404 where the shop does not offer it.',
    query: v.object({
      ...ofShop,
      category: filled(64),
      financing_type: v.optional(v.picklist(financingTypes, messages.choice)),
    }),
    reply: CategoryReply,
  },
  getWidgetPlmSettings: {
    ...read,
    path: `${path}/plm_settings`,
    summary: 'The same of the one category of supported goods that the shop sells.',
    query: v.object(ofShop),
    reply: CategoryReply,
  },
});
