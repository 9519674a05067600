import { lockOrder, saveOrder, type Order, type OrderChanges, type Tx } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import { UnknownOrder } from '../../kernel/refusals.ts';

/** A new version of an order that stays in its status: something that its readers see has changed. */
export async function bumpVersion(tx: Tx, slug: string, changes: OrderChanges, at: number): Promise<Order> {
  const order = await lockOrder(tx, slug);
  if (order === null) throw new UnknownOrder();
  return saveOrder(tx, order, changes, at);
}

/** Writes details of an order that stays in its status, as a new version that is announced to its readers. */
export async function changeDetails(
  ports: Ports,
  { id, slug }: Pick<Order, 'id' | 'slug'>,
  write: (tx: Tx) => Promise<OrderChanges | void>,
): Promise<void> {
  const { version } = await ports.db.transaction(async (tx) =>
    bumpVersion(tx, slug, (await write(tx)) ?? {}, ports.now()),
  );
  ports.changes.announce(id, version);
}
