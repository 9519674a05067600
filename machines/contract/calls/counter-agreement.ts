import * as v from 'valibot';
import { BikData } from '../company.ts';
import { messages, phone, text } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { filesCalls } from './files.ts';
import { versionField } from './client-rows.ts';
import { superadminCalls } from './superadmin.ts';

const roles = permissions.sellOrders;
const change = { roles, reply: OrderReply, idempotent: true, rate: 'write' } as const;
const only = v.object(versionField);

/** What a salesman sends from the form that is filled in to the documents of the signed agreement. */
export const counterAgreementCalls = named({
  shopResendSms: {
    ...change,
    method: 'POST',
    path: '/api/shop/orders/:slug/resend_verification_sms',
    summary: 'A new code by SMS, to another number where one is given; five a day for an order.',
    body: v.object({ new_phone_number: v.optional(v.nullable(phone)), ...versionField }),
    reply: v.object({
      success: v.literal(true),
      /** The number that the code goes to, all but its last three digits hidden. */
      phone_masked: v.string(),
      /** When another code may be asked for. */
      again_at: v.string(),
      order: OrderReply,
    }),
    events: ['RESEND_SMS'],
    rate: 'sms',
  },
  shopVerifySms: {
    ...change,
    method: 'PUT',
    path: '/api/shop/orders/:slug/sms_verifications',
    summary:
      'The code that the client reads out: 422 where it is wrong, 409 where it is too old or was tried too often.',
    body: v.object({
      token: v.pipe(text(16), v.nonEmpty(messages.required)),
      bik: v.optional(BikData),
      ...versionField,
    }),
    events: ['VERIFY_SMS'],
  },
  shopConfirmIdentities: {
    ...change,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/user_identities',
    summary: "The salesman has compared each signing person's document.",
    body: v.object({
      persons: v.pipe(
        v.array(
          v.object({
            id: text(64),
            confirmed: v.boolean(),
            document_checked: v.boolean(),
          }),
        ),
        v.maxLength(20),
      ),
      ...versionField,
    }),
    events: ['CONFIRM_IDENTITIES'],
  },
  shopRevealPerson: {
    roles,
    method: 'POST',
    path: '/api/shop/orders/:slug/persons/:id/reveals',
    summary:
      "A signing person's PESEL and document number in clear, for a colleague of who made the order, while documents are compared; who asked is kept.",
    body: v.object({}),
    reply: superadminCalls.revealPerson.reply,
    /** Each time is written down, and no reply is stored. */
    idempotent: false,
    rate: 'write',
  },
  shopAcceptAgreement: {
    ...change,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/agreement_accept',
    summary: 'The client accepts the previewed agreement at the counter.',
    body: only,
    events: ['ACCEPT_AGREEMENT'],
  },
  shopSignAgreement: {
    ...change,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/agreement_sign',
    summary: 'The client has signed the paper agreement.',
    body: only,
    events: ['SIGN_AGREEMENT'],
  },
  shopAddAttachment: {
    roles: permissions.leadSoldOrders,
    method: 'POST',
    path: '/api/shop/orders/:slug/attachments',
    summary: filesCalls.addAttachment.summary,
    file: filesCalls.addAttachment.file,
    body: filesCalls.addAttachment.body,
    reply: filesCalls.addAttachment.reply,
    idempotent: true,
    rate: 'upload',
  },
  shopSendDocuments: {
    ...change,
    method: 'PATCH',
    path: '/api/shop/orders/:slug/attachments',
    summary:
      'The documents of a signed agreement are complete: 422 where one that is signed on paper has no scan yet.',
    body: only,
    events: ['UPLOAD_ATTACHMENTS'],
  },
});
