import * as v from 'valibot';
import { AddressIn, contactFields, isMasked, sentEntries } from '../../fields/index.ts';
import { comment, day, email, filled, line, messages, phone, text as anyText } from '../../fields/schemas.ts';
import { fraudRules } from '../../order/fraud-rules.ts';
import { isNrb, normaliseNrb } from '../../rules/index.ts';
import { named } from '../call.ts';
import { statusSchema } from '../chart-schemas.ts';
import { OrderListReply, OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { versionField } from './client-rows.ts';
import { listedReason } from './listed-reason.ts';

/** How an order was moved: by whose turn it was, or else. */
export const howMoved = ['own', 'forced', 'by_hand', 'sent_back', 'deadline', 'provider'] as const;

const change = {
  roles: permissions.takePowerAdminAction,
  reply: OrderReply,
  idempotent: true,
  rate: 'write',
  confirmed: true,
} as const;

/** How far an agreement has come, as the panel shows it (ADMIN-045). */
const agreementStates = [
  'rejected',
  'accepted',
  'signed',
  'resent',
  'awaiting_signature',
  'not_sent',
  'none',
] as const;

const accountNumber = v.pipe(
  line(),
  v.check((value) => isMasked(value) || isNrb(normaliseNrb(value)), messages.nrb),
);

/** What is left out stays; so does an account number that is sent back masked. */
const PowerAdminIn = v.object({
  cash_payment_allowed: v.optional(v.boolean(messages.choice)),
  user: v.optional(v.partial(v.object(sentEntries(contactFields)))),
  persons: v.optional(
    v.array(v.object({ id: filled(64), email: v.optional(email), phone: v.optional(phone) })),
    [],
  ),
  company: v.optional(
    v.object({
      bank_account_number: v.optional(accountNumber),
      correspondence_address: v.optional(AddressIn),
    }),
  ),
  reason: v.optional(v.nullable(comment())),
  ...listedReason,
  ...versionField,
  preview: v.optional(filled(64)),
});

const read = { roles: permissions.administerOrders, method: 'GET', idempotent: false, rate: 'read' } as const;

const text = v.string();
const orNull = v.nullable(text);
const happened = { id: text, at: text, by: orNull };

/** A row of what an order has lived through; `by` is the name of whoever of us did it. */
const LifeRow = v.variant('kind', [
  v.object({
    kind: v.literal('move'),
    ...happened,
    actor: text,
    event: text,
    how: v.picklist(howMoved),
    from: v.nullable(statusSchema),
    to: statusSchema,
    /** The statuses that were passed through without resting. */
    passed: v.array(statusSchema),
    /** What it proved, by a person's word where `how` is by_hand, else by a provider's. */
    proves: v.nullable(v.picklist(['identity', 'payment', 'signature'])),
    /** What a forced move did without, in Polish. */
    skipped: v.array(text),
    reason: orNull,
    /** Of the listed reason with which it begins. */
    reason_code: orNull,
  }),
  v.object({ kind: v.literal('comment'), ...happened, body: text }),
  v.object({ kind: v.literal('task'), ...happened, type: text, body: orNull }),
  v.object({ kind: v.literal('file'), ...happened, name: text }),
  /** What identifies an account is masked. */
  v.object({ kind: v.literal('data'), ...happened, field: text, before: orNull, after: orNull }),
  v.object({ kind: v.literal('message'), ...happened, name: text, recipients: v.array(text) }),
]);

/** What an administrator reads of an order beside its fields, and may correct in it beside its moves. */
export const orderDataCalls = named({
  listOrderLife: {
    ...read,
    path: '/api/superadmin/orders/:slug/history',
    summary:
      'What an order has lived through, newest first: its moves, and with `kind` all also comments, tasks, files, corrections and messages, the newest 200 of each.',
    query: v.object({ kind: v.optional(v.picklist(['moves', 'all'], messages.choice), 'all') }),
    reply: v.object({ rows: v.array(LifeRow) }),
  },
  listApprovals: {
    ...read,
    path: '/api/superadmin/orders/:slug/approvals',
    summary: 'What was put before the client, in which version, when it was answered, and how.',
    reply: v.object({
      approvals: v.array(
        v.object({
          kind: text,
          name: text,
          text,
          version: v.number(),
          accepted: v.boolean(),
          at: text,
        }),
      ),
    }),
  },
  listPotentialFrauds: {
    ...read,
    path: '/api/superadmin/orders/:slug/potential_frauds',
    summary:
      "What the order shares with other companies' orders of the half year before and after it, and what came of it.",
    reply: v.object({
      frauds: v.array(
        v.object({
          id: text,
          rule: v.picklist(fraudRules),
          other: v.nullable(v.object({ slug: text, siemens_id: text, status: statusSchema })),
          status: v.picklist(['open', 'checked']),
          at: text,
          checked_at: v.nullable(text),
          checked_by: v.nullable(text),
          note: v.nullable(text),
        }),
      ),
    }),
  },
  settlePotentialFraud: {
    ...change,
    confirmed: false,
    method: 'PUT',
    path: '/api/superadmin/orders/:slug/potential_frauds/:id',
    summary: 'An administrator has checked a suspicion, and says what came of it.',
    body: v.object({ status: v.literal('checked'), note: filled(500), ...versionField }),
  },
  listCompanyOrders: {
    ...read,
    path: '/api/superadmin/orders/:slug/company_orders',
    summary: "A page of the company's other orders, newest first; `next` is the next page's `before`.",
    query: v.object({ before: v.optional(anyText(64)) }),
    reply: v.object({ orders: OrderListReply.entries.orders, next: orNull }),
  },
  getAgreementRecord: {
    ...read,
    path: '/api/superadmin/orders/:slug/agreement_record',
    summary: 'How far the agreement has come, its versions, and the processes in which it was to be signed.',
    reply: v.object({
      state: v.picklist(agreementStates),
      /** How the newest process failed, where it did. */
      failed: orNull,
      versions: v.array(
        v.object({
          version: v.number(),
          kind: v.picklist(['agreement', 'guarantee', 'agreement_with_guarantee']),
          prepared_at: text,
          template: text,
          pages: v.number(),
          signed: v.boolean(),
        }),
      ),
    }),
  },
  updatePowerAdmin: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/poweradmin/:slug',
    summary:
      "Corrects how the client and the persons are reached and the company's account, and allows or forbids paying on place, for which a reason is asked.",
    body: PowerAdminIn,
    events: ['CHANGE_CASH_PAYMENT'],
  },
  updateSuperadminOrder: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/orders/:slug',
    summary: "Corrects the order's number in the shop's own system and the day on which it was ordered.",
    body: v.object({
      external_order_id: v.optional(filled(64)),
      ordered_at: v.optional(day),
      ...versionField,
    }),
  },
});
