import { lockOrder, saveOrder, type OrderChanges, type Tx } from '@app/db';
import { UnknownOrder } from '../../kernel/refusals.ts';

/** A new version of an order that did not move: something that its readers see has changed. Answers that version. */
export async function bumpVersion(tx: Tx, slug: string, changes: OrderChanges, at: number): Promise<number> {
  const order = await lockOrder(tx, slug);
  if (order === null) throw new UnknownOrder();
  return (await saveOrder(tx, order, changes, at)).version;
}
