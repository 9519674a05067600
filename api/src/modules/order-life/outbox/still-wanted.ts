import { lockOrder, type Order, type OrderChanges, type OrderEffect, type Tx } from '@app/db';
import { isStillValid } from '@app/machines/order';
import { changeDetails } from '../bump-version.ts';
import { enqueuedIn } from './ask-person.ts';
import type { EffectAttempt } from './performer.ts';

/** Whether the order is still where it asked for the effect, or where it stays valid. */
export const isStillWanted = (effect: OrderEffect, order: Order): boolean =>
  isStillValid(effect.effect, { in: enqueuedIn(effect), at: effect.askedAt }, order);

/** The order has moved on since it asked for the effect; the transaction that finds it so writes nothing. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

/** Throws NoLongerWanted where the order, as a transaction sees it, has moved on. */
export function requireWanted(effect: OrderEffect, order: Order | null): asserts order is Order {
  if (order === null || !isStillWanted(effect, order)) throw new NoLongerWanted();
}

/**
 * Writes what came of an effect, if the order wants it as the transaction sees it, as a new version for its readers.
 * Resolves to false where the order has moved on while the provider was asked; then nothing is written.
 */
export async function writeIfWanted(
  { ports, effect, order }: EffectAttempt,
  write: (tx: Tx, order: Order) => Promise<OrderChanges | void>,
): Promise<boolean> {
  try {
    await changeDetails(ports, order, async (tx) => {
      const now = await lockOrder(tx, order.slug);
      requireWanted(effect, now);
      return write(tx, now);
    });
    return true;
  } catch (error) {
    if (error instanceof NoLongerWanted) return false;
    throw error;
  }
}
