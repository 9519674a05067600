import { receiveInboxEntry } from '@app/db';
import { isStorable } from '@app/machines/rules';
import { ApiError } from '../../../kernel/errors.ts';
import type { Ports } from '../../../kernel/ports.ts';
import type { WebhookReply } from '../../../providers/ports.ts';
import { leaseMs } from './inbox-worker.ts';
import { processWebhook } from './process-webhook.ts';
import { bodyText, type Webhook } from './webhook.ts';
import type { CallContext } from '../../../kernel/call-context.ts';

const responseOf = ({ status, contentType, body }: WebhookReply): Response =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });

/** Whether the database can hold every text of an event; one that it cannot hold names no order of ours. */
const canBeStored = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(canBeStored);

/**
 * Stores a webhook event once, whatever its number of deliveries, and processes it. A repetition does nothing: what is
 * stored is processed, or tried again, without it.
 */
export async function receiveWebhook(
  ports: Ports,
  webhook: Webhook,
  event: { readonly id: string },
  raw: string,
): Promise<void> {
  const at = ports.now();
  const { id, isNew } = await ports.db.transaction((tx) =>
    receiveInboxEntry(tx, {
      provider: webhook.provider,
      notificationId: event.id,
      raw,
      event,
      at,
      claimedUntil: at + leaseMs,
    }),
  );
  if (isNew) await processWebhook(ports, webhook, { id, event, at, attempts: 1 });
}

/** The call by which a provider delivers its webhook: processes each event, then answers what the provider expects. */
export const receives =
  (webhook: Webhook) =>
  async (request: CallContext): Promise<Response> => {
    if (request.bytes.byteLength === 0) throw new ApiError(400, { error: 'malformed' });
    const parsed = await webhook.parse(request);
    if (!parsed.ok) return responseOf(parsed.reply);
    if (!parsed.events.every(canBeStored)) throw new ApiError(400, { error: 'malformed' });
    for (const event of parsed.events) await receiveWebhook(request.ports, webhook, event, bodyText(request));
    return responseOf(parsed.reply);
  };
