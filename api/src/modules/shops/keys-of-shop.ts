import { randomBytes } from 'node:crypto';
import { listApiKeys, putApiKey, revokeApiKey, type Shop, type Tx } from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { notFound } from '../../kernel/errors.ts';

const keysOf = async (tx: Tx, id: string) => (await listApiKeys(tx)).filter(({ shopId }) => shopId === id);

/** The keys of a shop's server as they may be shown, those that were revoked too. */
export const keysToWire = async (tx: Tx, shopId: string): Promise<ReplyOf<'getShopSettings'>['api_keys']> =>
  (await keysOf(tx, shopId)).map(({ id, name, createdAt, revokedAt }) => ({
    ...{ id, name, created_at: momentToWire(createdAt) },
    revoked_at: momentOrNull(revokedAt),
  }));

/** Makes a key of the shop's server and answers it: it is kept nowhere. */
export async function addKey(tx: Tx, { id: shopId }: Shop, name: string, at: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await putApiKey(tx, { shopId, key, name: name.trim() }, at);
  return key;
}

/** The key opens nothing from now on. Throws 404 where the shop has no such key. */
export async function endKey(
  tx: Tx,
  { id: shopId }: Shop,
  id: string | undefined,
  at: number,
): Promise<void> {
  if (!(await keysOf(tx, shopId)).some((key) => key.id === id)) throw notFound();
  await revokeApiKey(tx, id ?? '', at);
}
