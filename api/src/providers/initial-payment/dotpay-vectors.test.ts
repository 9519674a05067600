import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider } from '../testing/recording-provider.ts';
import { initialPayment } from './initial-payment.ts';

const pin = 'Tst6rTYhGf5dSxCvBnM1k2L3aQwE9z0P';

/** The answer in the shape that Dotpay documents; its booleans are texts. */
const channels = `{"channels":[
  {"id":1,"name":"mTransfer (mBank)","logo":"https://ssl.dotpay.pl/1.png","group":"fast_transfers","group_name":"szybkie transfery","short_name":"mBank","is_disable":"False","is_not_online":"False","form_names":["agreement"]},
  {"id":2,"name":"Zamknięty","logo":"https://ssl.dotpay.pl/2.png","group":"fast_transfers","group_name":"szybkie transfery","short_name":"Z","is_disable":"True","is_not_online":"False","form_names":["agreement"]},
  {"id":3,"name":"Zwykły przelew","logo":"https://ssl.dotpay.pl/3.png","group":"transfers","group_name":"przelewy","short_name":"P","is_disable":"False","is_not_online":"True","form_names":["agreement"]}],
  "forms":[{"form_name":"agreement","fields":[{"name":"bylaw","required":true,"description_html":"…"},{"name":"personal_data","required":true,"description_html":"…"}]}]}`;

async function dotpay(reply: Parameters<typeof recordingProvider>[0]) {
  const provider = await recordingProvider(reply);
  onTestFinished(provider.close);
  const url = `${provider.url}/t2/`;
  return {
    provider,
    adapter: initialPayment({ url, formUrl: 'https://ssl.dotpay.pl/t2/', accountId: '123456', pins: [pin] }),
  };
}

test('channels are asked for with account and amount, and those that are closed or not online are left out', async () => {
  const { provider, adapter } = await dotpay({ body: channels });
  expect(await adapter.listChannels(246_000)).toEqual([
    {
      ...{ id: 1, name: 'mTransfer (mBank)', shortName: 'mBank' },
      ...{ iconUrl: 'https://ssl.dotpay.pl/1.png', group: 'fast_transfers' },
    },
  ]);
  expect(provider.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /t2/payment_api/v1/channels/?currency=PLN&id=123456&amount=2460.00&lang=pl&format=json',
  ]);
});

test('an account that Dotpay does not know is refused for good', async () => {
  const { adapter } = await dotpay({ status: 400, body: '{"error_code":"UNKNOWN_ACCOUNT","detail":"…"}' });
  await expect(adapter.listChannels(100)).rejects.toMatchObject({ name: 'ProviderRefused' });
});

test('the form of a payment is signed over its JSON, letters beyond ASCII escaped and slashes not', async () => {
  const { adapter } = await dotpay({ body: channels });
  const { action, fields } = adapter.paymentForm({
    ...{ paymentId: 'V1StGXR8', orderNumber: '100123', amount: 246_000, channelId: 1 },
    ...{ email: 'jan@example.pl', firstName: 'Jan', lastName: 'Żak' },
    returnUrl: 'https://app.example.pl/orders/V1',
    notificationUrl: 'https://app.example.pl/n',
  });
  const json =
    '{"amount":"2460.00","api_version":"next","bylaw":"1","ch_lock":"1","channel":"1","control":"V1StGXR8","currency":"PLN",' +
    String.raw`"description":"Op\u0142ata wst\u0119pna \u2013 wniosek 100123","email":"jan@example.pl","firstname":"Jan","id":"123456","lastname":"\u017bak",` +
    '"paramsList":"amount;api_version;bylaw;ch_lock;channel;control;currency;description;email;firstname;id;lastname;personal_data;type;url;urlc",' +
    '"personal_data":"1","type":"4","url":"https://app.example.pl/orders/V1","urlc":"https://app.example.pl/n"}';
  expect({ action, fields }).toEqual({
    action: 'https://ssl.dotpay.pl/t2/',
    fields: {
      ...(JSON.parse(json) as Record<string, string>),
      chk: createHmac('sha256', pin).update(json).digest('hex'),
    },
  });
});
