import type { Tx } from '@app/db';
import { findDemoData } from '@app/db/demo';
import type { Mode } from '../kernel/settings/parse-environment.ts';

/**
 * Neither production nor a sandbox serves what the demo has filled: its passwords and keys are published. Throws a sentence that
 * names the accounts and the shops of the keys, and says what to do.
 */
export async function refuseDemoData(db: Tx, mode: Mode): Promise<void> {
  const { accounts, keys } = await findDemoData(db);
  if (accounts.length + keys.length === 0) return;
  const held = [
    ...(accounts.length === 0 ? [] : [`the demo's accounts ${accounts.join(', ')}`]),
    ...(keys.length === 0 ? [] : [`the demo's API keys of the shops ${keys.join(', ')}`]),
  ];
  throw new Error(
    `MODE=${mode} does not start on this database: it holds ${held.join(' and ')}, whose passwords and keys are ` +
      'published. Name an empty database in DATABASE_URL and an empty folder in DATA_DIR (docs/how-to/install-for-real.md).',
  );
}
