import { lockDatabase, type DatabaseLock } from '@app/db';
import type { Settings } from '../kernel/env.ts';

/** How long one that is about to end may take; a little more than it allows itself. */
const timeoutMs = 10_000;
const retryMs = 200;

/** Whether a server takes requests there; one that is stopping says that it does not. */
const serves = (address: string): Promise<boolean> =>
  fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Takes the data for this process. Where another one serves them already it throws a sentence that says where; one that
 * is ending is waited for.
 */
export async function acquireInstanceLock({
  databaseUrl,
}: Pick<Settings, 'databaseUrl'>): Promise<DatabaseLock> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    const held = lockDatabase(databaseUrl);
    if (!('heldAt' in held)) return held;
    const { heldAt } = held;
    if (Date.now() > giveUp || (heldAt !== null && (await serves(heldAt))))
      throw new Error(
        `The application already runs on these data${heldAt === null ? '' : ` at ${heldAt}`}. ` +
          'Open it there, or stop it first, or start this one with another DATA_DIR.',
      );
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
