import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ProviderSettings } from '../settings.ts';
import { recordingProvider } from '../testing/recording-provider.ts';
import { runSimulators } from '../testing/running-simulators.ts';
import { checkProviders, type CheckOptions } from './check-providers.ts';
import { notificationAddresses } from './notification-addresses.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

type Change = (settings: ProviderSettings) => Partial<ProviderSettings>;

/** The problems by provider, those without any left out; our own addresses refuse as the application does. */
async function problems(change: Change = () => ({}), options: Partial<CheckOptions> = {}) {
  const { settings } = world.simulators;
  world.inbox.answer = 400;
  const checked = await checkProviders(
    { ...settings, ...change(settings) },
    { publicUrl: world.inbox.url, now: Date.now, ...options },
  );
  return Object.fromEntries(
    checked.filter((one) => one.problems.length > 0).map((one) => [one.provider, one.problems]),
  );
}

test('providers that answer, know us and have our time give no problem', async () => {
  expect(await problems()).toEqual({});
});

test.each<[string, Change, string]>([
  ['GUS', (now) => ({ companyRegistry: { ...now.companyRegistry, gusKey: 'x' } }), 'GUS did not log us in'],
  [
    'Blue Media',
    (now) => ({ bankVerification: { ...now.bankVerification, sharedKeys: ['x'] } }),
    'Blue Media answered 400',
  ],
  ['Dotpay', (now) => ({ initialPayment: { ...now.initialPayment, accountId: '1' } }), 'Dotpay answered 400'],
  ['Autenti', (now) => ({ signing: { ...now.signing, key: 'x' } }), 'Autenti answered 401'],
  ['courier', (now) => ({ courier: { ...now.courier, keys: ['x'] } }), 'courier answered 401'],
  [
    'decision engine',
    (now) => ({ decisionEngine: { ...now.decisionEngine, keys: ['x'] } }),
    'decision engine answered 401',
  ],
  ['SMSAPI', (now) => ({ sms: { ...now.sms, token: 'x' } }), 'SMSAPI answered 401'],
])('with a wrong key of %s it alone is named', async (provider, change, sentence) => {
  expect(await problems(change)).toEqual({ [provider]: [sentence] });
});

test('a gateway for accounts that Blue Media does not offer is named', async () => {
  expect(
    await problems(({ bankVerification }) => ({
      bankVerification: { ...bankVerification, aisGateways: [601, 999] },
    })),
  ).toEqual({ 'Blue Media': ['BLUEMEDIA_AIS_GATEWAYS names the gateway 999, which is not offered'] });
});

test('an identity provider that describes another issuer than is set is named, and one that is away', async () => {
  let described = '';
  const headers = { 'content-type': 'application/json' };
  const provider = await recordingProvider(() => ({ headers, body: described }));
  onTestFinished(provider.close);
  const identity: ProviderSettings['identity'] = {
    ...{ issuer: provider.url, reachedAt: null, clientId: 'finansowo', clientSecret: 'secret' },
    ...{ scopes: 'openid', acr: { pki: null, network: null }, pkiIsSecondFactor: false, roles: null },
  };
  const describe = (issuer: string): void => {
    const [authorization, token] = [`${issuer}/auth`, `${issuer}/token`];
    described = JSON.stringify({ issuer, authorization_endpoint: authorization, token_endpoint: token });
  };
  describe(provider.url);
  expect(await problems(() => ({ identity }))).toEqual({});
  describe('https://elsewhere.example');
  expect(await problems(() => ({ identity }))).toEqual({
    'OpenID Connect': ['The identity provider proved nobody: OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'],
  });
  expect(await problems(() => ({ identity: { ...identity, issuer: 'http://127.0.0.1:9' } }))).toEqual({
    'OpenID Connect': [expect.stringContaining('cannot be reached')],
  });
});

test('a clock that is ten minutes off is told by every provider that tells the time', async () => {
  const found = await problems(undefined, { now: () => Date.now() - 600_000 });
  expect(Object.keys(found).toSorted()).toEqual(
    [
      ...['Autenti', 'Autenti, keys of its notifications', 'Blue Media', 'Dotpay', 'GUS', 'KRS', 'SMSAPI'],
      ...['courier', 'decision engine'],
    ].toSorted(),
  );
  expect(found['Dotpay']?.[0]).toMatch(/^this machine's clock is \d{3} s behind the provider's$/u);
});

test('a provider that hangs is told from one that is not there', async () => {
  const hanging = await recordingProvider({ body: null });
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    hanging.close();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const found = await problems(
    ({ initialPayment, sms, mail }) => ({
      initialPayment: { ...initialPayment, url: `${hanging.url}/` },
      sms: { ...sms, url: 'http://127.0.0.1:9' },
      mail: { ...mail, smtpUrl: `smtp://127.0.0.1:${port}` },
    }),
    { timeoutMs: 1_000 },
  );
  expect(found).toEqual({
    Dotpay: ['does not answer within 1 s'],
    SMSAPI: [expect.stringContaining('cannot be reached')],
    mail: ['does not answer within 1 s'],
  });
});

test('an address of ours where something else answers is named', async () => {
  const other = await recordingProvider({ status: 404, body: '' });
  onTestFinished(other.close);
  const urls = notificationAddresses(other.url, world.simulators.settings).map(({ url }) => url);
  expect(await problems(undefined, { publicUrl: other.url })).toEqual(
    Object.fromEntries(
      ['Dotpay', 'Blue Media', 'Autenti', 'decision engine'].map((provider, at) => [
        `${provider}'s notifications`,
        [`${urls[at]} answers 404; is PUBLIC_URL right?`],
      ]),
    ),
  );
});

test('every address that a provider calls is listed with the way it comes to know it', () => {
  const listed = notificationAddresses('https://app.example.pl', world.simulators.settings);
  expect(listed.map(({ provider, url }) => [provider, url])).toEqual([
    ['Dotpay', 'https://app.example.pl/api/dotpay/notifications'],
    ['Blue Media', 'https://app.example.pl/api/bluemedia/notifications'],
    ['Autenti', 'https://app.example.pl/api/autenti/notifications'],
    ['decision engine', 'https://app.example.pl/api/decision_engine/notifications'],
  ]);
  expect(listed[2]?.how).toContain(
    '{"callbackAdapterId":"CALLBACK_ADAPTER:API_V2","callbackParameters":{"callbackUrl":"https://app.example.pl/api/autenti/notifications"}}',
  );
});
