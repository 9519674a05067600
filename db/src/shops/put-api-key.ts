import type { Tx } from '../database.ts';
import { newId } from '../ids/new-id.ts';
import { hashToken } from '../sealed/hash-token.ts';

/** Lets a shop's server in with this key, which is stored as a hash only. The same key twice is one key. */
export async function putApiKey(
  tx: Tx,
  { shopId, key, name }: { readonly shopId: string; readonly key: string; readonly name: string },
  at: number,
): Promise<void> {
  await tx.kysely
    .insertInto('apiKeys')
    .values({ id: newId(), shopId, keyHash: hashToken(key), name, createdAt: at })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .execute();
}
