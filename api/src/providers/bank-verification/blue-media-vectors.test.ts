import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider } from '../testing/recording-provider.ts';
import { bankVerification } from './bank-verification.ts';
import type { VerificationRequest } from './bank-verification.port.ts';

/** The key and the answer, with its hash, that Blue Media publishes as an example. */
const sharedKey = 'QCBm3N0oFjzQAWsTIVN8mPLK12TW6HU6InSfjvnF';
const published = `<?xml version="1.0" encoding="UTF-8"?>
<transaction><status>PENDING</status><redirecturl>https://pay-accept.bm.pl/payment/continue/9IA2UISN/718GTV5E</redirecturl><orderID>123</orderID><remoteID>9IA2UISN</remoteID><hash>a3700f934854728035ae2b22cbd0dcbbad0c207faecb16f707b9d2abb103f54e</hash></transaction>`;

const ask: VerificationRequest = {
  verificationId: '123',
  mode: '1PLN',
  channelId: 106,
  description: 'Przelew weryfikacyjny',
  email: 'jan@example.pl',
  firstName: 'Jan',
  lastName: 'Żółć',
  bankAccountNumber: '61109010140000071219812874',
  returnUrl: 'https://app.example.pl/orders/V1',
};

async function initiated(request: VerificationRequest, answer = published) {
  const provider = await recordingProvider({ body: answer });
  onTestFinished(provider.close);
  const settings = {
    ...{ url: provider.url, serviceId: '123456', sharedKeys: [sharedKey] as const },
    ...{ aisPath: '/verification', aisGateways: [601] },
  };
  const begun = bankVerification(settings, (_, url) => url).initiate(request);
  const result = await begun.catch((error: unknown) => error);
  const [asked] = provider.asked;
  return { result, asked, fields: [...new URLSearchParams(asked?.body)] };
}
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test('a transfer is started with the published fields of a payment alone, hashed in their order', async () => {
  const { result, asked, fields } = await initiated(ask);
  expect([asked?.method, asked?.path, asked?.headers.get('bmheader')]).toEqual([
    'POST',
    '/payment',
    'pay-bm-continue-transaction-url',
  ]);
  expect(fields).toEqual([
    ['ServiceID', '123456'],
    ['OrderID', '123'],
    ['Amount', '1.00'],
    ['Description', 'Przelew weryfikacyjny'],
    ['GatewayID', '106'],
    ['Currency', 'PLN'],
    ['CustomerEmail', 'jan@example.pl'],
    ['ReturnURL', 'https://app.example.pl/orders/V1'],
    [
      'Hash',
      sha256(
        `123456|123|1.00|Przelew weryfikacyjny|106|PLN|jan@example.pl|https://app.example.pl/orders/V1|${sharedKey}`,
      ),
    ],
  ]);
  expect(result).toEqual({
    redirectUrl: 'https://pay-accept.bm.pl/payment/continue/9IA2UISN/718GTV5E',
    remoteId: '9IA2UISN',
  });
});

test('the person and the account go to the verification of accounts, on its own path', async () => {
  const { asked, fields } = await initiated({ ...ask, mode: 'AIS', channelId: 601 });
  expect(asked?.path).toBe('/verification');
  expect(fields.filter(([name]) => name.startsWith('Verification'))).toEqual([
    ['VerificationFName', 'Jan'],
    ['VerificationLName', 'Żółć'],
    ['VerificationNRB', '61109010140000071219812874'],
  ]);
});

test.each([
  ['another hash', published.replace('a3700f93', 'b3700f93'), 'Blue Media answered with a wrong hash'],
  [
    'another order',
    published.replace('<orderID>123<', '<orderID>124<'),
    'Blue Media answered with a wrong hash',
  ],
  ['a refusal', '<error><name>HASH</name></error>', 'Blue Media did not start the verification'],
])('an answer with %s leads nobody anywhere', async (_what, answer, message) => {
  expect((await initiated(ask, answer)).result).toMatchObject({ message });
});
