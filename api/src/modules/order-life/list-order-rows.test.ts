import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { expect, test } from 'vitest';
import { runSeededApp } from '../../testing/index.ts';

onEachDatabase('the list of orders', (open) => {
  test('goes on where the page before has ended, each order once', async () => {
    const world = await runSeededApp(open);
    try {
      const slugs = [];
      for (const number of ['A-1', 'A-2', 'A-3'])
        slugs.push(await world.createOrder({ external_order_id: number }));
      const admin = await world.signIn('admin@test.example');
      const page = async (after: string): Promise<ReplyOf<'listOrders'>> => {
        const reply = await world.app.request(`/api/superadmin/orders?limit=2${after}`, { headers: admin });
        expect(reply.status).toBe(200);
        return (await reply.json()) as ReplyOf<'listOrders'>;
      };
      const first = await page('');
      const second = await page(`&after=${first.next}`);
      expect([first, second].map(({ orders }) => orders.map(({ slug }) => slug))).toEqual([
        [slugs[2], slugs[1]],
        [slugs[0]],
      ]);
      expect(second.next).toBeNull();
    } finally {
      await world.stop();
    }
  });
});
