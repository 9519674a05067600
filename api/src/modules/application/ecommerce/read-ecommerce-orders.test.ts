import { loadOrder } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, shopKey, type RunningApp } from '../../../testing/index.ts';
import { advanceOrder } from '../../order-life/advance-order.ts';
import { loansKey, order, scrapsKey, shopServers } from './testing/shop-servers.ts';

onEachDatabase("an order that a shop's server reads", (open) => {
  let world: RunningApp;
  let post: Awaited<ReturnType<typeof shopServers>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    post = await shopServers(world);
  });
  afterAll(() => world.stop());

  async function read<T>(path: string, key = shopKey): Promise<{ status: number; said: T }> {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await world.app.request(`/api/ecommerce/orders${path}`, { headers });
    return { status: answer.status, said: (await answer.json()) as T };
  }

  test('says how far it is, its amounts and its address, and nothing of its client', async () => {
    const user = { full_name: 'Anna Nowak', email: 'anna@nowak.example', phone: '600100200' };
    const made = await post({ external_order_id: 'R/1', ...order, user_attributes: user });
    const slug = String(made.said['slug']);
    const stored = await loadOrder(world.ports.db, slug);
    const said = {
      external_order_id: 'R/1',
      siemens_id: made.said['siemens_id'],
      shop_status: 'calculation',
      shop_status_name: 'Kalkulacja',
      sequence: stored?.version,
      ...{ financing_type: 'lease', sales_channel: 'ecommerce' },
      ...{ price: '25000.00', gross_price: '30750.00', initial_payment: '3382.50' },
      installment_value: (await world.read(slug)).installment_value,
      payments_count: 36,
      redirect_url: made.said['redirect_url'],
      created_at: new Date(stored?.createdAt ?? 0).toISOString(),
      updated_at: new Date(stored?.updatedAt ?? 0).toISOString(),
    };
    expect(await read('/R%2F1')).toEqual({ status: 200, said });
    await advanceOrder(world.ports, { slug, actor: 'admin', event: { type: 'CANCEL' } });
    const { said: after } = await read<ReplyOf<'getEcommerceOrder'>>('/R%2F1');
    expect(after).toMatchObject({ shop_status: 'cancelation', shop_status_name: 'Anulowane' });
    // What the cancelation asks for may have raised it once more already.
    expect(after.sequence).toBeGreaterThan(said.sequence ?? 0);
  });

  test('is not there under the key of another shop, nor where a salesman sold it', async () => {
    await post({ external_order_id: 'R-2', ...order });
    const nowhere = {
      status: 404,
      said: {
        error: 'Nie znaleźliśmy tego, czego szukasz. Sprawdź adres.',
        code: 'unknown_order',
        detail: "The shop's server has created no order under this external_order_id.",
      },
    };
    expect(await read('/R-2', loansKey)).toEqual(nowhere);
    const { db } = world.ports;
    const sold = String((await post({ external_order_id: 'R-3', ...order })).said['slug']);
    await db.transaction((tx) =>
      tx.kysely
        .updateTable('orders')
        .set({ receiveChannel: 'salesman_panel' })
        .where('slug', '=', sold)
        .execute(),
    );
    expect(await read('/R-3')).toEqual(nowhere);
    expect((await read('/R-2', 'unknown-key-0123456789')).status).toBe(401);
  });

  test('stands in a list that goes on behind its cursor, each order once and the newest first', async () => {
    for (const number of ['L-1', 'L-2', 'L-3'])
      await post({ external_order_id: number, ...order }, { key: scrapsKey });
    type List = ReplyOf<'listEcommerceOrders'>;
    const first = (await read<List>('?limit=2', scrapsKey)).said;
    const second = (await read<List>(`?limit=2&after=${first.next}`, scrapsKey)).said;
    const numbers = ({ orders }: List) => orders.map((each) => each.external_order_id);
    expect([numbers(first), numbers(second), second.next]).toEqual([['L-3', 'L-2'], ['L-1'], null]);
    expect((await read<List>('', loansKey)).said).toEqual({ orders: [], next: null });
    expect((await read('?after=nowhere', scrapsKey)).status).toBe(422);
  });
});
