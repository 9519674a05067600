// @module-tag slow
import { randomUUID } from 'node:crypto';
import { onEachDatabase } from '@app/db/testing';
import type { OrderWire, ReplyOf } from '@app/machines/contract';
import { orderStatuses, type OrderStatus } from '@app/machines/order';
import { warsawDay } from '@app/machines/rules';
import { expect, test } from 'vitest';
import { beginWalk } from './api-walk/begin-walk.ts';
import { openWorld } from './api-walk/walk-config.ts';
import type { World } from './api-walk/walk-context.ts';
import { look, takeMove } from './api-walk/walk-order.ts';
import { walksOf, type Way } from './walks/goals.ts';

type Category = ReplyOf<'getDefaultCategory'>;

/** The ways to orders that rest in each status, one per status, of leases of a web shop and of a point of sale. */
function waysToStatuses(): ReadonlyMap<OrderStatus, Pick<Way, 'start' | 'moves'>> {
  const ways = new Map<OrderStatus, Pick<Way, 'start' | 'moves'>>();
  for (const { from, ways: found } of walksOf(['leaseEcommerce', 'leasePos']).goals)
    for (const { start, moves } of found)
      if (!ways.has(from)) ways.set(from, { start, moves: moves.slice(0, -1) });
  return ways;
}

async function lead(world: World, { start, moves }: Pick<Way, 'start' | 'moves'>): Promise<string> {
  const slug = await beginWalk(world, start);
  for (const move of moves) expect((await takeMove(world, slug, move, false)).faults).toEqual([]);
  return slug;
}

onEachDatabase('offers under way', (open) => {
  test(
    'keep their figures in every status when margin, base rate, cost and ranges of their category change',
    { timeout: 180_000 },
    async () => {
      const world = await openWorld(await open());
      const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
        const answer = await world.app.request(path, {
          method,
          headers: {
            ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            ...(path.startsWith('/api/superadmin') ? world.admin : {}),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        expect([path, answer.status]).toEqual([path, 200]);
        return (await answer.json()) as T;
      };
      const slugs = new Map<OrderStatus, string>();
      for (const [status, way] of waysToStatuses()) slugs.set(status, await lead(world, way));
      const calculated = async () => {
        const shown: Record<string, unknown> = {};
        for (const [status, slug] of slugs) {
          const { order } = await look(world, slug);
          const wire = await send<OrderWire>('GET', `/api/superadmin/orders/${slug}`);
          shown[status] = [order, wire];
        }
        return shown;
      };
      const before = await calculated();
      // Nobody causes anything from the ends and where an order only passes.
      expect(slugs.size).toBeGreaterThan(40);
      expect(orderStatuses).toEqual(expect.arrayContaining([...slugs.keys()]));

      const list = '/api/superadmin/general_categories';
      const { categories } = await send<{ categories: readonly Category[] }>('GET', list);
      const computers = categories.find(({ value }) => value === 'computers');
      if (computers === undefined) throw new Error('The walks sell computers');
      const {
        id,
        value: _value,
        updated_at: _at,
        updated_by: _by,
        following: _following,
        own_terms: _own,
        propagation: _propagation,
        ...terms
      } = computers;
      await send('PATCH', `${list}/${id}`, {
        ...terms,
        margin_percent: '9.00',
        administrative_cost_percent: '4.00',
        price_ranges: [{ price_from: '0.00', price_to: '900000.00', amount: '777.00' }],
      });
      await send('POST', '/api/superadmin/base_rates', {
        rate_percent: '8.88',
        valid_from: warsawDay(world.ports.now()),
      });
      expect(await calculated()).toEqual(before);

      // Who changes his offer gets the terms in force.
      const slug = slugs.get('update_order_with_items') ?? '';
      const { order } = await look(world, slug);
      await send('PATCH', `/api/orders/${slug}/calculations`, {
        ...{ payments_count: 36, own_payment_in_percent: 10, custom_purpose_loan: '0.00' },
        ...{ dont_move_to_next_status: true, version: order.version },
      });
      const after = (await look(world, slug)).order;
      expect(after.installmentValue ?? 0).toBeGreaterThan(order.installmentValue ?? 0);
      world.stop();
    },
  );
});
