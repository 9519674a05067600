import { listNotifications } from '@app/db';
import { onEachDatabase } from '@app/db/testing';
import type { ReplyOf } from '@app/machines/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commentedOrder } from './testing/commented-order.ts';

onEachDatabase('a talk of a shop with the head office', (open) => {
  let desk: Awaited<ReturnType<typeof commentedOrder>>;
  let salesman: Readonly<Record<string, string>>;
  let stranger: Readonly<Record<string, string>>;
  beforeAll(async () => {
    desk = await commentedOrder(await open());
    salesman = await desk.world.signIn('sklep@test.example');
    stranger = await desk.world.signIn('obcy@test.example');
  });
  beforeEach(() => desk.nextOrder());
  afterAll(() => desk.world.stop());

  async function say(body: string, who = salesman) {
    const answer = await desk.world.app.request('/api/shop/comments', {
      method: 'POST',
      headers: { ...who, 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: desk.order.id, body }),
    });
    return { status: answer.status, body: (await answer.json()) as ReplyOf<'shopComment'> };
  }
  async function read(who = salesman) {
    const path = `/api/shop/orders/${desk.order.slug}/comments`;
    const answer = await desk.world.app.request(path, { headers: who });
    return { status: answer.status, body: (await answer.json()) as ReplyOf<'shopListComments'> };
  }
  const rungOf = async (who: 'maria' | 'tomasz') => {
    const rung = await listNotifications(desk.db, desk.idOf(who), 100);
    return rung.filter(({ data }) => data.includes(desk.order.slug)).length;
  };

  test('holds what either says to the other, and nothing that the head office says to itself', async () => {
    expect((await say(' Kiedy kurier? ')).status).toBe(200);
    await desk.write('Jutro rano', { for_shop: true });
    await desk.write('Uwaga, trudny klient');
    const said = (await read()).body.comments.map(({ body, author }) => [author === null, body]);
    expect(said).toEqual([
      [true, 'Jutro rano'],
      [false, 'Kiedy kurier?'],
    ]);
  });

  test('rings at every superadmin where nobody attends to the order', async () => {
    await say('Halo');
    expect([await rungOf('maria'), await rungOf('tomasz')]).toEqual([1, 0]);
  });

  test('is nobody’s else, and needs a word', async () => {
    expect([(await say('Halo', stranger)).status, (await read(stranger)).status]).toEqual([404, 404]);
    expect((await say('  ')).status).toBe(422);
    expect((await read()).body.comments).toEqual([]);
  });
});
