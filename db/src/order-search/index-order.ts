import { createHash } from 'node:crypto';
import type { Tx } from '../database.ts';

const firstPrivate = 0xe000;
const privateSymbols = 4096;

/** A shop as three symbols that no text has: one trigram, so that a search in a shop meets only the shop's names. */
export function shopTag(shopId: string): string {
  const hash = createHash('sha256').update(shopId).digest();
  const symbol = (at: number) =>
    String.fromCodePoint(firstPrivate + (hash.readUInt16BE(at * 2) % privateSymbols));
  return symbol(0) + symbol(1) + symbol(2);
}

/** A new order is found by its number from now on. */
export async function indexOrder(
  tx: Tx,
  { id, number, shopId }: { readonly id: string; readonly number: string; readonly shopId: string },
): Promise<void> {
  await tx.kysely
    .insertInto('orderSearch')
    .values({ number: Number(number), orderId: id, shopId, shopTag: shopTag(shopId), name: null })
    .execute();
}
