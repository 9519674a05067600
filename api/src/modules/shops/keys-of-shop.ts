import { randomBytes, randomUUID } from 'node:crypto';
import { holdShop, listKeysOfShop, putApiKey, revokeApiKey, type Shop, type Tx } from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { ApiError, notFound } from '../../kernel/errors.ts';
import type { Settings } from '../../kernel/env.ts';
import { sandboxKeyPrefix } from '../../kernel/sandbox-key.ts';
import { askToSend, noSandbox } from './sandbox/send-shop.ts';

/** How many keys of a shop, for here and for the sandbox together, may open something at once. */
const mostKeys = 20;

const tooManyKeys = (): ApiError =>
  new ApiError(409, {
    error: `Sklep może mieć najwyżej ${mostKeys} działających kluczy. Najpierw unieważnij jeden z nich.`,
    code: 'too_many_keys',
  });

/** The keys of a shop's server as they may be shown, those that were revoked too. */
export const keysToWire = async (tx: Tx, shopId: string): Promise<ReplyOf<'getShopSettings'>['api_keys']> =>
  (await listKeysOfShop(tx, shopId)).map(({ id, name, sandbox, createdAt, revokedAt }) => ({
    ...{ id, name, sandbox, created_at: momentToWire(createdAt) },
    revoked_at: momentOrNull(revokedAt),
  }));

/** Who changes a shop's keys, and when. */
interface Change {
  readonly userId: string;
  readonly at: number;
}

/** Makes a key of the shop's server, for here or for the sandbox, and answers it: it is kept nowhere. Throws 409 where the shop has as many as it may. */
export async function addKey(
  tx: Tx,
  { id: shopId }: Shop,
  wanted: { readonly name: string; readonly sandbox?: boolean | undefined },
  { settings, userId, at }: Change & { readonly settings: Pick<Settings, 'sandbox'> },
): Promise<string> {
  const sandbox = wanted.sandbox === true;
  if (sandbox && settings.sandbox === null) throw noSandbox();
  await holdShop(tx, shopId);
  const opening = (await listKeysOfShop(tx, shopId)).filter(({ revokedAt }) => revokedAt === null);
  if (opening.length >= mostKeys) throw tooManyKeys();
  const key = `${sandbox ? sandboxKeyPrefix : ''}${randomBytes(32).toString('base64url')}`;
  await putApiKey(tx, { shopId, key, name: wanted.name.trim(), sandbox }, at);
  if (sandbox) await askToSend(tx, { shopId, userId, change: randomUUID() }, at);
  return key;
}

/** The key opens nothing from now on. Throws 404 where the shop has no such key. */
export async function endKey(
  tx: Tx,
  { id: shopId }: Shop,
  id: string | undefined,
  { userId, at }: Change,
): Promise<void> {
  const ended = (await listKeysOfShop(tx, shopId)).find((key) => key.id === id);
  if (ended === undefined) throw notFound();
  await revokeApiKey(tx, ended.id, at);
  if (ended.sandbox) await askToSend(tx, { shopId, userId, change: randomUUID() }, at);
}
