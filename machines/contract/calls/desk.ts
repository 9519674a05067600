import * as v from 'valibot';
import { eventTypes } from '../../order/order.events.ts';
import { audiences } from '../../order/screen.ts';
import { named } from '../call.ts';
import { eventSchema, statusSchema } from '../chart-schemas.ts';
import { filled, messages } from '../../fields/schemas.ts';
import { OrderReply } from '../order.ts';
import { permissions } from '../roles.ts';
import { NotAppliedReply } from './operations.ts';
import { orderDataCalls } from './order-data.ts';
import { superadminCalls } from './superadmin.ts';

const read = { roles: permissions.administerOrders, idempotent: false, rate: 'read' } as const;

const text = v.string();

const commands = { ...superadminCalls, ...orderDataCalls };

/** The administrator's commands whose consequences can be asked for before they are sent. */
const previewedCalls = [
  'setStatus',
  'decidePayment',
  'recordIdentity',
  'recordPayment',
  'recordSignature',
  'sendBack',
  'decideAgreement',
  'renewAgreement',
  'setShippingNumber',
  'setDelivery',
  'resendOffer',
  'superadminCancelOrder',
  'updatePowerAdmin',
] as const;

/** A command as it is sent; `autenti_id` is what the path of `renewAgreement` names. */
const previewed = <N extends (typeof previewedCalls)[number]>(call: N) =>
  v.object({
    call: v.literal(call),
    body: commands[call].body,
    autenti_id: v.optional(filled(64), 'none'),
  });

/** Evidence that an order lacks for a move: who can bring it, and by which event an administrator records it. */
const LackReply = v.object({
  sentence: text,
  who: v.nullable(text),
  record: v.nullable(v.picklist(['RECORD_IDENTITY', 'RECORD_PAYMENT', 'RECORD_SIGNATURE'])),
});

/** What a command will do; its hash leaves times out. */
export const PreviewReply = v.object({
  hash: text,
  event: eventSchema,
  forced: v.boolean(),
  from: statusSchema,
  /** The statuses that are passed through without resting. */
  passes: v.array(statusSchema),
  rests_in: statusSchema,
  effects: v.array(v.object({ effect: text, name: text, recipients: v.array(text) })),
  deadline_at: v.nullable(text),
  tasks: v.array(v.object({ type: text, change: v.picklist(['raised', 'canceled']) })),
  screens: v.array(v.object({ audience: v.picklist(audiences), title: text })),
});

/** What an administrator sees of an order's next moves before he makes one. */
export const deskCalls = named({
  explainOrder: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug/explanations',
    summary: 'Where the order may go from here, who brings it there, and what is not possible now, with why.',
    reply: v.object({
      moves: v.array(
        v.object({
          to: statusSchema,
          event: v.nullable(v.picklist(eventTypes)),
          effects: v.array(text),
          waits_for: v.array(text),
          forcible: v.boolean(),
          lacks: v.array(LackReply),
        }),
      ),
      refused: v.array(
        v.object({ event: eventSchema, sentence: v.nullable(text), opens_in: v.array(statusSchema) }),
      ),
    }),
  },
  listOrderEffects: {
    ...read,
    method: 'GET',
    path: '/api/superadmin/orders/:slug/effects',
    summary:
      'What the order has had done outside, newest first: letters, calls of providers, their attempts; and what providers said of it that changed nothing.',
    reply: v.object({
      effects: v.array(
        v.object({
          id: text,
          effect: text,
          name: text,
          recipients: v.array(text),
          created_at: text,
          done_at: v.nullable(text),
          attempts: v.number(),
          /** When it is tried next; null once it is done. */
          due_at: v.nullable(text),
          last_error: v.nullable(text),
          can_resend: v.boolean(),
        }),
      ),
      notifications: v.array(NotAppliedReply),
    }),
  },
  resendEffect: {
    roles: permissions.administerOrders,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/effects/:id/resends',
    summary: 'An effect that has failed is tried at once, under its own key: its provider sees a repetition.',
    reply: OrderReply,
    idempotent: true,
    rate: 'write',
  },
  previewMove: {
    ...read,
    method: 'POST',
    path: '/api/superadmin/orders/:slug/previews',
    summary: 'What one of the commands of an administrator would do now; nothing is changed.',
    body: v.variant('call', previewedCalls.map(previewed), messages.choice),
    reply: PreviewReply,
  },
});
