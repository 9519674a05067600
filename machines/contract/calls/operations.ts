import * as v from 'valibot';
import { named } from '../call.ts';
import { text } from '../../fields/schemas.ts';
import { permissions } from '../roles.ts';

/** What a provider said that changed nothing, and whether it is tried again by itself. */
export const NotAppliedReply = v.object({
  id: v.string(),
  provider: v.string(),
  notification_id: v.string(),
  slug: v.nullable(v.string()),
  siemens_id: v.nullable(v.string()),
  reason: v.string(),
  received_at: v.string(),
  waits: v.boolean(),
});

/** What staff look at when something outside does not go as it should. */
export const operationsCalls = named({
  listProviderNotifications: {
    method: 'GET',
    path: '/api/superadmin/provider_notifications',
    summary: 'Provider notifications that changed nothing, newest first, with the reason.',
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'read',
    query: v.object({ before: v.optional(text(64)) }),
    reply: v.object({ notifications: v.array(NotAppliedReply), next: v.nullable(v.string()) }),
  },
  retryNotification: {
    method: 'POST',
    path: '/api/superadmin/provider_notifications/:id/retries',
    summary: 'A provider notification that changed nothing is tried again at once; 409 where it was applied.',
    roles: permissions.administerOrders,
    idempotent: true,
    rate: 'write',
    reply: v.object({ success: v.boolean() }),
  },
  listProviders: {
    method: 'GET',
    path: '/api/superadmin/providers',
    summary:
      'How each provider stands: effects that wait for it, those it failed, its notifications not applied.',
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'read',
    reply: v.object({
      providers: v.array(
        v.object({
          provider: v.string(),
          /** When it last answered or sent a notification of its own; null where it was never heard. */
          answered_at: v.nullable(v.string()),
          waiting: v.number(),
          retried: v.number(),
          /** Since when the oldest that failed is tried; null where none has. */
          failing_since: v.nullable(v.string()),
          not_applied: v.number(),
        }),
      ),
    }),
  },
  listRetriedEffects: {
    method: 'GET',
    path: '/api/superadmin/retried_effects',
    summary: 'Effects that have failed and are tried again, the next one first, at most 100.',
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'read',
    reply: v.object({
      effects: v.array(
        v.object({
          id: v.string(),
          providers: v.array(v.string()),
          name: v.string(),
          slug: v.nullable(v.string()),
          siemens_id: v.nullable(v.string()),
          attempts: v.number(),
          due_at: v.string(),
          /** A sentence for staff; what exactly was answered stands in the log. */
          last_error: v.nullable(v.string()),
        }),
      ),
    }),
  },
  resendProviderEffects: {
    method: 'POST',
    path: '/api/superadmin/providers/:provider/resends',
    summary: 'All effects that the provider failed are tried at once, under their own keys.',
    roles: permissions.administerOrders,
    idempotent: true,
    rate: 'write',
    reply: v.object({ resent: v.number() }),
  },
});
