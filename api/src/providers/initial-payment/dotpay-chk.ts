import { createHmac } from 'node:crypto';

export type DotpayFields = { readonly [field: string]: string };

const escaped = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const withParamsList = (fields: DotpayFields): DotpayFields => ({
  ...fields,
  paramsList: Object.keys(fields).sort().join(';'),
});

function chkOf(listed: DotpayFields, pin: string): string {
  const sorted = Object.fromEntries(
    Object.keys(listed)
      .sort()
      .map((name) => [name, listed[name]]),
  );
  return createHmac('sha256', pin)
    .update(escaped(JSON.stringify(sorted)), 'utf8')
    .digest('hex');
}

/**
 * The fields of a payment's form with `api_version`, the list of their names and `chk`: HMAC-SHA-256 under the PIN over
 * all of them as sorted JSON in ASCII. Dotpay's older chk is written nowhere: it is SHA-256 over the PIN and bare
 * values, as is the signature of a notification, so that whoever shapes a form could have notifications signed.
 */
export function signedForm(fields: DotpayFields, pin: string): DotpayFields {
  const listed = withParamsList({ ...fields, api_version: 'next' });
  return { ...listed, chk: chkOf(listed, pin) };
}
