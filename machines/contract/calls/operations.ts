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
  listNotifications: {
    method: 'GET',
    path: '/api/superadmin/notifications',
    summary: 'Provider notifications that changed nothing, newest first, with the reason.',
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'read',
    query: v.object({ before: v.optional(text(64)) }),
    reply: v.object({ notifications: v.array(NotAppliedReply), next: v.nullable(v.string()) }),
  },
});
