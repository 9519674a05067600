import { receiveInboxEntry } from '@app/db';
import type { Ports } from '../../../kernel/ports.ts';
import { processWebhook } from './process-webhook.ts';
import { leaseMs } from './inbox-worker.ts';
import type { WebhookProvider } from './interpretations.ts';

/**
 * Stores a webhook event once, whatever its number of deliveries, and processes it. A repetition does nothing: what is
 * stored is processed, or tried again, without it.
 */
export async function receiveWebhook(
  ports: Ports,
  provider: WebhookProvider,
  news: { readonly id: string },
  raw: string,
): Promise<void> {
  const at = ports.now();
  const { id, isNew } = await ports.db.transaction((tx) =>
    receiveInboxEntry(tx, {
      provider,
      notificationId: news.id,
      raw,
      event: news,
      at,
      claimedUntil: at + leaseMs,
    }),
  );
  if (isNew) await processWebhook(ports, { id, provider, news, at, attempts: 1 });
}
