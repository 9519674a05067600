import * as v from 'valibot';
import { comment, filled, financingTypes, messages } from '../../fields/schemas.ts';
import { CalculationIn } from '../calculation.ts';
import { ItemsIn } from '../items.ts';
import { targetSchema } from '../chart-schemas.ts';
import { named } from '../call.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { clientFormCalls } from './client-form.ts';
import { ShopCommentReply } from './counter-reads.ts';
import { clientCalls } from './client.ts';
import { versionField } from './client-rows.ts';

const roles = permissions.sellOrders;
const change = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;
/** What is not said at the counter alone: whoever of head office sold the order sends it too. */
const lead = { ...change, roles: permissions.leadSoldOrders } as const;
const only = v.object(versionField);
const paymentEvents = ['ACCEPT_PAYMENT_ON_PLACE', 'SEND_PAYMENT_LINK'] as const;

/** An order as a salesman begins it. With dont_move_to_next_status its calculation stays open, and may not fit yet. */
export const ShopOrder = v.object({
  sales_channel: v.picklist(['pos', 'shop'], messages.choice),
  financing_type: v.picklist(financingTypes, messages.choice),
  order_items_attributes: ItemsIn,
  payments_count: CalculationIn.entries.payments_count,
  own_payment: CalculationIn.entries.own_payment,
  gross_own_payment: CalculationIn.entries.gross_own_payment,
  own_payment_in_percent: CalculationIn.entries.own_payment_in_percent,
  custom_purpose_loan: CalculationIn.entries.custom_purpose_loan,
  remote: v.optional(v.boolean()),
  dont_move_to_next_status: v.optional(v.boolean()),
});

/** What a salesman sends in the life of an order that he leads at the counter: where the client has the same call, with its body. */
export const counterCalls = named({
  createShopOrder: {
    roles,
    method: 'POST',
    path: '/api/shop/orders',
    summary: 'A salesman begins an order in his shop; who begins it has sold it.',
    body: ShopOrder,
    reply: OrderReply,
    idempotent: true,
    status: 201,
    rate: 'write',
    events: ['CREATE'],
  },
  shopUpdateProducts: {
    ...lead,
    method: 'PATCH',
    body: clientCalls.updateProducts.body,
    events: clientCalls.updateProducts.events,
    path: '/api/shop/orders/:slug/products',
    summary: 'The goods as typed at the counter.',
  },
  shopUpdateCalculation: {
    ...lead,
    method: 'PATCH',
    body: clientCalls.updateCalculation.body,
    events: clientCalls.updateCalculation.events,
    path: '/api/shop/orders/:slug/calculations',
    alias: '/api/shop/orders//:slug/calculations',
    summary:
      'The calculation is changed and, unless dont_move_to_next_status, accepted. The widget writes two slashes before the slug.',
  },
  shopMoveToPrevious: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/move_to_previouses',
    summary: 'One step back, where the chart allows it.',
    body: only,
    events: ['MOVE_TO_PREVIOUS'],
  },
  shopComplementCompany: {
    ...lead,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/basic_company_details',
    summary: 'VAT id and contact person; the registry is asked. remote: the offer is sent to the client.',
    body: v.object({
      ...clientFormCalls.complementCompany.body.entries,
      remote: v.optional(v.boolean()),
    }),
    events: ['COMPLEMENT_COMPANY_AND_USER'],
    rate: 'registry',
  },
  shopCorrectVatId: {
    ...lead,
    method: 'PATCH',
    body: clientFormCalls.correctVatId.body,
    events: clientFormCalls.correctVatId.events,
    summary: 'A corrected VAT id; the registry is asked.',
    path: '/api/shop/orders/:slug/vat_ids',
    rate: 'registry',
  },
  shopResendOffer: {
    ...lead,
    method: 'POST',
    path: '/api/shop/orders/:slug/offer_mails',
    summary: 'The link to the offer is sent to the client again.',
    body: only,
    events: ['RESEND_OFFER'],
  },
  shopSelectMethod: {
    ...lead,
    method: 'PATCH',
    body: clientCalls.selectMethod.body,
    events: clientCalls.selectMethod.events,
    path: '/api/shop/orders/:slug/agreement_method_selections',
    summary: 'The way to sign, chosen with the client.',
  },
  shopSaveDraft: {
    ...change,
    method: 'PUT',
    path: '/api/shop/orders/:slug/company_details',
    summary: 'Autosaves the form as typed at the counter.',
    body: clientFormCalls.saveDraft.body,
    reply: clientFormCalls.saveDraft.reply,
  },
  shopSaveFormForLater: {
    ...change,
    method: 'PATCH',
    body: clientFormCalls.saveFormForLater.body,
    events: clientFormCalls.saveFormForLater.events,
    query: clientFormCalls.saveFormForLater.query,
    path: '/api/shop/orders/:slug/company_details/save_and_return',
    summary: 'Saves the form as far as it is filled in.',
  },
  shopSubmitForm: {
    ...change,
    method: 'PATCH',
    body: clientFormCalls.submitForm.body,
    events: clientFormCalls.submitForm.events,
    summary: 'Submits the form. With ?saveAndReturn=true it is put aside, and may be incomplete.',
    query: clientFormCalls.submitForm.query,
    path: '/api/shop/orders/:slug/company_details',
    flag: { names: ['saveAndReturn', 'save_and_return'], call: 'shopSaveFormForLater' },
  },
  shopComment: {
    roles: lead.roles,
    method: 'POST',
    path: '/api/shop/comments',
    summary:
      "A word to the head office about the shop's order; it rings at whoever attends to the order, else at every superadmin.",
    body: v.object({ order_id: filled(64), body: comment(2_000) }),
    reply: v.object({ comment: ShopCommentReply }),
    idempotent: true,
    rate: 'write',
  },
  shopInitialPayment: {
    ...change,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/initial_payments',
    summary:
      'The initial payment was taken at the counter, which is to be confirmed; or the client gets a link to pay by.',
    body: v.object({
      new_status: targetSchema('salesman', paymentEvents),
      confirmed: v.optional(v.boolean()),
      ...versionField,
    }),
    events: paymentEvents,
  },
});
