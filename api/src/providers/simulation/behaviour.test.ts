import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSimulators } from '../testing/running-simulators.ts';

const clock = { now: Date.UTC(2026, 10, 20, 12) };
let world: Awaited<ReturnType<typeof runSimulators>>;
beforeEach(async () => {
  world = await runSimulators(':memory:', () => clock.now);
});
afterEach(() => world.stop());

/** Opens Dotpay's page for a payment of 2 460.00. */
async function pay(paymentId: string): Promise<void> {
  const { action, fields } = world.providers.initialPayment.paymentForm({
    ...{ paymentId, orderNumber: '100123', amount: 246_000, channelId: 102 },
    ...{ email: 'jan@example.pl', firstName: 'Jan', lastName: 'Żak' },
    returnUrl: 'https://app.example.pl/orders/V1',
    notificationUrl: 'https://app.example.pl/api/dotpay/notifications',
  });
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
const submit = () =>
  world.providers.decisionEngine.submit({
    ...{ key: 'd-1', reference: 'r-1', orderNumber: '100123', companyName: 'Żak', vatId: '8143430194' },
    ...{ financingType: 'lease', amount: 3_000_000, yearsInBusiness: 4, turnoverFrom: null },
    ...{ ownPaymentInPercent: 10, paymentsCount: 36, conditionsAccepted: false },
    ...{ decidedBy: 'engine' as const },
    ...{ deviceFingerprint: null, fillTiming: {} },
  });
const told = async () => world.providers.initialPayment.parseNotification((await world.inbox.next()).body);
const tellingOf = (outcome: string, more: object = {}) => ({
  ok: true,
  events: [{ orderRef: 'p-1', outcome, amount: 246_000, currency: 'PLN', ...more }],
});

describe('Dotpay', () => {
  beforeEach(() => pay('p-1'));

  test('that is silent tells nothing before it speaks again', async () => {
    await world.behave('dotpay', 'silence');
    await world.press('dotpay', 'succeed');
    await submit();
    await world.press('decision-engine', 'approved');
    expect((await world.inbox.next()).path).toBe('/api/decision_engine/notifications');
    await world.behave('dotpay', 'ordinary');
    expect(await told()).toMatchObject(tellingOf('completed'));
  });

  test('that is late tells it a minute later', async () => {
    await world.behave('dotpay', 'late');
    await world.press('dotpay', 'succeed');
    expect(await world.read('/simulators/dotpay')).toContain('zostanie wysłane 20.11.2026, 13:01:00');
    clock.now += 60_000;
    expect(await told()).toMatchObject(tellingOf('completed'));
  });

  test('that repeats itself tells the same twice', async () => {
    await world.behave('dotpay', 'twice');
    await world.press('dotpay', 'succeed');
    const [one, other] = [await world.inbox.next(), await world.inbox.next()];
    expect(other.body).toBe(one.body);
  });

  test('that mixes up the order tells what came of it before what comes', async () => {
    await world.behave('dotpay', 'reordered');
    await world.press('dotpay', 'progress');
    await world.press('dotpay', 'succeed');
    expect(await told()).toMatchObject(tellingOf('completed'));
    clock.now += 5_000;
    expect(await told()).toMatchObject(tellingOf('pending'));
  });

  test.each([
    ['wrongAmount', { amount: 2_460_000 }],
    ['wrongCurrency', { currency: 'EUR' }],
  ] as const)('with %s tells another payment than was asked for', async (behaviour, other) => {
    await world.behave('dotpay', behaviour);
    await world.press('dotpay', 'succeed');
    expect(await told()).toMatchObject(tellingOf('completed', other));
  });

  test('behaves only as it can', async () => {
    await world.behave('dotpay', 'silence');
    await world.send('/simulators/behaviours/dotpay', { back: 'dotpay', behaviour: 'polite' });
    await world.send('/simulators/behaviours/courier', { back: 'courier', behaviour: 'silence' });
    expect(await world.read('/simulators/dotpay')).toContain('Dotpay: cisza');
    expect(await world.read('/simulators/courier')).toContain('Zachowanie: Kurier');
  });
});

test('a notification under a wrong signature is refused, and the same one under the right one is not', async () => {
  const { bankVerification, decisionEngine, signing } = world.providers;
  const starts = {
    bluemedia: () =>
      bankVerification.initiate({
        ...{ verificationId: 'v-1', mode: '1PLN', channelId: 101, description: 'Weryfikacja' },
        ...{ email: 'jan@example.pl', firstName: 'Jan', lastName: 'Żak', bankAccountNumber: null },
        returnUrl: 'https://app.example.pl/orders/V1',
      }),
    dotpay: () => pay('p-1'),
    autenti: () =>
      signing.start({
        ...{ key: 's-1', title: 'Umowa', description: '', signature: 'basic' },
        signers: [{ firstName: 'Jan', lastName: 'Żak', email: 'jan@example.pl' }],
        files: [],
      }),
    'decision-engine': submit,
  } as const;
  const parse = {
    bluemedia: (body: string) => bankVerification.parseNotification(body),
    dotpay: (body: string) => world.providers.initialPayment.parseNotification(body),
    autenti: (body: string, headers: Headers) => signing.parseNotification(body, headers),
    'decision-engine': (body: string, headers: Headers) => decisionEngine.parseNotification(body, headers),
  } as const;
  const heard: Record<string, readonly unknown[]> = {};
  for (const provider of ['bluemedia', 'dotpay', 'autenti', 'decision-engine'] as const) {
    const next = async () => {
      const { body, headers } = await world.inbox.next();
      const parsed = await parse[provider](body, headers);
      return parsed.ok ? parsed.events.length : parsed.reason;
    };
    await starts[provider]();
    await world.behave(provider, 'wrongSignature');
    world.inbox.answer = 401;
    await world.press(provider, provider === 'decision-engine' ? 'approved' : 'succeed');
    const first = await next();
    world.inbox.answer = 200;
    await world.behave(provider, 'ordinary');
    await expect
      .poll(() => world.read(`/simulators/${provider}`), { timeout: 15_000 })
      .toContain('nieprzyjęte (401)');
    clock.now += 60_000;
    heard[provider] = [first, await next()];
  }
  expect(heard).toEqual({
    bluemedia: ['signature', 1],
    dotpay: ['signature', 1],
    autenti: ['signature', 1],
    'decision-engine': ['signature', 1],
  });
});

test('one that hangs answers nothing while it does, be it asked over HTTP or SMTP', async () => {
  await world.behave('sms', 'hanging');
  await world.behave('mail', 'hanging');
  const answered: string[] = [];
  const asked = [
    world.providers.sms
      .sendSms({ key: 'm-1', to: '+48500600700', text: 'Kod: 482915' })
      .then(() => answered.push('sms')),
    world.providers.mail
      .sendMail({
        key: 'e-1',
        to: 'jan@example.pl',
        subject: 'Wniosek',
        text: 'Dzień dobry',
        html: '',
        attachments: [],
      })
      .then(() => answered.push('mail')),
  ];
  const console = await world.read('/simulators/messages');
  expect([console.includes('Bramka SMS: zawieszenie'), answered]).toEqual([true, []]);
  await world.behave('sms', 'ordinary');
  await world.behave('mail', 'ordinary');
  await Promise.all(asked);
  expect(answered.toSorted()).toEqual(['mail', 'sms']);
});
