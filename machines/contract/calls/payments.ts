import * as v from 'valibot';
import { named } from '../call.ts';
import { amount, email, filled, messages, text } from '../../fields/schemas.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { versionField } from './client-rows.ts';

const roles = permissions.followOrderLink;
const read = { roles, idempotent: false, rate: 'orderBySlug' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;
const notification = {
  roles: permissions.notifyAsProvider,
  idempotent: false,
  rate: 'notification',
  method: 'POST',
} as const;

/** A bank that a payment or a verification may go through. */
export const ChannelReply = v.object({
  id: v.string(),
  name: v.string(),
  short_name: v.string(),
  icon_url: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  component: v.nullable(v.picklist(['AIS', '1PLN'])),
});

/** The hidden fields of the initial payment's form, by the specification's names; they are posted to `url`. */
export const PaymentFormReply = v.object({
  action: v.string(),
  fields: v.array(v.object({ name: v.string(), value: v.string() })),
});

/** Bank verification (provider a, bluemedia) and initial payment (provider b, dotpay). */
export const paymentCalls = named({
  getVerificationChannels: {
    ...read,
    method: 'GET',
    path: '/api/bluemedia/orders/:slug/channels',
    summary: 'Banks for the verification, by component AIS or 1PLN.',
    reply: v.object({
      channels: v.array(ChannelReply),
      persons: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  },
  startVerification: {
    ...change,
    method: 'POST',
    path: '/api/bluemedia/orders/:slug/initiations',
    summary: 'Starts the verification at the chosen bank.',
    body: v.object({
      channel_id: filled(32),
      component: v.picklist(['AIS', '1PLN'], messages.choice),
      bm_privacy_consent: v.optional(v.boolean()),
      bm_data_transfer_consent: v.optional(v.boolean()),
      identity_verification_krs_user_id: v.optional(v.nullable(text(64))),
      big_verification_consent: v.optional(v.boolean()),
      bik_verification_consent: v.optional(v.boolean()),
      ...versionField,
    }),
    reply: v.object({ redirect_url: v.string(), order: OrderReply }),
    events: ['START_TEST_PAYMENT'],
  },
  changeVerificationMode: {
    ...change,
    method: 'POST',
    path: '/api/bluemedia/orders/:slug/openings',
    summary: 'Back to the choice of bank and mode.',
    body: v.object(versionField),
    reply: OrderReply,
    events: ['CHANGE_VERIFICATION_MODE'],
  },
  getPaymentChannels: {
    ...read,
    method: 'GET',
    path: '/api/dotpay/orders/:slug/channels',
    summary: 'Banks for the initial payment.',
    reply: v.object({ channels: v.array(ChannelReply) }),
  },
  getPaymentItems: {
    ...read,
    method: 'GET',
    path: '/api/dotpay/orders/:slug/items',
    summary: 'What the initial payment is made of.',
    reply: v.object({
      amount,
      vat_level: v.number(),
      items: v.array(v.object({ name: v.string(), amount })),
      form: v.nullable(PaymentFormReply),
    }),
  },
  openPayment: {
    ...change,
    method: 'POST',
    path: '/api/dotpay/orders/:slug/openings',
    summary: 'The loaded payment page says that it is open, or another way is chosen.',
    body: v.object(versionField),
    reply: OrderReply,
    events: ['OPEN_PAYMENT', 'RETRY_PAYMENT'],
  },
  startPayment: {
    ...change,
    method: 'POST',
    path: '/api/dotpay/orders/:slug/initiations',
    summary: 'Starts the payment; the answer is the form that the page posts to the provider.',
    body: v.object({
      channel_id: filled(32),
      email: v.optional(email),
      bylaw: v.literal(true, messages.consent),
      personal_data: v.literal(true, messages.consent),
      ...versionField,
    }),
    reply: v.object({ form: PaymentFormReply, order: OrderReply }),
    events: ['START_PAYMENT'],
  },
  notifyBluemedia: {
    ...notification,
    path: '/api/bluemedia/notifications',
    summary: 'The bank verification sends its result (form field transactions, base64 XML with a hash).',
    produces: 'text/xml',
    events: ['TEST_PAYMENT_COMPLETED', 'TEST_PAYMENT_FAILED', 'TEST_PAYMENT_UNCLEAR'],
  },
  notifyDotpay: {
    ...notification,
    path: '/api/dotpay/notifications',
    summary: 'The payment provider sends a result (form fields with a signature); the answer is OK.',
    produces: 'text/plain',
    events: ['PAYMENT_COMPLETED', 'PAYMENT_REJECTED'],
  },
  notifyAutenti: {
    ...notification,
    path: '/api/autenti/notifications',
    summary: 'The signing provider reports that a process changed (detached JWS).',
    produces: 'text/plain',
    events: ['IDENTITY_CONFIRMED', 'SIGNER_SIGNED', 'SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'],
  },
  notifyDecisionEngine: {
    ...notification,
    path: '/api/decision_engine/notifications',
    summary: 'The decision engine sends its decision (HMAC signature).',
    produces: 'text/plain',
    events: ['DECISION_APPROVED', 'DECISION_REJECTED', 'DECISION_CONDITIONAL'],
  },
});
