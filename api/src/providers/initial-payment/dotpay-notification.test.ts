import { expect, test } from 'vitest';
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
const signature = 'ffb76fc8553e7b8c209b9437704884a05abd547d34f0a4276e1e44ba35f53b71';
const sent = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

test('the worked notification has its worked signature', () => {
  expect(urlcSignature(worked, pin)).toBe(signature);
});

test('the worked notification says that the payment was completed', () => {
  expect(readUrlc(sent({ ...worked, signature }), { accountId: '123456', pin })).toEqual({
    ok: true,
    notifications: [
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

test.each([
  ['another amount', { ...worked, operation_original_amount: '1.00', signature }, 'signature'],
  ['another account', { ...worked, id: '1', signature }, 'signature'],
  ['no signature', worked, 'malformed'],
  ['a status that Dotpay does not have', signed({ ...worked, operation_status: 'lost' }), 'malformed'],
  ['no payment of ours', signed({ ...worked, control: '' }), 'malformed'],
])('%s is refused', (_what, fields, reason) => {
  expect(readUrlc(sent(fields), { accountId: '123456', pin })).toMatchObject({ ok: false, reason });
});

test('a refund is taken and brings no news', () => {
  const refund = signed({ ...worked, operation_type: 'refund' });
  expect(readUrlc(sent(refund), { accountId: '123456', pin })).toMatchObject({ ok: true, notifications: [] });
});

function signed(fields: Record<string, string>): Record<string, string> {
  return { ...fields, signature: urlcSignature(fields, pin) };
}
