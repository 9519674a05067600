import { listOrderChanges, listPersons, loadOrder, type Database } from '@app/db';
import { demoPassword } from '@app/db/demo';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf, OrderWire } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import {
  beginAtCounter,
  codeAtCounter,
  counterLaptop,
  formSentAtCounter,
} from '../../testing/counter-steps.ts';
import { seedShop } from '../../testing/seed-shop.ts';
import { send, UnexpectedAnswer } from '../../testing/send-call.ts';
import { somebody } from '../../testing/somebody.ts';
import { sendVerificationSms } from './verification-sms.ts';
import { walkingApp, type WalkingApp } from '../../testing/walking-app.ts';

const minute = 60_000;
const person = somebody();

onEachDatabase('an order that a salesman leads at the counter', (open) => {
  let db: Database;
  let world: WalkingApp;
  let salesman: Readonly<Record<string, string>>;
  let stranger: Readonly<Record<string, string>>;
  const signIn = async (email: string) => {
    const answer = await world.app.request('/api/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  beforeAll(async () => {
    db = await open();
    await seedShop(db);
    world = walkingApp(db);
    salesman = await signIn('sklep@test.example');
    stranger = await signIn('obcy@test.example');
  });
  afterAll(() => world.stop());

  const begin = (more: Partial<typeof counterLaptop> = {}) => beginAtCounter(world, salesman, more);

  /** The status and body of an answer, whichever it is. */
  const answerOf = async (asked: Promise<unknown>): Promise<{ status: number; body: unknown }> => {
    try {
      return { status: 200, body: await asked };
    } catch (error) {
      if (error instanceof UnexpectedAnswer) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const waitingForCode = () => formSentAtCounter(world, salesman);
  const code = (slug: string, sent: string) => codeAtCounter(world, slug, sent);
  const verify = (slug: string, token: string) =>
    answerOf(send(world.app, 'shopVerifySms', { slug }, { token }, salesman));

  test('is ready for its summary where its calculation fits, and is the salesman’s sale', async () => {
    const { slug, status, sales_channel, flow_type } = await begin();
    const order = await loadOrder(db, slug);
    expect([status, sales_channel, flow_type]).toEqual(['salesman_sumup', 'pos', 'other']);
    expect([order?.soldBy === null, order?.receiveChannel, order?.facts.remote]).toEqual([
      false,
      'salesman_panel',
      false,
    ]);
  });

  test('stays open where the salesman is not done, and is refused where its figures or the shop do not allow it', async () => {
    expect((await begin({ dont_move_to_next_status: true })).status).toBe('update_order_with_items');
    expect((await answerOf(begin({ payments_count: 119 }))).status).toBe(422);
    const { status, body } = await answerOf(send(world.app, 'createShopOrder', {}, counterLaptop, stranger));
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [{ sales_channel: 'Ten sklep nie sprzedaje w tym kanale' }] }),
    ]);
  });

  test('is recalculated at the address that the widget writes, with two slashes, too (OFFER-044)', async () => {
    const { slug } = await begin({ dont_move_to_next_status: true });
    const patch = (address: string) =>
      world.app.request(address, {
        method: 'PATCH',
        headers: {
          ...salesman,
          'content-type': 'application/json',
          'idempotency-key': address.padEnd(32, 'x'),
        },
        body: JSON.stringify({ payments_count: 24, dont_move_to_next_status: true }),
      });
    for (const slashes of ['/', '//']) {
      const answer = await patch(`/api/shop/orders${slashes}${slug}/calculations`);
      expect([answer.status, ((await answer.json()) as OrderWire).payments_count]).toEqual([200, 24]);
    }
  });

  test('leads from the company over the form to the code, which identifies nobody by itself', async () => {
    const slug = await waitingForCode();
    await code(slug, '135790');
    expect((await verify(slug, '135 790')).body).toMatchObject({ status: 'statement_verified_by_sms' });
    const order = await loadOrder(db, slug);
    const persons = await listPersons(db, order?.id ?? '');
    const compared = (confirmed: boolean) => ({
      persons: persons.map(({ id }) => ({ id, confirmed, document_checked: true })),
    });
    const refused = await answerOf(
      send(world.app, 'shopConfirmIdentities', { slug }, compared(false), salesman),
    );
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ reason: 'Potwierdź tożsamość każdej osoby podpisującej umowę.' }),
    ]);
    expect(await send(world.app, 'shopConfirmIdentities', { slug }, compared(true), salesman)).toMatchObject({
      status: 'identity_confirmed',
    });
    const confirmed = (await listPersons(db, order?.id ?? '')).filter(
      ({ identityConfirmedAt }) => identityConfirmedAt === world.clock.now,
    );
    expect(confirmed.map(({ willSign }) => willSign)).toEqual([true]);
  });

  test('takes no code that is wrong, older than the newest, too old or tried five times; a code is right once', async () => {
    const slug = await waitingForCode();
    const closed = 'Ten kod stracił ważność. Wyślij nowy.';
    const wrong = {
      status: 422,
      body: expect.objectContaining({ errors: [{ token: 'Kod jest niepoprawny' }] }),
    };
    expect(await verify(slug, '111111')).toMatchObject({ status: 409, body: { reason: closed } });
    await code(slug, '111111');
    await code(slug, '222222');
    expect(await verify(slug, '111111')).toEqual(wrong);
    for (const guess of ['000001', '000002', '000003', '000004'])
      expect(await verify(slug, guess)).toEqual(wrong);
    expect(await verify(slug, '222222')).toMatchObject({ status: 409, body: { reason: closed } });
    await code(slug, '333333');
    world.clock.now += 10 * minute;
    expect(await verify(slug, '333333')).toMatchObject({ status: 409, body: { reason: closed } });
    await code(slug, '444444');
    expect((await verify(slug, '444444')).body).toMatchObject({ status: 'statement_verified_by_sms' });
  });

  test('is sent a code again after half a minute and five times a day, to another number where one is given', async () => {
    const slug = await waitingForCode();
    const resend = (body: BodyOf<'shopResendSms'> = {}) =>
      answerOf(send(world.app, 'shopResendSms', { slug }, body, salesman));
    expect((await resend()).status).toBe(429);
    for (let sent = 0; sent < 4; sent += 1) {
      world.clock.now += minute;
      expect((await resend()).body).toMatchObject({
        success: true,
        phone_masked: `*** *** ${person.phone.slice(-3)}`,
      });
    }
    world.clock.now += minute;
    expect((await resend({ new_phone_number: '+48600700800' })).body).toMatchObject({
      phone_masked: '*** *** 800',
      again_at: new Date(world.clock.now + 30_000).toISOString(),
    });
    const order = await loadOrder(db, slug);
    const [signer] = (await listPersons(db, order?.id ?? '')).filter(({ willSign }) => willSign);
    expect(signer?.phone).toBe('+48600700800');
    expect((await listOrderChanges(db, order?.id ?? '', { limit: 10 })).map(({ field }) => field)).toEqual([
      `persons.${signer?.id}.phone`,
    ]);
    world.clock.now += minute;
    expect(await resend()).toMatchObject({
      status: 429,
      body: { error: 'Wysłaliśmy dziś już pięć kodów. Następny można wysłać jutro.' },
    });
  });

  test('is sent no code once the deployment’s codes of a day are used up', async () => {
    const slug = await waitingForCode();
    const order = await loadOrder(db, slug);
    if (order === null) throw new Error('The order is gone');
    const lines: [string, unknown][] = [];
    const warn: typeof world.ports.log.warn = (msg, fields) => void lines.push([msg, fields?.['outcome']]);
    const ports = {
      ...world.ports,
      settings: { ...world.ports.settings, textsADay: 1 },
      log: { ...world.ports.log, warn },
    };
    const app = createApp(ports);
    await code(slug, '135790');
    world.clock.now += minute;
    const resend = () => answerOf(send(app, 'shopResendSms', { slug }, {}, salesman));
    expect(await resend()).toMatchObject({
      status: 429,
      body: {
        error: 'Dziś nie można już wysłać kodu SMS: limit wiadomości jest wyczerpany. Zgłoś to centrali.',
      },
    });
    const effect = { id: '', orderId: order.id, effect: 'sendVerificationSms', key: 'k', data: {} } as const;
    const asked = { ports, order, effect: { ...effect, askedAt: world.clock.now, attempts: 1 } };
    await expect(sendVerificationSms(asked)).rejects.toThrow('used up');
    expect(lines.filter(([, outcome]) => outcome === 'day_limit')).toEqual([
      ['security', 'day_limit'],
      ['security', 'day_limit'],
    ]);
    const roomy = await answerOf(send(world.app, 'shopResendSms', { slug }, {}, salesman));
    expect(roomy.status).toBe(200);
  });

  test('is nobody’s else: another shop finds none of its calls', async () => {
    const slug = await waitingForCode();
    for (const [name, body] of [
      ['shopVerifySms', { token: '123456' }],
      ['shopResendSms', {}],
      ['shopMoveToPrevious', {}],
      ['shopUpdateCalculation', { payments_count: 24 }],
    ] as const)
      expect((await answerOf(send(world.app, name, { slug }, body as never, stranger))).status).toBe(404);
  });

  test('is paid at the counter only where the salesman confirms it', async () => {
    const { slug } = await begin();
    const asked = { new_status: 'initial_payment_accepted_by_salesman' } as const;
    expect(await answerOf(send(world.app, 'shopInitialPayment', { slug }, asked, salesman))).toMatchObject({
      status: 422,
      body: { errors: [{ confirmed: 'Potwierdź, że wpłata została przyjęta.' }] },
    });
  });
});
