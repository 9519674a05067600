import * as v from 'valibot';
import { named } from '../call.ts';
import { statusSchema, targetSchema } from '../chart-schemas.ts';
import { amountIn, comment, day, filled, messages, text } from '../../fields/schemas.ts';
import { OrderListReply, OrderReply } from '../order.ts';
import { OrderExportQuery, OrderListQuery } from '../order-list.ts';
import { permissions } from '../roles.ts';
import { RowByRowReply, someSlugs } from '../row-by-row.ts';
import { companyNumbers, personNumbers } from '../../fields/index.ts';
import type { IdentifyingNumber } from '../../fields/index.ts';
import { versionField } from './client-rows.ts';
import { listedReason } from './listed-reason.ts';

const roles = permissions.administerOrders;
const change = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;
const reveal = {
  roles: permissions.revealNumbers,
  method: 'POST',
  /** Each time is written down, and no reply is stored. */
  idempotent: false,
  rate: 'write',
  confirmed: true,
} as const;
/** The version that the page showed, and the hash of the preview that was agreed to: what would happen otherwise is 409 with the new preview. */
const seen = { ...versionField, preview: v.optional(text(64)) };
const why = { reason: filled(500) };
/** Why a move is made, in words that may begin with a reason of the list; a refusal may go without. */
const tells = { ...why, ...listedReason };
const mayTell = { reason: v.optional(v.nullable(comment())), ...listedReason };
const fieldsOf = <const F extends readonly IdentifyingNumber[]>(names: F) => ({
  fields: v.pipe(v.array(v.picklist(names, messages.choice)), v.minLength(1, messages.choice)),
});
const clear = v.optional(v.nullable(v.string()));
const read = { roles: permissions.readOrders, idempotent: false, rate: 'read' } as const;

/** What an administrator may ask and send in this order's life. */
export const superadminCalls = named({
  listOrders: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders',
    summary: 'All orders, a page of a list or of a search.',
    query: OrderListQuery,
    reply: OrderListReply,
  },
  exportOrders: {
    ...read,
    rate: 'export',
    method: 'GET',
    path: '/api/superadmin/orders/export',
    summary:
      'The orders of a list, or the chosen ones, at most 50 000, as a sheet that is written while it is read.',
    query: OrderExportQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  getSuperadminOrder: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug',
    summary: 'One order with its whole history.',
    reply: OrderReply,
  },
  revealPerson: {
    ...reveal,
    path: '/api/superadmin/orders/:slug/persons/:id/reveals',
    summary: "A person's PESEL or document number in clear; who asked for it and why is kept.",
    body: v.object({ ...fieldsOf(personNumbers), ...why }),
    reply: v.object({ numbers: v.object({ pesel: clear, series_and_number: clear }) }),
  },
  revealCompany: {
    ...reveal,
    path: '/api/superadmin/orders/:slug/company/reveals',
    summary: "The company's account number in clear; who asked for it and why is kept.",
    body: v.object({ ...fieldsOf(companyNumbers), ...why }),
    reply: v.object({ numbers: v.object({ bank_account_number: clear }) }),
  },
  getPicture: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug/pictures/:id',
    summary: 'A picture of the order: a PNG, JPEG or WebP.',
    produces: 'image/png',
  },
  streamSuperadminChanges: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug/changes',
    summary: 'Server-sent events: the version number after each change.',
    produces: 'text/event-stream',
  },
  assignOrders: {
    roles,
    idempotent: true,
    rate: 'write',
    method: 'PUT',
    path: '/api/superadmin/orders/attendants',
    summary: 'Gives orders to an administrator, or to nobody; says which of them there are not.',
    body: v.object({
      slugs: someSlugs,
      user_id: v.nullable(filled(64)),
    }),
    reply: RowByRowReply,
  },
  setStatus: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/statuses/:slug',
    summary:
      "An administrator's move: by the chart's own event where it leads to the status, else forced with a reason.",
    body: v.object({
      status: statusSchema,
      ...mayTell,
      /** The scan, where the courier is back with what was signed. */
      attachment_id: v.optional(filled(64)),
      ...seen,
    }),
    events: [
      'RETRY_TEST_PAYMENT',
      'REOPEN_DECISION',
      'COURIER_RETURNED_SIGNED',
      'RESEND_AGREEMENT',
      'RETRY_PAYMENT',
      'AGREEMENT_VERIFIED',
      'FINISH',
      'RELEASE_FOR_PICKUP',
      'FORCE',
    ],
  },
  decidePayment: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/dotpay_decisions/:slug',
    confirmed: true,
    summary: 'A verification or initial payment that needs a person is accepted or rejected.',
    body: v.object({
      payment: v.picklist(['test_payment', 'initial_payment'], messages.choice),
      decision: v.picklist(['accept', 'reject'], messages.choice),
      ...mayTell,
      ...seen,
    }),
    events: ['ACCEPT_TEST_PAYMENT', 'REJECT_TEST_PAYMENT', 'ACCEPT_PAYMENT', 'REJECT_PAYMENT'],
  },
  recordIdentity: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/identity_records',
    confirmed: true,
    summary: 'An administrator vouches for the identity of every signing person, and says how it was shown.',
    body: v.object({ ...tells, ...seen }),
    events: ['RECORD_IDENTITY'],
  },
  listSendBackTargets: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug/send_backs',
    summary: 'The statuses to which the order may be sent back; without any the sentence why.',
    reply: v.object({ targets: v.array(statusSchema), sentence: v.nullable(v.string()) }),
  },
  sendBack: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/send_backs',
    confirmed: true,
    summary:
      'The order goes back to a status in which it rested; what followed is void, and its client is told.',
    body: v.object({ to: targetSchema('admin', ['SEND_BACK']), ...tells, ...seen }),
    events: ['SEND_BACK'],
  },
  recordPayment: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/payment_records',
    confirmed: true,
    summary:
      'An administrator vouches for money that came towards the initial payment by another way: how much, on which day, under which number, and how it is known.',
    body: v.object({
      amount: amountIn,
      received_on: day,
      reference: filled(64),
      ...tells,
      ...seen,
    }),
    events: ['RECORD_PAYMENT'],
  },
  recordSignature: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/signature_records',
    confirmed: true,
    summary:
      'An administrator vouches for an agreement that was signed otherwise than at the signing provider: which of the order’s attachments is its scan, and how it is known.',
    body: v.object({ attachment_id: filled(64), ...tells, ...seen }),
    events: ['RECORD_SIGNATURE'],
  },
  decideAgreement: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/agreement_statuses/:slug',
    summary: 'The signed agreement is accepted or rejected.',
    body: v.object({
      status: v.picklist(['accepted', 'rejected'], messages.choice),
      ...mayTell,
      ...seen,
    }),
    events: ['ACCEPT_SIGNED_AGREEMENT', 'REJECT_SIGNED_AGREEMENT'],
  },
  renewAgreement: {
    ...change,
    method: 'PATCH',
    path: '/api/superadmin/orders/:slug/renew_agreement/:autenti_id',
    summary:
      "A new agreement is prepared, or a failed signature is relaunched. The id is the order's autenti_id, none where it has none; that of another process is 404.",
    body: v.object({
      kind: v.picklist(['v3', 'qes', 'with_guarantee', 'guarantee_only'], messages.choice),
      /** The order's persons, by their ids, who guarantee from now on beside those who do already. */
      guarantors: v.optional(v.array(filled(64)), []),
      ...seen,
    }),
    events: ['RENEW_AGREEMENT', 'RELAUNCH_SIGNATURE'],
  },
  setShippingNumber: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/shipping_numbers/:slug',
    summary: "The parcel's number; the goods are on their way.",
    body: v.object({ shipping_number: filled(64), ...seen }),
    events: ['SHIP'],
  },
  setDelivery: {
    ...change,
    method: 'PATCH',
    path: '/api/superadmin/orders/:slug/deliveries',
    summary: 'The pickup or delivery date.',
    body: v.object({ delivered_at: day, ...seen }),
    events: ['CONFIRM_DELIVERY', 'SET_PICKUP_DATE'],
  },
  resendOffer: {
    ...change,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/offer_mails',
    summary: 'The link to the offer is sent to the client again.',
    body: v.object(seen),
    events: ['RESEND_OFFER'],
  },
  superadminCancelOrder: {
    ...change,
    method: 'PATCH',
    path: '/api/superadmin/orders/:slug/cancelations',
    summary: 'The administrator cancels.',
    body: v.object({ ...mayTell, ...seen }),
    events: ['CANCEL'],
  },
});
