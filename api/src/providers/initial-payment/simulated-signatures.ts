import { createHash, createHmac } from 'node:crypto';

/** Dotpay's own arithmetic, written from its SDK and apart from the adapter's: a fault in one is seen by the other. */

/** The order in which a notification's values are signed. */
const signed = `id operation_number operation_type operation_status operation_amount operation_currency
  operation_withdrawal_amount operation_commission_amount is_completed operation_original_amount
  operation_original_currency operation_datetime operation_related_number control description email p_info p_email
  credit_card_issuer_identification_number credit_card_masked_number credit_card_expiration_year
  credit_card_expiration_month credit_card_brand_codename credit_card_brand_code credit_card_unique_identifier
  credit_card_id channel channel_country geoip_country operation_seller_code`.split(/\s+/u);

/** The signature of a notification. */
export function signatureOf(fields: Readonly<Record<string, string>>, pin: string): string {
  const hash = createHash('sha256').update(pin, 'utf8');
  for (const name of signed) hash.update(fields[name] ?? '', 'utf8');
  return hash.digest('hex');
}

/** A text as PHP's json_encode writes it with slashes as they are. */
const phpJson = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const unit = text.charCodeAt(at);
    if (unit > 0x7e) return `\\u${unit.toString(16).padStart(4, '0')}`;
    return JSON.stringify(text.charAt(at)).slice(1, -1);
  }).join('');

/** The chk of a payment's form of `api_version=next`, its own chk left out. */
export function chkOf(form: Readonly<Record<string, string>>, pin: string): string {
  const names = Object.keys(form)
    .filter((name) => name !== 'chk')
    .toSorted();
  const members = names.map((name) => `"${phpJson(name)}":"${phpJson(form[name] ?? '')}"`);
  return createHmac('sha256', pin)
    .update(`{${members.join(',')}}`)
    .digest('hex');
}
