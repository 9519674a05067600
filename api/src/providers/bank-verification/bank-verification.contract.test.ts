import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankVerification as createBankVerification } from './bank-verification.ts';
import { trustedRedirect } from '../trusted-redirect.ts';
import { runSimulators } from '../testing/running-simulators.ts';

let world: Awaited<ReturnType<typeof runSimulators>>;
beforeAll(async () => {
  world = await runSimulators();
});
afterAll(() => world.stop());

const ask = {
  verificationId: 'v-1',
  mode: '1PLN' as '1PLN' | 'AIS',
  channelId: 102,
  description: 'Weryfikacja rachunku – wniosek 100123',
  email: 'jan@example.pl',
  firstName: 'Łukasz',
  lastName: "O'Żółkiewski & Syn",
  bankAccountNumber: '61109010140000071219812874',
  returnUrl: 'https://app.example.pl/orders/V1StGXR8_Z5jdHi6B-myT',
};
/** The bank knows the person by letters alone. */
const sender = {
  firstName: 'Łukasz',
  lastName: 'O Żółkiewski Syn',
  line: '',
  bankAccountNumber: ask.bankAccountNumber,
};
/** Whom the simulated bank names for a transfer of a client that the application does not name. */
const transferrer = { ...sender, firstName: '', lastName: '', line: 'Jan Kowalski' };
const read = async () => world.providers.bankVerification.parseNotification((await world.inbox.next()).body);

test('banks are offered for a transfer of 1 PLN, six of them for a look into the account too', async () => {
  const channels = await world.providers.bankVerification.listChannels();
  expect(channels[0]).toEqual({
    id: 101,
    name: 'PKO BP',
    shortName: 'PKO BP',
    iconUrl: `${world.simulators.url}/sim/icons/0.svg`,
    component: '1PLN',
  });
  expect(channels.map(({ component }) => component)).toEqual([
    ...Array(10).fill('1PLN'),
    ...Array(6).fill('AIS'),
  ]);
  expect((await fetch(channels[0]?.iconUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml');
});

test('the client confirms on the bank’s page, comes back, and the notification names the account’s owner', async () => {
  const { redirectUrl } = await world.providers.bankVerification.initiate(ask);
  expect(await (await fetch(redirectUrl)).text()).toContain('Wyślij 1,00 zł');
  const back = await world.send(redirectUrl, { answer: 'succeed' });
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toMatch(
    /^https:\/\/app\.example\.pl\/orders\/V1StGXR8_Z5jdHi6B-myT\?ServiceID=123456&OrderID=v-1&Hash=/,
  );
  expect(await read()).toMatchObject({
    ok: true,
    events: [{ orderRef: 'v-1', outcome: 'completed', amount: 100, sender: transferrer }],
  });
});

test('the same verification asked for twice is one', async () => {
  const first = await world.providers.bankVerification.initiate({ ...ask, verificationId: 'v-2' });
  expect(await world.providers.bankVerification.initiate({ ...ask, verificationId: 'v-2' })).toEqual(first);
});

test.each([
  ['v-3', '1PLN', 'succeed', 'completed', transferrer],
  ['v-4', '1PLN', 'fail', 'failed', null],
  ['v-5', 'AIS', 'succeed', 'completed', sender],
  ['v-6', 'AIS', 'fail', 'failed', null],
  ['v-7', 'AIS', 'unclear', 'unclear', { ...sender, firstName: 'Zenon', lastName: 'Inny-Właściciel' }],
  ['v-12', '1PLN', 'progress', 'pending', null],
  ['v-13', 'AIS', 'progress', 'pending', null],
  ['v-14', '1PLN', 'expire', 'failed', null],
  ['v-15', 'AIS', 'expire', 'failed', null],
  ['v-8', '1PLN', 'unclear', 'completed', { ...transferrer, line: 'Zenon Inny-Właściciel' }],
] as const)(
  '%s, %s: pressing %s brings %s',
  async (verificationId, mode, action, outcome, expectedSender) => {
    await world.providers.bankVerification.initiate({
      ...ask,
      verificationId,
      mode,
      channelId: mode === 'AIS' ? 602 : 102,
    });
    await world.press('bluemedia', action);
    expect(await read()).toMatchObject({
      ok: true,
      events: [{ orderRef: verificationId, outcome, sender: expectedSender }],
    });
  },
);

test('a page on a host that is not on the list is refused', async () => {
  const { settings } = world.simulators;
  const strict = createBankVerification(settings.bankVerification, () => null);
  await expect(strict.initiate({ ...ask, verificationId: 'v-8' })).rejects.toThrow(
    'Blue Media sends clients to a host that is not on the list',
  );
});

test('a notification is confirmed in XML, a repeated one has the same id', async () => {
  await world.providers.bankVerification.initiate({ ...ask, verificationId: 'v-9' });
  await world.press('bluemedia', 'succeed');
  const first = await read();
  expect(first.reply).toMatchObject({ status: 200, contentType: 'text/xml; charset=utf-8' });
  expect(first.reply.body).toContain('<orderID>v-9</orderID><confirmation>CONFIRMED</confirmation>');
  await world.press('bluemedia', 'repeat');
  expect(await read()).toEqual(first);
});

test('a notification under another key, a changed one and rubbish are refused', async () => {
  await world.providers.bankVerification.initiate({ ...ask, verificationId: 'v-10' });
  await world.press('bluemedia', 'succeed');
  const { body } = await world.inbox.next();
  const stranger = createBankVerification(
    { ...world.simulators.settings.bankVerification, sharedKeys: ['another'] },
    trustedRedirect(world.simulators.settings, () => undefined),
  );
  expect(stranger.parseNotification(body)).toMatchObject({
    ok: false,
    reason: 'signature',
    reply: { status: 401 },
  });
  const xml = Buffer.from(new URLSearchParams(body).get('transactions') ?? '', 'base64').toString('utf8');
  const changed = new URLSearchParams({
    transactions: Buffer.from(xml.replace('1.00', '2.00')).toString('base64'),
  }).toString();
  expect(world.providers.bankVerification.parseNotification(changed)).toMatchObject({
    ok: false,
    reason: 'signature',
  });
  for (const rubbish of ['', 'transactions=%%%', 'transactions=PGE+', body.slice(0, 40)]) {
    expect(world.providers.bankVerification.parseNotification(rubbish)).toMatchObject({
      ok: false,
      reason: 'malformed',
      reply: { status: 400 },
    });
  }
});

test('the application that does not answer 2xx is told again', async () => {
  world.inbox.answer = 503;
  await world.providers.bankVerification.initiate({ ...ask, verificationId: 'v-11' });
  await world.press('bluemedia', 'succeed');
  const refused = await world.inbox.next();
  world.inbox.answer = 200;
  expect((await world.inbox.next()).body).toBe(refused.body);
});
