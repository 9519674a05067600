import { releaseInboxEntries, claimInboxEntries } from '@app/db';
import type { Ports } from '../../../kernel/ports.ts';
import { processWebhook } from './process-webhook.ts';
import type { Webhook } from './webhook.ts';

/** How long a claim holds: longer than any application takes, short enough that a dead process's is soon taken over. */
export const leaseMs = 30_000;
const batch = 20;

/**
 * Processes what waits in the inbox: left by a process that died, refused too early by an order that has moved since, or
 * of something that was not stored yet. Answers how many were taken.
 */
export async function processInbox(ports: Ports, webhooks: readonly Webhook[]): Promise<number> {
  const now = ports.now();
  const taken = await ports.db.transaction((tx) => claimInboxEntries(tx, { now, leaseMs, limit: batch }));
  const left = new Set(taken.map(({ id }) => id));
  try {
    for (const { provider, event, ...entry } of taken) {
      const webhook = webhooks.find((each) => each.provider === provider);
      if (webhook === undefined) throw new Error('A notification of a provider that nobody knows');
      await processWebhook(ports, webhook, { ...entry, event: event as { readonly id: string } });
      left.delete(entry.id);
    }
  } finally {
    if (left.size > 0) await ports.db.transaction((tx) => releaseInboxEntries(tx, [...left]));
  }
  return taken.length;
}
