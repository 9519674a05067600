import type { OrderWire, ReplyOf } from '@app/machines/contract';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../testing/index.ts';
import { waitingForClientToPay } from '../order-life/inbox/testing/notification-routes.ts';

/** Each test walks an order as far as its payment. */
const patient = { timeout: 90_000 };

onEachDatabase('what goes back of an order’s money', (open) => {
  let world: RunningApp;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    headers = await world.signIn('admin@test.example');
  });
  afterAll(() => world.stop());

  /** An order that was paid twice, and what an administrator asks and says of its money. */
  async function paidTwice() {
    const slug = await waitingForClientToPay(world);
    const owed = (await world.read(slug)).initial_payment_amount;
    const address = `/api/superadmin/orders/${slug}`;
    const send = async (path: string, body: object, key: string = crypto.randomUUID()) => {
      const sent = { 'content-type': 'application/json', 'Idempotency-Key': key, ...headers };
      const answer = await world.app.request(`${address}/${path}`, {
        ...{ method: 'POST', headers: sent, body: JSON.stringify(body) },
      });
      const said = (await answer.json()) as Partial<OrderWire> & { readonly error?: string };
      return { status: answer.status, said };
    };
    const record = { received_on: '2026-01-15', reason: 'Przelew na rachunek' };
    const recorded = [
      await send('payment_records', { ...record, amount: owed, reference: `${slug} 1` }),
      await send('payment_records', { ...record, amount: '5.00', reference: `${slug} 2` }),
    ];
    expect(recorded.map(({ status, said }) => [status, said.error])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    const money = async () =>
      (await (await world.app.request(`${address}/money`, { headers })).json()) as ReplyOf<'getMoney'>;
    const { id = '' } = (await money()).refunds[0] ?? {};
    return {
      owed,
      send,
      money,
      settle: (what: string, body: object = {}) => send(`refunds/${id}/${what}`, body),
    };
  }

  const who = 'admin@test.example';
  const moment = expect.any(String);

  test(
    'is ordered and paid out, and it is kept who did it, when and under which number',
    patient,
    async () => {
      const { owed, money, settle } = await paidTwice();
      expect((await settle('orders')).status).toBe(200);
      const { status, said } = await settle('payouts', { reference: 'WB 7/2026', paid_on: '2026-01-16' });
      expect([status, said.payments_attributes?.map(({ status: kept }) => kept)]).toEqual([
        200,
        ['accepted', 'refunded'],
      ]);
      const sum = { amount: '5.00', currency: 'PLN' };
      const { refunds, history } = await money();
      const second = history[1]?.operation_id ?? 'the sum that came second';
      expect(refunds).toEqual([
        {
          ...{ ...sum, id: expect.any(String), reason: 'surplus', state: 'paid_out', created_at: moment },
          operation_id: second,
          ...{ ordered_by: who, ordered_at: moment, settled_by: who, settled_at: moment },
          ...{ reference: 'WB 7/2026', paid_on: '2026-01-16', explanation: null, allowed: [] },
        },
      ]);
      const happened = history.map(({ what, amount, number, by }) => [what, amount, number, by]);
      expect(happened).toEqual([
        ['payment_completed', owed, expect.any(String), null],
        ['payment_completed', '5.00', expect.any(String), null],
        ['refund_owed', '5.00', null, null],
        ['refund_ordered', '5.00', null, who],
        ['refund_paid_out', '5.00', 'WB 7/2026', who],
      ]);
      expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    },
  );

  test('stays where the client has agreed, for a reason that is kept', patient, async () => {
    const { money, settle } = await paidTwice();
    const why = { reference: 'Aneks 3/2026', reason: 'Klient zalicza nadpłatę na pierwszą ratę' };
    expect((await settle('agreements', why)).status).toBe(200);
    expect((await money()).refunds).toMatchObject([
      {
        ...{ state: 'kept_by_agreement', settled_by: who, ordered_by: null },
        ...{ reference: why.reference, explanation: why.reason },
      },
    ]);
  });

  test('is settled once, and a repeated request settles nothing anew', patient, async () => {
    const { money, send, settle } = await paidTwice();
    const [refund] = (await money()).refunds;
    expect(refund?.allowed).toEqual(['ORDER_REFUND', 'PAY_OUT_REFUND', 'KEEP_BY_AGREEMENT']);
    const paid = { reference: 'WB 8/2026', paid_on: '2026-01-16' };
    const key = crypto.randomUUID();
    const first = await send(`refunds/${refund?.id}/payouts`, paid, key);
    expect([first.status, await send(`refunds/${refund?.id}/payouts`, paid, key)]).toEqual([200, first]);
    const settled = 'Ten zwrot jest już rozliczony.';
    expect(await settle('payouts', paid)).toMatchObject({ status: 409, said: { error: settled } });
    expect((await settle('agreements', { reference: 'x', reason: 'y' })).status).toBe(409);
    expect((await settle('orders')).said.error).toBe('Ten zwrot jest już zlecony albo rozliczony.');
  });

  test('is not paid out on a day to come, and is that of its own order', patient, async () => {
    const { send, settle } = await paidTwice();
    const tomorrow = { reference: 'WB 9/2026', paid_on: '2199-01-01' };
    expect((await settle('payouts', tomorrow)).said).toMatchObject({
      errors: [{ paid_on: 'Ten dzień jeszcze nie nadszedł' }],
    });
    const other = (await (await paidTwice()).money()).refunds[0]?.id;
    expect((await send(`refunds/${other}/orders`, {})).status).toBe(404);
  });
});
