import { createHash } from 'node:crypto';
import { groszOf } from '../amount.ts';
import { refused, taken } from '../notification.ts';
import type { ReadNotification } from '../notification.ts';
import { sameText } from '../same-text.ts';
import type { DotpayFields } from './dotpay-chk.ts';
import type { InitialPaymentNews } from './initial-payment.ts';

/** The order in which Dotpay signs the fields of its notification (URLC); what is not sent counts as empty. */
const signedOrder = `id operation_number operation_type operation_status operation_amount operation_currency
operation_withdrawal_amount operation_commission_amount is_completed operation_original_amount
operation_original_currency operation_datetime operation_related_number control description email p_info p_email
credit_card_issuer_identification_number credit_card_masked_number credit_card_expiration_year
credit_card_expiration_month credit_card_brand_codename credit_card_brand_code credit_card_unique_identifier
credit_card_id channel channel_country geoip_country operation_seller_code`.split(/\s+/);

/** The signature of a notification: SHA-256 over the PIN and the values one after another. */
export function urlcSignature(fields: DotpayFields, pin: string): string {
  const values = signedOrder.map((field) => fields[field] ?? '');
  return createHash('sha256')
    .update(pin + values.join(''), 'utf8')
    .digest('hex');
}

const outcomes: Readonly<Record<string, InitialPaymentNews['outcome']>> = {
  new: 'pending',
  processing: 'pending',
  processing_realization: 'pending',
  processing_realization_waiting: 'pending',
  completed: 'completed',
  rejected: 'rejected',
};

/** Reads a URLC notification. Refunds, payouts and complaints are taken and bring no news. */
export function readUrlc(
  rawBody: string,
  { accountId, pin }: { readonly accountId: string; readonly pin: string },
): ReadNotification<InitialPaymentNews> {
  const fields: DotpayFields = Object.fromEntries(new URLSearchParams(rawBody));
  const { signature, control, operation_number: operation, operation_status: status } = fields;
  if (!signature || !operation || !status) return refused('malformed');
  if (fields['id'] !== accountId || !sameText(urlcSignature(fields, pin), signature))
    return refused('signature');
  if (fields['operation_type'] !== 'payment') return { ok: true, notifications: [], reply: taken };

  const amount = groszOf(fields['operation_original_amount'] ?? '');
  const outcome = outcomes[status];
  if (!control || amount === undefined || outcome === undefined) return refused('malformed');
  const currency = fields['operation_original_currency'] ?? '';
  return {
    ok: true,
    notifications: [
      {
        id: `dotpay:${operation}:${status}`,
        orderRef: control,
        operationNumber: operation,
        outcome,
        amount,
        currency,
      },
    ],
    reply: taken,
  };
}
