import * as v from 'valibot';
import { day, filled, messages, text } from '../../fields/schemas.ts';
import { readKinds, readRuleNames, type ReadRule } from '../../rules/index.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.seeReads;
const read = { roles, method: 'GET', idempotent: false } as const;

/** Which reads; days are Polish ones, both included. */
const narrowed = {
  /** An account's id. */
  user_id: v.optional(text(64)),
  /** A part of an account's name or e-mail. */
  reader: v.optional(text(100)),
  /** The number of an order. */
  order_id: v.optional(text(32)),
  kinds: v.optional(text(200)),
  date_from: v.optional(day),
  date_to: v.optional(day),
};

const reader = v.object({ id: v.string(), full_name: v.string(), email: v.string() });
const order = v.object({ slug: v.string(), siemens_id: v.string(), company_name: v.nullable(v.string()) });

const AlertReply = v.object({
  id: v.string(),
  rule: v.picklist(Object.keys(readRuleNames) as [ReadRule, ...ReadRule[]]),
  /** The day in Poland; of a night that on which it began. */
  day: v.string(),
  at: v.string(),
  /** How many orders, numbers, readers or rows. */
  found: v.number(),
  /** What the account usually comes to; null where the rule does not compare. */
  usual: v.nullable(v.number()),
  /** Whose reading; null where an order has many readers. */
  reader: v.nullable(reader),
  order: v.nullable(order),
  explained: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()), explanation: v.string() })),
});

/** Who of the accounts read what of persons, for superadmins. */
export const readsCalls = named({
  listReads: {
    ...read,
    rate: 'read',
    path: '/api/superadmin/reads',
    summary: 'Who read what of persons, the newest first: orders, files, numbers in clear, exports, copies.',
    query: v.object({ ...narrowed, after: v.optional(text(128)) }),
    reply: v.object({
      reads: v.array(
        v.object({
          id: v.string(),
          at: v.string(),
          reader: v.nullable(reader),
          /** Null of what an older release wrote down. */
          role: v.nullable(v.string()),
          kind: v.picklist(readKinds),
          /** Null of an export. */
          order: v.nullable(order),
          fields: v.array(v.string()),
          person: v.nullable(v.string()),
          reason: v.nullable(v.string()),
          /** Of an export that has ended. */
          rows: v.nullable(v.number()),
        }),
      ),
      /** The account that `user_id` names. */
      reader: v.nullable(reader),
      next: v.nullable(v.string()),
    }),
  },
  exportReads: {
    ...read,
    rate: 'export',
    path: '/api/superadmin/reads/export',
    summary: 'The same reads as CSV, written while it is read; the export is written down among them.',
    query: v.object(narrowed),
    produces: 'text/csv',
  },
  listReadAlerts: {
    ...read,
    rate: 'read',
    path: '/api/superadmin/reads/alerts',
    summary:
      'Reading that was unusual, the newest first: what nobody has explained yet, or what somebody has.',
    query: v.object({
      state: v.optional(v.picklist(['open', 'explained'], messages.choice)),
      after: v.optional(text(128)),
    }),
    reply: v.object({ alerts: v.array(AlertReply), next: v.nullable(v.string()) }),
  },
  explainReadAlert: {
    roles,
    method: 'POST',
    path: '/api/superadmin/reads/alerts/:id/explanations',
    summary: 'Somebody has found out why reading was unusual, and says it; 404 once it is explained.',
    body: v.object({ explanation: filled(500) }),
    reply: AlertReply,
    idempotent: true,
    rate: 'write',
    confirmed: true,
  },
});
