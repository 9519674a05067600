import {
  finishEffect,
  giveUpShopEvent,
  loadShopEvent,
  loadShopWebhook,
  noteWebhookTimeouts,
  noteShopAttempt,
  retryEffect,
  type ShopEffect,
  type ShopEvent,
  type ShopWebhook,
} from '@app/db';
import { momentToWire, type ShopEventBody } from '@app/machines/contract';
import { shopStatusNames } from '@app/machines/order';
import type { Ports } from '../../../kernel/ports.ts';
import { postWebhook, type WebhookFailure } from './post-webhook.ts';
import { signedHeaders } from './sign-webhook.ts';

const firstPause = 10_000;
const longestPause = 2 * 60 * 60_000;

/** Ten seconds, half a minute, a minute and a half … at most two hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, firstPause * 3 ** Math.min(attempts - 1, 10));

/** The same text at every attempt: nothing in it but what the event itself holds. */
const bodyOf = (event: ShopEvent): string =>
  JSON.stringify({
    type: 'order.shop_status_changed',
    timestamp: momentToWire(event.at),
    data: {
      external_order_id: event.externalOrderId,
      siemens_id: event.number,
      shop_status: event.shopStatus,
      shop_status_name: shopStatusNames[event.shopStatus],
      previous_shop_status: event.previousShopStatus,
      sequence: event.seq,
    },
  } satisfies ShopEventBody);

/** Writes down what came of an attempt and when the next one is due, in one transaction. */
async function note(
  { db, now }: Ports,
  effect: ShopEffect,
  { event, webhook, failure }: { event: ShopEvent; webhook: ShopWebhook; failure: WebhookFailure | null },
): Promise<void> {
  const at = now();
  const dueAt = at + pauseAfter(event.attempts + 1);
  const over = failure !== null && dueAt >= event.giveUpAt;
  const timeouts = failure === 'timeout' ? webhook.timeouts + 1 : 0;
  await db.transaction(async (tx) => {
    const state = failure === null ? 'delivered' : over ? 'given_up' : 'waiting';
    await noteShopAttempt(tx, event.id, { state, failure }, at);
    if (timeouts !== webhook.timeouts) {
      const pausedUntil = timeouts === 0 ? 0 : at + pauseAfter(timeouts);
      await noteWebhookTimeouts(tx, event.shopId, { tried: webhook, timeouts, pausedUntil });
    }
    if (state === 'waiting') await retryEffect(tx, effect.id, { error: failure ?? '', dueAt });
    else await finishEffect(tx, effect.id, at);
  });
}

/**
 * Tells a shop's server of a change of its order. Whoever is killed between sending and writing it down leaves the claim behind, and the
 * next one sends the same event under the same id. A server that hangs is left alone for a while with all that waits for it, so that it
 * holds up no other shop.
 */
export async function notifyShop(ports: Ports, effect: ShopEffect): Promise<void> {
  const { db, now, settings } = ports;
  const event = await loadShopEvent(db, (effect.data as { eventId: string }).eventId);
  const webhook = event === null ? null : await loadShopWebhook(db, event.shopId);
  if (event === null || event.state !== 'waiting' || webhook === null || now() >= event.giveUpAt) {
    await db.transaction(async (tx) => {
      const failure = webhook === null ? 'no_address' : null;
      if (event?.state === 'waiting') await giveUpShopEvent(tx, event.id, failure);
      await finishEffect(tx, effect.id, now());
    });
    return;
  }
  if (webhook.pausedUntil > now()) {
    const dueAt = Math.min(webhook.pausedUntil, event.giveUpAt);
    await db.transaction((tx) => retryEffect(tx, effect.id, { error: 'paused', dueAt }));
    return;
  }
  const body = bodyOf(event);
  const headers = signedHeaders(webhook.secret, { id: event.id, at: now(), body });
  const failure = await postWebhook(webhook.url, { headers, body }, { mode: settings.mode });
  await note(ports, effect, { event, webhook, failure });
}
