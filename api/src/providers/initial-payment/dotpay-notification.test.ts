import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedForm } from './dotpay-chk.ts';
import { readUrlc, urlcSignature } from './dotpay-notification.ts';

const pin = 'Tst6rTYhGf5dSxCvBnM1k2L3aQwE9z0P';
const worked = {
  id: '123456',
  operation_number: 'M9929-18619',
  operation_type: 'payment',
  operation_status: 'completed',
  operation_amount: '2460.00',
  operation_currency: 'PLN',
  is_completed: 'true',
  operation_original_amount: '2460.00',
  operation_original_currency: 'PLN',
  operation_datetime: '2026-11-20 13:05:11',
  control: 'V1StGXR8_Z5jdHi6B-myT',
  description: 'Opłata wstępna – zamówienie V1StGXR8_Z5jdHi6B-myT',
  email: 'jan@example.pl',
  p_info: 'Test Shop',
  p_email: 'shop@example.pl',
  channel: '1',
  channel_country: 'POL',
  geoip_country: 'POL',
};
type Sent = Readonly<Record<string, string>>;
const signature = 'ffb76fc8553e7b8c209b9437704884a05abd547d34f0a4276e1e44ba35f53b71';
const body = (fields: Sent): string => new URLSearchParams(fields).toString();
const read = (sent: string) => readUrlc(sent, { accountId: '123456', pins: [pin] });
const signed = (fields: Sent): Sent => ({ ...fields, signature: urlcSignature(fields, pin) });
const without = (...names: readonly string[]): Sent =>
  Object.fromEntries(Object.entries(worked).filter(([name]) => !names.includes(name)));
const refused = { ok: false, reason: 'signature', reply: { status: 401, body: '' } };

test('the worked notification has its worked signature', () => {
  expect(urlcSignature(worked, pin)).toBe(signature);
});

test('while the PIN is changed a notification under the old one is read, and under no other', () => {
  const sent = body({ ...worked, signature });
  const pinned = (...pins: string[]) => readUrlc(sent, { accountId: '123456', pins });
  expect(pinned('the-new-one', pin)).toEqual(read(sent));
  expect(pinned('the-new-one')).toMatchObject(refused);
});

test('the worked notification says that the payment was completed', () => {
  expect(read(body({ ...worked, signature }))).toEqual({
    ok: true,
    events: [
      {
        id: 'dotpay:M9929-18619:completed',
        orderRef: 'V1StGXR8_Z5jdHi6B-myT',
        operationNumber: 'M9929-18619',
        outcome: 'completed',
        amount: 246_000,
        currency: 'PLN',
      },
    ],
    reply: { status: 200, contentType: 'text/plain; charset=utf-8', body: 'OK' },
  });
});

test('one that names the payer’s account and his BLIK voucher is read, each value in its place of the signature', () => {
  const payer = {
    payer_bank_account_name: 'Jan Kowalski',
    payer_bank_account: '61109010140000071219812874',
    payer_transfer_title: 'Wpłata XX123',
    blik_voucher_pin: '123456789',
    blik_voucher_amount: '2460.00',
    blik_voucher_amount_used: '2460.00',
    channel_reference_id: 'R-1',
  };
  const inOrder = Object.values({ ...worked, ...payer, operation_seller_code: 'S1' }).join('');
  const sent = { ...worked, ...payer, operation_seller_code: 'S1' };
  const own = createHash('sha256').update(`${pin}${inOrder}`).digest('hex');
  expect(read(body({ ...sent, signature: own }))).toMatchObject({
    ok: true,
    events: [{ outcome: 'completed' }],
  });
});

test('one that older accounts are sent, without what they do not name, is read too', () => {
  const older = without('is_completed', 'p_info', 'p_email', 'channel_country', 'geoip_country');
  expect(read(body(signed(older)))).toMatchObject({ ok: true, events: [{ outcome: 'completed' }] });
});

test.each([
  ['another amount', { operation_original_amount: '1.00' }],
  ['another currency', { operation_original_currency: 'EUR' }],
  ['another account', { id: '654321' }],
  ['another payment', { control: 'V1StGXR8_Z5jdHi6B-myU' }],
  ['another operation', { operation_number: 'M9929-18610' }],
  ['another status', { operation_status: 'rejected' }],
  ['a field that is not signed', { note: 'x' }],
  ['the account in a field of another name', { id: '', seller: '123456' }],
])('with %s it is not authenticated', (_what, change) => {
  expect(read(body({ ...worked, ...change, signature }))).toMatchObject(refused);
});

test.each([
  [
    'the amount moved to the commission',
    { operation_original_amount: '', operation_commission_amount: '2460.00' },
  ],
  ['number and type joined', { operation_number: 'M9929-18619payment', operation_type: '' }],
  ['status and amount joined', { operation_status: 'completed2460.00', operation_amount: '' }],
  ['payment and description joined', { control: '', description: `${worked.control}${worked.description}` }],
  [
    'everything before the amount as the operation’s number',
    {
      operation_number: 'M9929-18619paymentcompleted2460.00PLNtrue',
      ...{ operation_type: '', operation_status: '', operation_amount: '', operation_currency: '' },
      is_completed: '',
    },
  ],
])('%s has the same signature and is not authenticated', (_what, change) => {
  expect(read(body({ ...worked, ...change, signature }))).toMatchObject(refused);
});

test.each(['operation_number', 'control', 'operation_datetime', 'channel', 'email', 'description'])(
  'without its %s it is not authenticated, although signed',
  (name) => {
    expect(read(body(signed(without(name))))).toMatchObject(refused);
    expect(read(body(signed({ ...worked, [name]: '' })))).toMatchObject(refused);
  },
);

test('a field that stands twice is not authenticated, whichever value the signature is of', () => {
  const sent = body({ ...worked, signature });
  expect(read(`${sent}&control=another`)).toMatchObject(refused);
  expect(read(`control=another&${sent}`)).toMatchObject(refused);
  expect(read(`${sent}&signature=${signature}`)).toMatchObject(refused);
});

test('the chk of a payment’s form is no signature of a notification', () => {
  const form = signedForm({ id: '123456', control: worked.control, email: 'jan@example.pl' }, pin);
  expect(read(body({ ...worked, signature: form['chk'] ?? '' }))).toMatchObject(refused);
});

test('without a signature it cannot be read', () => {
  const malformed = { ok: false, reason: 'malformed', reply: { status: 400 } };
  expect([read(body(worked)), read('')]).toMatchObject([malformed, malformed]);
});

test('a refund is told of once its money has gone', () => {
  const refund = { operation_type: 'refund', operation_number: 'M9930-18620' };
  const refundIn = (status: string) =>
    read(
      body(
        signed({ ...worked, ...refund, operation_status: status, operation_related_number: 'M9929-18619' }),
      ),
    );
  expect(refundIn('processing')).toMatchObject({ ok: true, events: [] });
  expect(refundIn('completed')).toMatchObject({
    ok: true,
    events: [
      {
        orderRef: worked.control,
        operationNumber: 'M9930-18620',
        outcome: 'refunded',
        relatedNumber: 'M9929-18619',
        amount: 246_000,
      },
    ],
  });
});

test('a payout is accepted and brings no event', () => {
  expect(read(body(signed({ ...worked, operation_type: 'payout' })))).toMatchObject({ ok: true, events: [] });
});
