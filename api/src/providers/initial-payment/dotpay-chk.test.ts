import { expect, test } from 'vitest';
import { legacyChk, nextChk } from './dotpay-chk.ts';

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

test('the older chk of the worked payment', () => {
  expect(legacyChk(payment, pin)).toBe('6b40466d90d40eda6e67d2de5662cfa278706e5356db33a97d24676443fc0fbc');
});

test('the newer chk of the worked payment', () => {
  expect(nextChk({ ...payment, api_version: 'next' }, pin)).toBe(
    '09510639a2dc15b80bac087c8bcc2884d46f3093f296be093b56448ac29b950b',
  );
});

test('one changed field changes both', () => {
  const dearer = { ...payment, amount: '2460.01' };
  expect(legacyChk(dearer, pin)).not.toBe(legacyChk(payment, pin));
  expect(nextChk(dearer, pin)).not.toBe(nextChk(payment, pin));
});
