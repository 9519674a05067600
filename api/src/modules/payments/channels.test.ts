import { listBankVerifications, listPayments, loadOrder, type Database } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { BodyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnexpectedAnswer } from '../../testing/send-call.ts';
import { waitingForClientToPay } from '../order-life/inbox/testing/notification-routes.ts';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';

const unlisted = { channel_id: 'Tego banku nie ma na liście – wybierz inny' };
const patient = { timeout: 60_000 };

onEachDatabase('a bank that somebody chooses', (open) => {
  let db: Database;
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
    db = world.ports.db;
  });
  afterAll(() => world.stop());

  const refusal = async (asked: Promise<unknown>): Promise<unknown> => {
    const answer = await asked.catch((error: unknown) => error);
    return answer instanceof UnexpectedAnswer
      ? [answer.status, (answer.body as { errors: unknown }).errors]
      : 'taken';
  };
  const orderOf = async (slug: string) => (await loadOrder(db, slug))?.id ?? '';

  test('is one of the list and of the component under which the list has it', patient, async () => {
    const slug = await world.createOrder({ own_payment_in_percent: '20' });
    await world.fillIn(slug, 'delivery');
    await world.reached(slug, 'test_payment_opened');
    const start = (body: BodyOf<'startVerification'>) =>
      refusal(world.call('startVerification', { slug }, body));
    const consents = { bm_privacy_consent: true, bm_data_transfer_consent: true };
    expect([
      await start({ channel_id: '999', component: '1PLN' }),
      await start({ channel_id: '99999', component: 'AIS', ...consents }),
      await start({ channel_id: '0101', component: '1PLN' }),
      await start({ channel_id: '601', component: '1PLN' }),
      await start({ channel_id: '101', component: 'AIS', ...consents }),
    ]).toEqual(Array.from({ length: 5 }, () => [422, [unlisted]]));
    const stranger = {
      channel_id: '101',
      component: '1PLN',
      identity_verification_krs_user_id: 'nobody',
    } as const;
    expect(await start(stranger)).toEqual([
      422,
      [{ identity_verification_krs_user_id: 'Wybierz jedną z możliwości' }],
    ]);
    expect(await listBankVerifications(db, await orderOf(slug))).toEqual([]);
    expect((await world.read(slug)).status).toBe('test_payment_opened');
    expect(await start({ channel_id: '601', component: 'AIS', ...consents })).toBe('taken');
    expect(
      (await listBankVerifications(db, await orderOf(slug))).map(({ mode, channelId }) => [mode, channelId]),
    ).toEqual([['AIS', '601']]);
  });

  test('is one of the list for the payment too', patient, async () => {
    const slug = await waitingForClientToPay(world);
    await world.call('openPayment', { slug }, {});
    const start = (channel_id: string) =>
      refusal(world.call('startPayment', { slug }, { channel_id, bylaw: true, personal_data: true }));
    expect([await start('999'), await start('601'), await start('0101')]).toEqual(
      Array.from({ length: 3 }, () => [422, [unlisted]]),
    );
    expect(await listPayments(db, await orderOf(slug))).toEqual([]);
    expect(await start('101')).toBe('taken');
  });
});
