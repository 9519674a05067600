import { listBankVerifications, listRefunds, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { send, UnexpectedAnswer } from '../../testing/send-call.ts';
import { ProviderRefused, ProviderUnavailable, type Providers } from '../../providers/ports.ts';
import { advanceOrder } from '../order-life/advance-order.ts';
import { receiveWebhook } from '../order-life/inbox/receive-webhook.ts';
import { bankVerificationWebhook } from './bank-verification-webhook.ts';

type Initiate = Providers['bankVerification']['initiate'];

onEachDatabase('a verification in the bank', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  async function chooseBank(): Promise<string> {
    const slug = await world.createOrder();
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    return slug;
  }

  /** Presses the button, in an application whose provider answers as the test wants; an answer that is not 200 is its number. */
  function start(slug: string, answering: (initiate: Initiate) => Initiate, key?: string): Promise<unknown> {
    const { bankVerification, ...others } = world.ports.providers;
    const initiate = answering(bankVerification.initiate);
    const providers = { ...others, bankVerification: { ...bankVerification, initiate } };
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const body = { channel_id: '101', component: '1PLN' } as const;
    return send(createApp({ ...world.ports, providers }), 'startVerification', { slug }, body, headers).catch(
      (error: unknown) => (error instanceof UnexpectedAnswer ? error.status : Promise.reject(error)),
    );
  }

  const attemptsOf = async (slug: string) => listBankVerifications(db, (await loadOrder(db, slug))?.id ?? '');
  const statusesOf = async (slug: string) => (await attemptsOf(slug)).map(({ status }) => status);

  /** The złoty of an attempt comes; answers where the order then is, and what goes back. */
  async function pay(slug: string, orderRef = ''): Promise<unknown[]> {
    const sender = { firstName: 'Ewa', lastName: 'Obca', line: '', bankAccountNumber: '' };
    const came = { outcome: 'completed', positive: false, amount: 100, currency: 'PLN', sender } as const;
    const payment = { number: `BM ${orderRef}`, completed: true };
    const event = { ...came, id: `came ${orderRef}`, orderRef, payment };
    await receiveWebhook(world.ports, bankVerificationWebhook, event, '[]');
    const order = await loadOrder(db, slug);
    const refunds = await listRefunds(db, order?.id ?? '');
    return [order?.status, refunds.map(({ amount, reason, state }) => `${amount} ${reason} ${state}`)];
  }

  test('is left for the form, which is sent again as it was or changed, and chosen anew (F128)', async () => {
    const slug = await chooseBank();
    expect((await world.read(slug)).move_to_previous_allowed).toBe(true);
    await world.call('moveToPrevious', { slug }, {});
    expect((await world.read(slug)).status).toBe('form_opened');
    await world.submitForm(slug);
    await world.reached(slug, 'test_payment_opened');
  });

  test('that two processes start under one key is answered once, and the order waits for one of both attempts', async () => {
    const slug = await chooseBank();
    let asked = 0;
    const bothAsked = Promise.withResolvers<void>();
    const both =
      (initiate: Initiate): Initiate =>
      async (request) => {
        const started = await initiate(request);
        if ((asked += 1) === 2) bothAsked.resolve();
        await bothAsked.promise;
        return started;
      };
    const [one, other] = await Promise.all([
      start(slug, both, 'the-same-key'),
      start(slug, both, 'the-same-key'),
    ]);
    expect(one).toEqual(other);
    const attempts = await attemptsOf(slug);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['opened', 'started']);
    const started = attempts.find(({ status }) => status === 'started');
    expect((await loadOrder(db, slug))?.redirectUrl).toBe(started?.redirectUrl);
  });

  test('whose start was not answered is asked for anew under another id, and its złoty counts', async () => {
    const slug = await chooseBank();
    const lost =
      (initiate: Initiate): Initiate =>
      async (request) => {
        await initiate(request);
        throw new ProviderUnavailable('The line broke');
      };
    expect([await start(slug, lost, 'the-same-key'), await statusesOf(slug)]).toEqual([503, ['opened']]);
    await start(slug, (initiate) => initiate, 'the-same-key');
    expect(await statusesOf(slug)).toEqual(['opened', 'started']);
    const [first] = await attemptsOf(slug);
    expect(await pay(slug, first?.id)).toEqual(['test_payment_completed', ['100 zloty owed']]);
  });

  test('that the provider refuses has failed', async () => {
    const slug = await chooseBank();
    const refusing = () => () => Promise.reject(new ProviderRefused('Blue Media answered 400'));
    await start(slug, refusing);
    expect(await statusesOf(slug)).toEqual(['failed']);
  });

  test.each([
    [
      'the client cancels',
      (slug: string) => world.call('cancelOrder', { slug }, { reason: 'Rezygnacja' }),
      'canceled',
    ],
    [
      'an administrator sends the order back',
      (slug: string) =>
        advanceOrder(world.ports, {
          slug,
          actor: 'admin',
          event: { type: 'SEND_BACK', to: 'form_opened', restedIn: ['form_opened', 'test_payment_opened'] },
          reason: 'Próba',
        }),
      'form_opened',
    ],
    [
      'its deadline passes',
      (slug: string) =>
        advanceOrder(world.ports, { slug, actor: 'system', event: { type: 'DEADLINE_PASSED' } }),
      'canceled',
    ],
  ] as const)(
    'is answered while %s: nobody is sent to the bank, and a złoty that comes goes back',
    async (_who, move, rests) => {
      const slug = await chooseBank();
      const moving =
        (initiate: Initiate): Initiate =>
        async (request) => {
          const started = await initiate(request);
          await move(slug);
          return started;
        };
      expect(await start(slug, moving)).toBe(409);
      const [attempt] = await attemptsOf(slug);
      expect([attempt?.status, (await loadOrder(db, slug))?.redirectUrl]).toEqual(['opened', null]);
      expect(await pay(slug, attempt?.id)).toEqual([rests, ['100 zloty owed']]);
    },
  );
});
