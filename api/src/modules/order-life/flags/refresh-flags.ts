import { loadFeatures, loadFlagDetails, lockOrderById, saveFlags, type Order, type Tx } from '@app/db';
import { flagsChangeAt, flagsOf, type FlagChange } from '@app/machines/order';
import type { Ports } from '../../../kernel/ports.ts';

/** What the rules say of an order, and when that may change without anybody's doing; null: never. */
export async function readFlags(
  tx: Tx,
  order: Order,
  bureauAsked: boolean,
  at: number,
): Promise<{ readonly flags: readonly FlagChange[]; readonly changeAt: number | null }> {
  const stored = await loadFlagDetails(tx, order.id, at);
  const details = { ...stored, lacksBureauData: bureauAsked && stored.lacksBureauData };
  return { flags: flagsOf(order, details), changeAt: flagsChangeAt(details) };
}

/** Raises and settles what the rules say of an order as it is now; when it has to be looked at again, null: never. */
export async function refreshFlags({ db, settings, now }: Ports, orderId: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrderById(tx, orderId);
    if (order === null) return null;
    const at = now();
    const bureauAsked = (await loadFeatures(tx))['bik'] ?? settings.features.bik;
    const { flags, changeAt } = await readFlags(tx, order, bureauAsked, at);
    await saveFlags(tx, orderId, flags, at);
    return changeAt;
  });
}
