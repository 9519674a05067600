import { expect, test } from 'vitest';
import { signedForm } from './dotpay-chk.ts';
import { chkOf } from './simulated-signatures.ts';

const pin = 'Tst6rTYhGf5dSxCvBnM1k2L3aQwE9z0P';
const payment = {
  id: '123456',
  amount: '2460.00',
  currency: 'PLN',
  description: 'Opłata wstępna – zamówienie V1StGXR8_Z5jdHi6B-myT',
  control: 'V1StGXR8_Z5jdHi6B-myT',
  channel: '1',
  ch_lock: '1',
  url: 'https://app.example.pl/orders/V1StGXR8_Z5jdHi6B-myT',
  type: '4',
  firstname: 'Jan',
  lastname: 'Kowalski',
  email: 'jan@example.pl',
  bylaw: '1',
  personal_data: '1',
};

test('the form of the worked payment has its worked chk and says what it was made of', () => {
  expect(signedForm(payment, pin)).toEqual({
    ...payment,
    api_version: 'next',
    paramsList:
      'amount;api_version;bylaw;ch_lock;channel;control;currency;description;email;firstname;id;lastname;personal_data;type;url',
    chk: '09510639a2dc15b80bac087c8bcc2884d46f3093f296be093b56448ac29b950b',
  });
});

test.each([
  ['a field changed', { amount: '2460.01' }],
  ['a field added', { street: 'Prosta' }],
  ['a shorter list of fields', { paramsList: 'amount' }],
  ['the older version', { api_version: 'dev' }],
])('%s is another chk', (_what, change) => {
  const form = signedForm(payment, pin);
  expect(chkOf(form, pin)).toBe(form['chk']);
  expect(chkOf({ ...form, ...change }, pin)).not.toBe(form['chk']);
});
