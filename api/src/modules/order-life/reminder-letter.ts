import { explain, type EventType } from '@app/machines/order';
import type { Order } from '@app/db';
import { reminderMail, reminderSms, type Asked } from '../../messages/reminder.ts';
import type { Performer } from './outbox/performer.ts';
import { letterBasics, sendToClient } from './outbox/send-letter.ts';

/** What a client is asked for by the first of these events that his order waits for. */
const byClient: readonly (readonly [EventType, Asked])[] = [
  ['CLIENT_LOGGED_IN', 'offer'],
  ['CONFIRM_SUMMARY', 'offer'],
  ['CORRECT_VAT_ID', 'company'],
  ['SELECT_METHOD', 'method'],
  ['SUBMIT_COMPANY_FORM', 'form'],
  ['RELAUNCH_SIGNATURE', 'another_way'],
  ['START_TEST_PAYMENT', 'bank'],
  ['ACCEPT_CONDITIONS', 'conditions'],
  ['ACCEPT_AGREEMENT', 'agreement'],
  ['OPEN_PAYMENT', 'payment'],
  ['START_PAYMENT', 'payment'],
  ['RETRY_PAYMENT', 'payment'],
];
const byProvider: readonly (readonly [EventType, Asked])[] = [
  ['IDENTITY_CONFIRMED', 'identity'],
  ['SIGNATURE_COMPLETED', 'signature'],
];

/** What an order waits for; null where it is not its client's turn, as while the agreement is being drawn. */
export function askedOf({ status, facts }: Pick<Order, 'status' | 'facts'>): Asked | null {
  const client = explain(status, facts, 'client').allowed;
  const system = explain(status, facts, 'system').allowed;
  const found =
    byClient.find(([event]) => client.includes(event)) ??
    byProvider.find(([event]) => system.includes(event));
  return found?.[1] ?? null;
}

/** Reminds the client by mail and text message of what his order waits for. */
export const sendReminder: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const asked = askedOf(order);
  if (asked === null) return;
  const basics = letterBasics(attempt);
  await sendToClient(attempt, reminderMail({ ...basics, asked, openUntil: order.deadlineAt }));
  if (order.contact?.phone)
    await ports.providers.sms.sendSms({
      key: effect.key,
      to: order.contact.phone,
      text: reminderSms(basics),
    });
};
