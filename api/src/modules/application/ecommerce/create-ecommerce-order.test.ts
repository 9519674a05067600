import { loadShopByClientId } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { loansKey, order, scrapsKey, shopServers, type Answered } from './testing/shop-servers.ts';

onEachDatabase("an order of a shop's server", (open) => {
  let world: RunningApp;
  let post: Awaited<ReturnType<typeof shopServers>>;
  beforeAll(async () => {
    world = await runSeededApp(open);
    post = await shopServers(world);
  });
  afterAll(() => world.stop());

  async function countOf(clientId: string): Promise<number> {
    const { db } = world.ports;
    const shop = await loadShopByClientId(db, clientId);
    const { length } = await db.kysely
      .selectFrom('orders')
      .select('id')
      .where('shopId', '=', shop?.id ?? '')
      .execute();
    return length;
  }

  test('is the same order under the same number, however often it is sent and in whatever order its fields stand', async () => {
    const before = await countOf('test');
    const first = await post({ external_order_id: 'S-1', ...order }, { 'idempotency-key': 'first-key-1' });
    const again = await post({ ...order, external_order_id: ' S-1' }, { 'idempotency-key': 'other-key-1' });
    expect([first.status, again]).toEqual([201, first]);
    expect(await countOf('test')).toBe(before + 1);
  });

  test('of other content under the same number is refused with the address of the one that is there', async () => {
    const first = await post({ external_order_id: 'S-2', ...order });
    const other = await post({ external_order_id: 'S-2', ...order, payments_count: 24 });
    expect(other).toEqual({
      status: 409,
      said: {
        error: 'Zamówienie o tym numerze już istnieje i ma inną treść.',
        code: 'external_order',
        detail:
          'This external_order_id belongs to an order that was created from other data; it is named by redirect_url. Another order needs another number.',
        ...first.said,
      },
    });
    expect(await post({ external_order_id: 'S-2', ...order }, { key: loansKey })).toMatchObject({
      status: 201,
    });
  });

  test('is one order where twenty requests send it at once', async () => {
    const before = await countOf('test');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post({ external_order_id: 'S-3', ...order }, { 'idempotency-key': `at-once-${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ said }) => said['slug'])).size).toBe(1);
    expect(await countOf('test')).toBe(before + 1);
  });

  test("takes the shop's own channel and financing where none is named: lease before loan (SHOP-006)", async () => {
    const kindOf = async ({ said }: Answered) => {
      const { sales_channel, financing_type } = await world.read(String(said['slug']));
      return [sales_channel, financing_type];
    };
    expect([
      await kindOf(await post({ external_order_id: 'S-4', ...order })),
      await kindOf(await post({ external_order_id: 'S-4', ...order }, { key: loansKey })),
      await kindOf(await post({ external_order_id: 'S-4', ...order }, { key: scrapsKey })),
    ]).toEqual([
      ['ecommerce', 'lease'],
      ['ecommerce', 'b2b_loan'],
      ['scrapper', 'b2b_loan'],
    ]);
  });
});
