import { demoOrders, waitingOrder } from '@app/db/demo';
import type { Ports } from '../kernel/ports.ts';
import { beginOrder, knownOrder } from './begin-order.ts';
import { seedBasics } from './seed-basics.ts';
import { settleEffects, walkOrder } from './walk-order.ts';

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
  const walks: Awaited<ReturnType<typeof beginOrder>>[] = [];
  for (const demo of demoOrders) walks.push(await beginOrder(ports, demo, present));
  await Promise.all(
    walks.map(async ({ demo, slug, clock }) =>
      settleEffects(ports, await walkOrder(ports, demo, slug, clock)),
    ),
  );
  const { slug } = await beginOrder(ports, waitingOrder, present);
  return { waitingSlug: slug };
}
