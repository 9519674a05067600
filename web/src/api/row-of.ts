import type { CallName } from '@app/machines/contract';
import { rows } from 'virtual:contract-rows';
import type { SentRow } from 'virtual:contract-rows';

/** How a call is sent. Those of accounts are loaded with the first of them: a client's page carries none. */
export async function rowOf(name: CallName): Promise<SentRow> {
  const row = rows[name] ?? (await import('virtual:account-rows')).rows[name];
  if (row === undefined) throw new Error(`No page sends ${name}`);
  return row;
}
