import * as v from 'valibot';
import { messages } from '../../fields/schemas.ts';
import { readRuleNames, type ReadRule } from '../../rules/index.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';
import { person } from './comments.ts';

const readRules = Object.keys(readRuleNames) as [ReadRule, ...ReadRule[]];

const NotificationReply = v.object({
  id: v.string(),
  read: v.boolean(),
  success: v.boolean(),
  notification_type: v.string(),
  /** The order that it is about; null where it is about none. */
  order: v.nullable(v.object({ slug: v.string(), siemens_id: v.string() })),
  /** The report that it is about, and where its link leads; null where it is about none. */
  report: v.nullable(v.object({ name: v.string(), path: v.string() })),
  /** The category whose change has come to its shops, and where it was not taken; null where it is about none. */
  category: v.nullable(
    v.object({
      id: v.string(),
      sector: v.string(),
      name: v.string(),
      taken: v.number(),
      kept: v.array(v.object({ shop_id: v.string(), name: v.string() })),
      failed: v.array(v.object({ shop_id: v.string(), name: v.string(), sentence: v.string() })),
    }),
  ),
  /** The unusual reading that it is about, by its rule, and where its reads are shown; null where it is about none. */
  reads: v.nullable(v.object({ rule: v.picklist(readRules), path: v.string() })),
  created_at: v.string(),
});

/** The bell of superadmins, and who of the staff has an order's page open. */
export const notificationsCalls = named({
  listBell: {
    method: 'GET',
    path: '/api/notifications',
    summary: "The latest five lines of the user's bell.",
    roles: permissions.ringBell,
    idempotent: false,
    rate: 'read',
    reply: v.object({ notifications: v.array(NotificationReply) }),
  },
  readNotification: {
    method: 'PATCH',
    path: '/api/notifications/:id',
    summary: 'A line of the bell is read.',
    roles: permissions.ringBell,
    idempotent: true,
    rate: 'write',
    body: v.object({ read: v.literal(true, messages.choice) }),
    reply: NotificationReply,
  },
  viewOrder: {
    method: 'POST',
    path: '/api/superadmin/orders/:slug/views',
    summary:
      "Says every ten seconds that the user has the order's page open, or leaves it; answers who else has, and who attends to the order.",
    roles: permissions.administerOrders,
    idempotent: false,
    rate: 'write',
    body: v.object({ leaves: v.boolean(messages.choice) }),
    reply: v.object({ others: v.array(person), attendant: v.nullable(person) }),
  },
});
