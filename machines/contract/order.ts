import * as v from 'valibot';
import { clientScreens, salesmanTasks, tones, waits } from '../order/screen.ts';
import { orderFlags } from '../order/order-flag-names.ts';
import { CalculationReply } from './calculation.ts';
import { CompanyReply } from './company.ts';
import { amount, financingTypes, flowTypes, salesChannels } from '../fields/schemas.ts';
import { ItemReply } from './items.ts';
import { paymentStatuses, refundReasons, refundStates } from '../rules/index.ts';
import { eventSchema, factsSchema, statusSchema } from './chart-schemas.ts';

/** What a shop may do and sell. */
export const ShopSettingsReply = v.object({
  allow_sub_shops_management: v.boolean(),
  disallow_shop_management: v.boolean(),
  lease_shop: v.boolean(),
  lease_pos: v.boolean(),
  b2b_loan_shop: v.boolean(),
  b2b_loan_pos: v.boolean(),
  medical_shop: v.boolean(),
  industry_shop: v.boolean(),
  plm_shop: v.boolean(),
});

/** A shop as its orders and its accounts show it. `providers` are the shops under it, shown to its own accounts and to staff. */
export const ShopReply = v.object({
  id: v.string(),
  client_id: v.string(),
  name: v.string(),
  street: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  city: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  qes: v.boolean(),
  custom_theme: v.string(),
  logo_url: v.nullable(v.string()),
  min_order_price: v.nullable(amount),
  max_order_price: v.nullable(amount),
  providers: v.array(v.object({ id: v.string(), name: v.string() })),
  shop_setting_attributes: ShopSettingsReply,
  online_industrial_vendor: v.boolean(),
});

/** One row of an order's life as its reader may see it. */
export const OrderStateReply = v.object({
  state: v.string(),
  created_at: v.string(),
  actor: v.optional(v.string()),
  forced: v.optional(v.boolean()),
  reason: v.optional(v.nullable(v.string())),
});

/** A document that hangs on an order. */
export const AttachmentReply = v.object({
  id: v.string(),
  type: v.picklist(['contract', 'guarantee', 'contract_with_guarantee', 'signed_agreement', 'others']),
  name: v.string(),
  file: v.string(),
});

/** What this reader may do now and, for each event refused, the sentence why. */
export const OffersReply = v.object({
  allowed: v.array(eventSchema),
  refused: v.array(v.object({ event: eventSchema, sentence: v.string() })),
});

const wholeOrder = v.object({
  id: v.string(),
  slug: v.string(),
  siemens_id: v.string(),
  version: v.number(),
  chart_hash: v.string(),
  sales_channel: v.picklist(salesChannels),
  receive_channel: v.picklist(['api', 'salesman_panel']),
  financing_type: v.picklist(financingTypes),
  status: statusSchema,
  audience: v.picklist(['client', 'pos', 'offline', 'staff']),
  screen: v.string(),
  step: v.nullable(v.string()),
  facts: factsSchema,
  next_statuses: v.array(statusSchema),
  move_to_previous_allowed: v.boolean(),
  ...OffersReply.entries,
  deadline_at: v.nullable(v.string()),
  /** When the last of the order's personal data was erased. */
  erased_at: v.nullable(v.string()),
  /** Since when its data are only stored, because a person asked for erasure and a law keeps them. */
  restricted_at: v.nullable(v.string()),
  agreement_status: v.nullable(v.string()),
  agreement_signature_type: v.nullable(v.string()),
  agreement_id: v.nullable(v.string()),
  /** The signing provider's newest process of this order. */
  autenti_id: v.nullable(v.string()),
  /** Who fills in the order; `other` where a salesman does. */
  flow_type: v.picklist(flowTypes),
  ...CalculationReply.entries,
  depreciation_rate: v.nullable(v.string()),
  entry_value_set_manually: v.boolean(),
  calculated: v.boolean(),
  cash_payment_allowed: v.boolean(),
  initial_payment_amount: amount,
  delivered_at: v.nullable(v.string()),
  external_order_id: v.nullable(v.string()),
  ordered_at: v.string(),
  qes_failed: v.boolean(),
  agreement_signed_by_all_clients: v.boolean(),
  agreement_prepared: v.boolean(),
  agreement_url: v.nullable(v.string()),
  owul_url: v.nullable(v.string()),
  /** The schedule with the days of its instalments, and the account that they are paid to; null until the delivery is known. */
  schedule_url: v.nullable(v.string()),
  repayment_account: v.nullable(v.string()),
  redirect_url: v.nullable(v.string()),
  shop_redirect_url: v.nullable(v.string()),
  last_year_income: v.nullable(amount),
  income_before_tax: v.nullable(amount),
  legal_form: v.nullable(v.string()),
  comments: v.array(v.object({ id: v.string(), body: v.string(), created_at: v.string() })),
  last_task: v.nullable(
    v.object({ id: v.string(), type: v.string(), status: v.string(), due_at: v.nullable(v.string()) }),
  ),
  order_items_attributes: v.array(ItemReply),
  /** Shown to staff. */
  pictures_attributes: v.array(v.object({ id: v.string(), name: v.string(), file: v.string() })),
  /** Who signs in the process that is waited for. Each gets his own link by e-mail from the signing provider. */
  signers_attributes: v.array(
    v.object({ id: v.string(), full_name: v.string(), email: v.string(), signed: v.boolean() }),
  ),
  attachments_attributes: v.array(AttachmentReply),
  order_states_attributes: v.array(OrderStateReply),
  shop_order_states_attributes: v.array(OrderStateReply),
  /** What was asked for or, once money has come, a row for each sum that came or part of one that goes back. */
  payments_attributes: v.array(
    v.object({
      id: v.string(),
      payment_type: v.string(),
      /** The salesman took it. */
      on_place: v.boolean(),
      status: v.picklist(paymentStatuses),
      amount,
      currency: v.string(),
      /** When it was asked for, or came. */
      created_at: v.string(),
      /** Since when it is in this state: a moment or, of a transfer, its day. */
      refund: v.nullable(
        v.object({ reason: v.picklist(refundReasons), state: v.picklist(refundStates), since: v.string() }),
      ),
    }),
  ),
  shop_attributes: ShopReply,
  user_attributes: v.nullable(
    v.object({
      /** The contact has no account: called by its order. */
      id: v.string(),
      full_name: v.nullable(v.string()),
      email: v.nullable(v.string()),
      phone: v.nullable(v.string()),
      phones_attributes: v.array(v.object({ id: v.string(), phone: v.string() })),
      personal_data_consent: v.boolean(),
      roles: v.array(v.literal('client')),
      /** Whether there is anything left to do in the order. */
      active: v.boolean(),
    }),
  ),
  company_attributes: v.nullable(CompanyReply),
  shipping_number: v.nullable(v.string()),
  /** By which the parcel with the agreement is followed; null unless a courier was ordered. */
  courier_number: v.nullable(v.string()),
});

type WholeOrder = typeof wholeOrder;
// An interface, because its name stands in the types of the calls instead of every field.
export interface OrderReplySchema extends WholeOrder {}

/** An order on the wire (specification 3). `facts` are the chart's own, in the wire's spelling; they hold no personal data. */
export const OrderReply: OrderReplySchema = wholeOrder;

/** A row of an order list. */
export const OrderRowReply = v.object({
  id: v.string(),
  slug: v.string(),
  siemens_id: v.string(),
  status: statusSchema,
  shop_status: v.nullable(v.string()),
  /** How its status looks to the reader. */
  tone: v.picklist(tones),
  financing_type: v.picklist(financingTypes),
  sales_channel: v.picklist(salesChannels),
  company_name: v.nullable(v.string()),
  shop_name: v.string(),
  price: v.nullable(amount),
  gross_price: amount,
  installment_value: v.nullable(amount),
  payments_count: v.number(),
  external_order_id: v.nullable(v.string()),
  agreement_status: v.nullable(v.string()),
  ordered_at: v.string(),
  last_order_state_created_at: v.string(),
  last_task: v.nullable(v.object({ type: v.string(), due_date: v.string() })),
  /** Who of the head office attends to it; shown to staff. */
  attendant: v.nullable(v.object({ id: v.string(), full_name: v.string() })),
  /** Who of the shop sold it; shown to the shop. */
  salesman: v.nullable(v.object({ id: v.string(), full_name: v.string() })),
  /** Whose move it is; shown to the shop. */
  turn: v.nullable(
    v.object({
      /** The screen on which its own salesman has to do something. */
      own: v.nullable(v.picklist(salesmanTasks)),
      wait: v.nullable(v.picklist(waits)),
      /** What its client has before him, where nothing else is waited for. */
      client: v.nullable(v.picklist(clientScreens)),
    }),
  ),
  /** Why it needs work by hand; shown to staff. */
  labels: v.array(v.picklist(orderFlags)),
});

/**
 * A page of orders. `next` continues it, null where it ends; a short page that has one goes on further back. `counts`
 * and `statuses` count the reader's orders, whatever the page is narrowed to; tasks are counted up to 1000.
 */
export const OrderListReply = v.object({
  orders: v.array(OrderRowReply),
  counts: v.object({
    all: v.number(),
    needing_action: v.number(),
    tasks: v.number(),
    sales: v.number(),
  }),
  statuses: v.array(v.object({ status: statusSchema, count: v.number() })),
  next: v.nullable(v.string()),
});
