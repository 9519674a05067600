import { loadOrderByExternalId, type Order } from '@app/db';
import { demoOrders, waitingOrder, type DemoOrder } from '@app/db/demo';
import type { Ports } from '../kernel/ports.ts';
import { createDemoOrder, shopOfDemo } from './create-demo-order.ts';
import { demoClock } from './demo-clock.ts';
import { seedBasics } from './seed-basics.ts';
import { settleEffects, walkOrder } from './walk-order.ts';

const knownOrder = async (ports: Ports, demo: DemoOrder): Promise<Order | null> => {
  const shop = await shopOfDemo(ports, demo);
  return loadOrderByExternalId(ports.db, shop.id, demo.number);
};

/** A row's order, created unless an earlier start has created it, and a clock that continues from its last change. */
async function begun(ports: Ports, demo: DemoOrder, present: number) {
  const clock = demoClock(present, demo.daysAgo);
  const known = await knownOrder(ports, demo);
  if (known !== null) clock.pass(Math.max(0, known.updatedAt - clock.now()));
  const order =
    known ?? (await createDemoOrder({ ...ports, now: clock.now, wakeOutbox: () => undefined }, demo));
  return { demo, clock, slug: order.slug };
}

/** What the demo prints: the order that waits for its client. */
export interface SeededDemo {
  readonly waitingSlug: string;
}

/**
 * Fills an empty database with shops, accounts, catalogue and orders all along an order's life. To be called before the
 * outbox worker starts. The waiting order is begun last: where it is, everything is, and nothing is done again.
 */
export async function seedDemo({ ports }: { readonly ports: Ports }): Promise<SeededDemo> {
  const present = ports.now();
  await seedBasics(ports, present);
  const seeded = await knownOrder(ports, waitingOrder);
  if (seeded !== null) return { waitingSlug: seeded.slug };
  const walks: Awaited<ReturnType<typeof begun>>[] = [];
  for (const demo of demoOrders) walks.push(await begun(ports, demo, present));
  await Promise.all(
    walks.map(async ({ demo, slug, clock }) =>
      settleEffects(ports, await walkOrder(ports, demo, slug, clock)),
    ),
  );
  const { slug } = await begun(ports, waitingOrder, present);
  return { waitingSlug: slug };
}
