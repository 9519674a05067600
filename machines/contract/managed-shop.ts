import { customThemes, shopConfigs } from '../order/index.ts';
import * as v from 'valibot';
import { amount, amountIn, filled, messages, percentIn, phone, postalCode } from '../fields/schemas.ts';

const configNames = Object.keys(shopConfigs) as [keyof typeof shopConfigs, ...(keyof typeof shopConfigs)[]];
/** What may be left out, or said to be none: both are null. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

const ids = v.pipe(v.array(filled(64)), v.maxLength(500, messages.tooLong));

/** A shop as its form sends it. Amounts in złoty, gross but for the service fee, which is net a month; percents with at most two decimals. */
export const shopIn = {
  name: filled(120),
  street: filled(120),
  postal_code: postalCode,
  city: filled(80),
  phone: orNull(phone),
  url: orNull(filled(255)),
  parent_id: orNull(filled(64)),
  configs: v.pipe(
    v.array(v.picklist(configNames, messages.choice)),
    v.maxLength(configNames.length, messages.choice),
  ),
  qes: v.boolean(messages.choice),
  /** Whether its administrator opens shops under it. */
  keeps_child_shops: v.boolean(messages.choice),
  min_order_price: orNull(amountIn),
  max_order_price: orNull(amountIn),
  commission_percent: orNull(percentIn),
  default_margin_percent: orNull(percentIn),
  default_administrative_cost_percent: orNull(percentIn),
  fixed_rate_percent: orNull(percentIn),
  service_fee_active: v.boolean(messages.choice),
  service_fee_value: orNull(amountIn),
  role: v.picklist(['shop', 'provider', 'group'], messages.choice),
  /** Who decides the applications of its orders: the engine by itself, or a person there. */
  decision_engine: v.picklist(['automatic', 'manual'], messages.choice),
  /** The look of its pages; null: the company's own. */
  white_label: orNull(v.picklist(customThemes, messages.choice)),
  brokers: ids,
  providers: ids,
  /** The categories that it offers: the defaults' ids, or those of its own where they have no default. */
  categories: v.object({ general: ids, industry: ids, plm: ids, medical: ids }),
};

const said = v.nullable(v.string());
const saidAmount = v.nullable(amount);

/** A shop as head office reads it, with what hangs on it. Amounts in złoty, percents as decimal numbers in text. */
export const ManagedShopReply = v.object({
  id: v.string(),
  /** By which its server and its widget name it; given once. */
  client_id: v.string(),
  /** Where its logo is read; null where it has none. */
  logo_url: said,
  name: v.string(),
  street: v.string(),
  postal_code: v.string(),
  city: v.string(),
  phone: said,
  url: said,
  parent: v.nullable(v.object({ id: v.string(), name: v.string() })),
  configs: v.array(v.string()),
  qes: v.boolean(),
  keeps_child_shops: v.boolean(),
  active: v.boolean(),
  min_order_price: saidAmount,
  max_order_price: saidAmount,
  commission_percent: said,
  default_margin_percent: said,
  default_administrative_cost_percent: said,
  fixed_rate_percent: said,
  service_fee_active: v.boolean(),
  service_fee_value: saidAmount,
  role: v.picklist(['shop', 'provider', 'group']),
  decision_engine: v.picklist(['automatic', 'manual']),
  white_label: said,
  brokers: v.array(v.string()),
  providers: v.array(v.string()),
  categories: v.object({
    general: v.array(v.string()),
    industry: v.array(v.string()),
    plm: v.array(v.string()),
    medical: v.array(v.string()),
  }),
  version: v.number(),
  created_at: v.string(),
  child_shops: v.number(),
  accounts: v.number(),
  /** Accounts that are signed in now. */
  signed_in: v.number(),
  open_orders: v.number(),
  /** The keys of its server, those that were revoked too; the keys themselves are not kept. */
  api_keys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** It opens the sandbox and nothing here. */
      sandbox: v.boolean(),
      created_at: v.string(),
      revoked_at: v.nullable(v.string()),
    }),
  ),
  /** Where the keys of the sandbox belong; null where there is none to make keys for. */
  sandbox_url: v.nullable(v.string()),
  /** The latest hundred, the newest first; values as JSON. */
  changes: v.array(
    v.object({ at: v.string(), by: v.string(), field: v.string(), before: said, after: said }),
  ),
});
