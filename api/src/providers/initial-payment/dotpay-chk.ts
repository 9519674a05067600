import { createHash, createHmac } from 'node:crypto';

export type DotpayFields = { readonly [field: string]: string };

/** The order in which Dotpay's older chk reads the fields of a payment; what is not sent counts as empty. */
const chkOrder =
  `api_version charset lang id amount currency description control channel credit_card_brand ch_lock
channel_groups onlinetransfer url type buttontext urlc firstname lastname email street street_n1 street_n2 state addr3
city postcode phone country code p_info p_email n_email expiration_date deladdr recipient_account_number
recipient_company recipient_first_name recipient_last_name recipient_address_street recipient_address_building
recipient_address_apartment recipient_address_postcode recipient_address_city application application_version warranty
bylaw personal_data credit_card_number credit_card_expiration_date_year credit_card_expiration_date_month
credit_card_security_code credit_card_store credit_card_store_security_code credit_card_customer_id credit_card_id
blik_code credit_card_registration surcharge_amount surcharge ignore_last_payment_channel customer gp_token
auto_reject_date ap_token`.split(/\s+/);

/** The older chk: SHA-256 over the PIN and the values one after another, without separators. */
export function legacyChk(fields: DotpayFields, pin: string): string {
  const values = chkOrder.map((field) => fields[field] ?? '');
  return createHash('sha256')
    .update(pin + values.join(''), 'utf8')
    .digest('hex');
}

const escaped = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The newer chk (api_version=next): HMAC-SHA-256 over the fields as sorted JSON in ASCII, paramsList among them. */
export function nextChk(fields: DotpayFields, pin: string): string {
  const names = Object.keys(fields)
    .filter((name) => name !== 'paramsList' && name !== 'chk')
    .sort();
  const listed: DotpayFields = { ...fields, paramsList: names.join(';') };
  const sorted = Object.fromEntries(
    [...names, 'paramsList'].sort().map((name) => [name, listed[name] ?? '']),
  );
  return createHmac('sha256', pin)
    .update(escaped(JSON.stringify(sorted)), 'utf8')
    .digest('hex');
}
