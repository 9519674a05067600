import type { Tx } from '../engine/database.ts';
import { hashToken } from '../engine/sealed/digests.ts';
import { demoAccounts } from './accounts.ts';
import { demoShops } from './shops.ts';

/** What of the demo a database holds that lets strangers in. */
export interface DemoData {
  /** E-mails of accounts whose password is published. */
  readonly accounts: readonly string[];
  /** Client ids of shops whose API key is published; a revoked one opens nothing and does not count. */
  readonly keys: readonly string[];
}

/** Looks for the demo's published accounts and API keys, in the order in which the demo lists them. */
export async function findDemoData(tx: Tx): Promise<DemoData> {
  const published = demoShops.flatMap(({ clientId, apiKey }) =>
    apiKey === null ? [] : [{ clientId, keyHash: hashToken(apiKey) }],
  );
  const emails = demoAccounts.map(({ email }) => email);
  const [users, keys] = await Promise.all([
    tx.kysely.selectFrom('users').select('email').where('email', 'in', emails).execute(),
    tx.kysely
      .selectFrom('apiKeys')
      .select('keyHash')
      .where(
        'keyHash',
        'in',
        published.map(({ keyHash }) => keyHash),
      )
      .where('revokedAt', 'is', null)
      .execute(),
  ]);
  return {
    accounts: emails.filter((email) => users.some((user) => user.email === email)),
    keys: published
      .filter(({ keyHash }) => keys.some((key) => key.keyHash === keyHash))
      .map(({ clientId }) => clientId),
  };
}
