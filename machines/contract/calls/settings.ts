import * as v from 'valibot';
import { filled, messages } from '../../fields/schemas.ts';
import { named } from '../call.ts';
import { permissions } from '../roles.ts';

const roles = permissions.configureSystem;
const read = { roles, method: 'GET', idempotent: false, rate: 'read' } as const;
const change = { roles, idempotent: true, rate: 'write' } as const;

const moment = v.pipe(v.string(), v.isoTimestamp(messages.date));

const MaintenanceMessageReply = v.object({
  id: v.string(),
  text: v.string(),
  shows_from: v.string(),
  ends_at: v.string(),
  author: v.string(),
});

const FeaturesReply = v.object({ features: v.array(v.object({ name: v.string(), enabled: v.boolean() })) });

const code = v.nullable(filled(64));

/** Reasons in the order in which they are offered; the version changes with each of them. */
const ReasonsReply = v.object({
  version: v.string(),
  reasons: v.array(v.object({ code: v.string(), label: v.string(), retired: v.boolean() })),
});

/** The longest text of a maintenance message and of a reason. */
export const settingLengths = { message: 300, reason: 120 } as const;

/** What a superadmin sets for everybody: maintenance messages, features, possible reasons. */
export const settingsCalls = named({
  listMaintenanceMessages: {
    ...read,
    path: '/api/superadmin/maintenance_messages',
    summary: 'Messages of maintenance, the latest first, at most 50.',
    reply: v.object({ messages: v.array(MaintenanceMessageReply) }),
  },
  planMaintenance: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/maintenance_messages',
    summary: 'Plans a message that stands above every page for a while; 422 where another stands then.',
    body: v.object({ text: filled(settingLengths.message), shows_from: moment, ends_at: moment }),
    reply: MaintenanceMessageReply,
  },
  withdrawMaintenance: {
    ...change,
    method: 'DELETE',
    path: '/api/superadmin/maintenance_messages/:id',
    summary: 'Ends a message that is shown, or drops one that is yet to come; 409 for a past one.',
    reply: v.object({ success: v.boolean() }),
  },
  listFeatures: {
    ...read,
    path: '/api/superadmin/features',
    summary: 'The features that can be switched.',
    reply: FeaturesReply,
  },
  setFeature: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/features/:name',
    summary: 'Switches a feature on or off.',
    body: v.object({ enabled: v.boolean(messages.choice) }),
    reply: FeaturesReply,
  },
  listReasons: {
    ...read,
    path: '/api/superadmin/possible_reasons',
    summary: 'Every possible reason of an administrator, retired ones too.',
    reply: ReasonsReply,
  },
  saveReasons: {
    ...change,
    method: 'PUT',
    path: '/api/superadmin/possible_reasons',
    summary:
      'The whole list as it is to be; a code of null adds a reason, and none may be left out. 409 where somebody was faster.',
    body: v.object({
      version: filled(),
      reasons: v.pipe(
        v.array(
          v.object({ code, label: filled(settingLengths.reason), retired: v.boolean(messages.choice) }),
        ),
        v.maxLength(100, messages.tooLong),
      ),
    }),
    reply: ReasonsReply,
  },
  listPossibleReasons: {
    ...read,
    roles: permissions.administerOrders,
    path: '/api/superadmin/orders/possible_reasons',
    summary: 'The reasons that an administrator may choose from where a move asks for one.',
    reply: v.object({ reasons: v.array(v.object({ code: v.string(), label: v.string() })) }),
  },
});
