import { createHash } from 'node:crypto';
import { groszOf } from '../amount.ts';
import { rejected, accepted } from '../notification.ts';
import type { ParsedWebhook } from '../notification.ts';
import { sameText } from '../same-text.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import { readFields, signedFields } from './urlc-fields.ts';
import type { InitialPaymentEvent } from './initial-payment.port.ts';

/** The signature of a notification: SHA-256 over the PIN and the values one after another. */
export function urlcSignature(fields: DotpayFields, pin: string): string {
  const values = signedFields.map((field) => fields[field] ?? '');
  return createHash('sha256')
    .update(pin + values.join(''), 'utf8')
    .digest('hex');
}

const outcomes: Readonly<Record<string, InitialPaymentEvent['outcome']>> = {
  new: 'pending',
  processing: 'pending',
  processing_realization: 'pending',
  processing_realization_waiting: 'pending',
  completed: 'completed',
  rejected: 'rejected',
};

/**
 * Reads a URLC notification. What is not written as Dotpay writes it cannot be authenticated and is refused like a
 * wrong signature. A refund brings an event once its money has gone; payouts and complaints are accepted and bring none.
 */
export function readUrlc(
  rawBody: string,
  { accountId, pins }: { readonly accountId: string; readonly pins: readonly string[] },
): ParsedWebhook<InitialPaymentEvent> {
  const sent = new URLSearchParams(rawBody);
  const [signature, ...more] = sent.getAll('signature');
  if (!signature) return rejected('malformed');
  const fields = readFields(sent);
  if (more.length > 0 || fields === undefined || fields['id'] !== accountId) return rejected('signature');
  if (!pins.some((pin) => sameText(urlcSignature(fields, pin), signature))) return rejected('signature');
  const type = fields['operation_type'];
  const refunded = type === 'refund' && fields['operation_status'] === 'completed';
  if (type !== 'payment' && !refunded) return { ok: true, events: [], reply: accepted };

  const textOf = (name: (typeof signedFields)[number]): string => fields[name] ?? '';
  const [operation, status] = [textOf('operation_number'), textOf('operation_status')];
  const amount = groszOf(textOf('operation_original_amount'));
  const outcome = refunded ? 'refunded' : outcomes[status];
  if (amount === undefined || outcome === undefined) return rejected('malformed');
  const event = {
    id: `dotpay:${operation}:${status}`,
    orderRef: textOf('control'),
    operationNumber: operation,
    ...(refunded && { relatedNumber: textOf('operation_related_number') }),
    outcome,
    amount,
    currency: textOf('operation_original_currency'),
  };
  return { ok: true, events: [event], reply: accepted };
}
