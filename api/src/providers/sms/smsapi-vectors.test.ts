import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider, type Recorded } from '../testing/recording-provider.ts';
import { sms } from './sms.ts';

const text = 'Kod: 482915 do potwierdzenia wniosku o finansowanie. Wazny 10 min. Nie podawaj go nikomu.';

/** The answer that SMSAPI documents for one message. */
const queued =
  '{"count":1,"list":[{"id":"6A0B1C","points":0.16,"number":"48500600700","date_sent":1790000000,"submitted_number":"500600700","status":"QUEUE","error":null,"idx":null,"parts":1}]}';

async function sent(reply: Recorded) {
  const provider = await recordingProvider(reply);
  onTestFinished(provider.close);
  const adapter = sms({ url: provider.url, token: 'token-0001', sender: 'Test' });
  const outcome = await adapter.sendSms({ key: 'm-1', to: '+48500600700', text }).then(
    () => 'sent',
    (error: unknown) => error,
  );
  return { outcome, asked: provider.asked };
}

test('a message is sent as JSON under a bearer token, to a number without its plus', async () => {
  const { outcome, asked } = await sent({ body: queued });
  expect(outcome).toBe('sent');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /sms.do']);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-0001');
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    to: '48500600700',
    message: text,
    from: 'Test',
    format: 'json',
    encoding: 'utf-8',
    details: true,
    idx: 'm-1',
    check_idx: true,
  });
});

test.each([
  ['a number that is none', 200, '{"error":13,"message":"No correct phone numbers"}', 'ProviderRefused'],
  ['trouble of its own', 200, '{"error":999,"message":"Internal error"}', 'ProviderUnavailable'],
  ['a wrong token', 401, '{"error":101,"message":"Authorization failed"}', 'ProviderRefused'],
  ['something else than JSON', 200, '<html></html>', 'ProviderUnavailable'],
])('an answer of %s, HTTP 200 or not, is an error', async (_what, status, body, name) => {
  expect((await sent({ status, body })).outcome).toMatchObject({ name });
});

test('a message that was sent before counts as sent', async () => {
  expect((await sent({ body: '{"error":53,"message":"Not unique idx parameter"}' })).outcome).toBe('sent');
});
