import { loadOrderByExternalId, type Order } from '@app/db';
import type { DemoOrder } from '@app/db/demo';
import type { Ports } from '../kernel/ports.ts';
import { createDemoOrder, shopOfDemo } from './create-demo-order.ts';
import { demoClock } from './demo-clock.ts';

/** The order of a row, or null where no earlier start has created it. */
export const knownOrder = async (ports: Ports, demo: DemoOrder): Promise<Order | null> => {
  const shop = await shopOfDemo(ports, demo);
  return loadOrderByExternalId(ports.db, shop.id, demo.number);
};

/** A row's order, created unless an earlier start has created it, and a clock that continues from its last change. */
export async function beginOrder(ports: Ports, demo: DemoOrder, present: number) {
  const clock = demoClock(present, demo.daysAgo);
  const known = await knownOrder(ports, demo);
  if (known !== null) clock.pass(Math.max(0, known.updatedAt - clock.now()));
  const order =
    known ?? (await createDemoOrder({ ...ports, now: clock.now, wakeOutbox: () => undefined }, demo));
  return { demo, clock, slug: order.slug };
}
