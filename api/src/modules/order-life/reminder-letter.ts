import { explain, type EventType } from '@app/machines/order';
import { listPersons, listSignatures, type Order } from '@app/db';
import { reminderMail, reminderSms, type Asked } from '../../messages/reminder.ts';
import type { EffectAttempt, Performer } from './outbox/performer.ts';
import { letterBasics, readerBasics, sendLetter } from './outbox/send-letter.ts';
import { signerReplies } from './signer-replies.ts';

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

/** Whoever is waited for, by address, and his name: each who has not signed yet, at his own address; the contact where nobody signs. */
async function waitedFor({ ports: { db }, order }: EffectAttempt): Promise<ReadonlyMap<string, string>> {
  const [signatures, persons] = await Promise.all([listSignatures(db, order.id), listPersons(db, order.id)]);
  const signers = signerReplies(order, { signatures, persons });
  const left = signers.filter(({ signed }) => !signed);
  if (left.length > 0) return new Map(left.map(({ email, full_name }) => [email, full_name]));
  return new Map([[order.contact?.email ?? '', order.contact?.fullName ?? '']]);
}

/** Reminds whoever is waited for by mail of what the order waits for; the contact by text message too. */
export const sendReminder: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const asked = askedOf(order);
  if (asked === null) return;
  const waited = await waitedFor(attempt);
  for (const [index, [address, name]] of [...waited].entries()) {
    const basics = await readerBasics(attempt, name);
    const letter = reminderMail({ ...basics, asked, openUntil: order.deadlineAt });
    await sendLetter(attempt, address, letter, { part: `:${index}` });
  }
  if (order.contact?.phone && waited.has(order.contact.email))
    await ports.providers.sms.sendSms({
      key: effect.key,
      to: order.contact.phone,
      text: reminderSms(letterBasics(attempt)),
    });
};
