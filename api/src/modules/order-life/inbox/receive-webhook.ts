import { receiveInboxEntry } from '@app/db';
import type { Ports } from '../../../kernel/ports.ts';
import { applyNews } from './process-webhook.ts';
import { leaseMs } from './inbox-worker.ts';
import type { ProviderOfNews } from './interpretations.ts';

/**
 * Writes a piece of news down once, whatever its number of deliveries, and applies it. A repetition does nothing: what
 * is written down is applied, or tried again, without it.
 */
export async function receiveNews(
  ports: Ports,
  provider: ProviderOfNews,
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
  if (isNew) await applyNews(ports, { id, provider, news, at, attempts: 1 });
}
