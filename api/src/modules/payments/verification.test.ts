import { listBankVerifications, loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runApp, seedShop } from '../../testing/index.ts';
import { send } from '../../testing/send-call.ts';

onEachDatabase('a verification in the bank', (open) => {
  test('that two processes start under one key is one at the bank', { timeout: 60_000 }, async () => {
    const db = await open();
    await seedShop(db);
    const world = await runApp(db);
    const slug = await world.createOrder();
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    const asked: string[] = [];
    const bothAsked = Promise.withResolvers<void>();
    const { bankVerification } = world.ports.providers;
    const initiate: typeof bankVerification.initiate = async (request) => {
      asked.push(request.verificationId);
      const started = await bankVerification.initiate(request);
      if (asked.length === 2) bothAsked.resolve();
      await bothAsked.promise;
      return started;
    };
    const ports = {
      ...world.ports,
      providers: { ...world.ports.providers, bankVerification: { ...bankVerification, initiate } },
    };
    const start = () =>
      send(
        createApp(ports),
        'startVerification',
        { slug },
        { channel_id: '101', component: '1PLN' },
        { 'idempotency-key': 'the-same-key' },
      );
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toEqual(other);
    const { id = '' } = (await loadOrder(db, slug)) ?? {};
    expect((await listBankVerifications(db, id)).map(({ id: verification }) => verification)).toEqual([
      asked[0],
    ]);
    expect(asked).toEqual([asked[0], asked[0]]);
    await world.stop();
  });
});
