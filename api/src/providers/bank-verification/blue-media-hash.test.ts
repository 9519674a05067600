import { expect, test } from 'vitest';
import { blueMediaHash, startHash } from './blue-media-hash.ts';

const published = 'QCBm3N0oFjzQAWsTIVN8mPLK12TW6HU6InSfjvnF';

test('a notification of the published example has its published hash', () => {
  const values = ['123456', '123', '102686', '500.00', 'PLN', '106', '20200621171238', 'SUCCESS', 'ACCEPTED'];
  expect(blueMediaHash(values, published)).toBe(
    '422fbd7c1bbac1eb745b647980dd63c2e8ccf261ea196739ab8043eff8dd4e17',
  );
});

test('a confirmation of the published example has its published hash', () => {
  expect(blueMediaHash(['123456', '123', 'CONFIRMED'], published)).toBe(
    '7194a50431ce359cc4c201a0f154400f89f49f765b8eeb60299fc6fee1a01228',
  );
});

test('a return to the shop of the published example has its published hash', () => {
  expect(blueMediaHash(['123456', '123'], published)).toBe(
    'df5f737f48bcef93361f590b460cc633b28f91710a60415527221f9cb90da52a',
  );
});

test('the answer to a pre-transaction of the published example has its published hash', () => {
  const values = [
    'PENDING',
    'https://pay-accept.bm.pl/payment/continue/9IA2UISN/718GTV5E',
    '123',
    '9IA2UISN',
  ];
  expect(blueMediaHash(values, published)).toBe(
    'a3700f934854728035ae2b22cbd0dcbbad0c207faecb16f707b9d2abb103f54e',
  );
});

test('a start of the verification transfer is hashed in the order of the list, whatever the order of its fields', () => {
  const fields = {
    CustomerEmail: 'jan@example.pl',
    Currency: 'PLN',
    GatewayID: '106',
    Description: 'Przelew weryfikacyjny',
    Amount: '1.00',
    OrderID: 'ord-0001',
    ServiceID: '123456',
  };
  expect(startHash(fields, 'test-shared-key-0001')).toBe(
    '791b7eabd83041f69b8e25744b3840eb04ef9618785b080c26c52aa719cff602',
  );
});
