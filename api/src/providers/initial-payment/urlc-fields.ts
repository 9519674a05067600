import type { DotpayFields } from './dotpay-chk.ts';

/** What a field may hold, and whether it has to be there; one that is not sent counts as empty. */
interface Field {
  readonly format: RegExp;
  readonly required?: true;
}

const text = (longest: number): Field => ({ format: new RegExp(`^\\P{Cc}{1,${longest}}$`, 'u') });
const amount = /^\d{1,12}\.\d{2}$/u;
const signedAmount = /^-?\d{1,12}\.\d{2}$/u;
const currency = /^[A-Z]{3}$/u;
const operation = /^M\d{4,10}-\d{4,10}$/u;
const email = /^[^\s\p{Cc}]{1,190}@[^\s\p{Cc}]{1,63}$/u;
const country = /^[A-Z]{2,3}$/u;

/** Every field of a notification (URLC) in the order in which Dotpay signs them, each in its published format. */
const fields = {
  id: { format: /^\d{4,9}$/u, required: true },
  operation_number: { format: operation, required: true },
  operation_type: {
    format:
      /^(?:payment|payment_multimerchant_(?:child|parent)|refund|payout|release_rollback|unidentified_payment|complaint)$/u,
    required: true,
  },
  operation_status: {
    format: /^(?:new|processing|processing_realization|processing_realization_waiting|completed|rejected)$/u,
    required: true,
  },
  operation_amount: { format: signedAmount, required: true },
  operation_currency: { format: currency, required: true },
  operation_withdrawal_amount: { format: signedAmount },
  operation_commission_amount: { format: signedAmount },
  is_completed: { format: /^(?:true|false)$/u },
  operation_original_amount: { format: amount, required: true },
  operation_original_currency: { format: currency, required: true },
  operation_datetime: { format: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u, required: true },
  operation_related_number: { format: operation },
  control: { format: /^[\w-]{1,64}$/u, required: true },
  description: { ...text(255), required: true },
  email: { format: email, required: true },
  p_info: text(300),
  p_email: { format: email },
  credit_card_issuer_identification_number: { format: /^\d{6,8}$/u },
  credit_card_masked_number: { format: /^[X\d -]{4,25}$/iu },
  credit_card_expiration_year: { format: /^\d{4}$/u },
  credit_card_expiration_month: { format: /^\d{1,2}$/u },
  credit_card_brand_codename: { format: /^[\w -]{1,40}$/u },
  credit_card_brand_code: { format: /^[\w -]{1,40}$/u },
  credit_card_unique_identifier: { format: /^[\w-]{1,64}$/u },
  credit_card_id: { format: /^[\w-]{1,64}$/u },
  channel: { format: /^\d{1,5}$/u, required: true },
  channel_country: { format: country },
  geoip_country: { format: country },
  payer_bank_account_name: text(300),
  payer_bank_account: { format: /^[\dA-Z ]{1,40}$/u },
  payer_transfer_title: text(300),
  blik_voucher_pin: { format: /^\d{1,20}$/u },
  blik_voucher_amount: { format: amount },
  blik_voucher_amount_used: { format: amount },
  channel_reference_id: { format: /^[\w-]{1,64}$/u },
  operation_seller_code: text(100),
} as const satisfies Readonly<Record<string, Field>>;

/** The names of the signed fields, in the order of the signature. */
export const signedFields = Object.keys(fields) as readonly (keyof typeof fields)[];

/**
 * The fields of a notification's body; undefined where one is unknown, repeated, missing or not of its format. The
 * signature runs over the values without anything between them: only formats keep one value from being read as two.
 */
export function readFields(sent: URLSearchParams): DotpayFields | undefined {
  const given = [...sent].filter(([name]) => name !== 'signature');
  const once = new Map(given);
  if (once.size < given.length) return undefined;
  const allKnown = given.every(([name]) => Object.hasOwn(fields, name));
  const allWell = Object.entries<Field>(fields).every(([name, { format, required }]) => {
    const value = once.get(name) ?? '';
    return value === '' ? !required : format.test(value);
  });
  return allKnown && allWell ? Object.fromEntries(once) : undefined;
}
