import {
  insertAccountEffect,
  loadShop,
  readSandboxShop,
  saveProviderAnswers,
  type AccountEffect,
  type Tx,
} from '@app/db';
import { ApiError } from '../../../kernel/errors.ts';
import type { Settings } from '../../../kernel/env.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { ProviderUnavailable } from '../../../providers/ports.ts';
import { putToSandbox } from './sandbox-request.ts';

/** The key is a key of the sandbox, and this deployment has none. */
export const noSandbox = (): ApiError =>
  new ApiError(409, {
    error: 'Ta aplikacja nie ma piaskownicy, więc nie ma kluczy testowych.',
    code: 'sandbox',
  });

/** Has the sandbox told of the shop as it is once this transaction is over, whatever else is asked for: `change` is of this change alone. */
export const askToSend = (
  tx: Tx,
  { shopId, userId, change }: { readonly shopId: string; readonly userId: string; readonly change: string },
  at: number,
): Promise<void> =>
  insertAccountEffect(
    tx,
    { userId, effect: 'sendSandboxShop', key: `sandbox:${shopId}:${change}`, data: { shopId } },
    at,
  );

/**
 * Tells the sandbox of a shop as it is now: whatever was asked for first, each attempt reads it anew. A sandbox that has seen a newer
 * state (409) knows this one. Throws ProviderUnavailable where it did not take it.
 */
export async function sendSandboxShop(
  { db, now, settings }: Pick<Ports, 'db' | 'now'> & { readonly settings: Pick<Settings, 'sandbox'> },
  { data }: Pick<AccountEffect, 'data'>,
): Promise<void> {
  if (settings.sandbox === null) return;
  const { shopId } = data as { shopId: string };
  const state = await db.transaction(async (tx) => {
    const shop = await loadShop(tx, shopId);
    return shop === null ? null : readSandboxShop(tx, shop, now());
  });
  if (state === null) return;
  const status = await putToSandbox(settings.sandbox, state, now());
  if (status !== null && ((status >= 200 && status < 300) || status === 409)) {
    await db.transaction((tx) => saveProviderAnswers(tx, new Map([['sandbox', now()]])));
    return;
  }
  throw new ProviderUnavailable(
    status === null ? 'the sandbox did not answer' : `the sandbox answered ${status}`,
  );
}
