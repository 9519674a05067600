import type { DemoOrder } from '@app/db/demo';
import { createDemoOrder } from '../demo/create-demo-order.ts';
import { settleEffects, walkOrder } from '../demo/walk-order.ts';
import type { Ports } from '../kernel/ports.ts';

/** Begins orders as the demo's shops do and leads each by events to the status of its row, all of it now. */
export async function seedOrders(ports: Ports, orders: readonly DemoOrder[]): Promise<void> {
  const clock = { now: ports.now, pass: () => undefined };
  const asleep = { ...ports, wakeOutbox: () => undefined };
  for (const demo of orders) {
    const { slug } = await createDemoOrder(asleep, demo);
    await settleEffects(asleep, await walkOrder(asleep, demo, slug, clock));
  }
}
