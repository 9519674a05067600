import {
  listNextTries,
  listShopEvents,
  loadShop,
  loadShopWebhook,
  putShopWebhook,
  removeShopWebhook as remove,
  resendShopEvent as resend,
  type Shop,
  type Tx,
} from '@app/db';
import { momentOrNull, momentToWire, type ReplyOf } from '@app/machines/contract';
import { userOf } from '../../../kernel/access.ts';
import type { CallRequest, Caller } from '../../../kernel/call-context.ts';
import { invalid, notFound } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { securityEvent, type SecurityEventName } from '../../../kernel/security-log.ts';
import { webhookAddress } from './post-webhook.ts';
import { newWebhookSecret } from './sign-webhook.ts';

const listed = 100;

async function find(tx: Tx, id: string | null | undefined): Promise<Shop> {
  const shop = await loadShop(tx, id ?? '');
  if (shop === null) throw notFound();
  return shop;
}

const ownShop = (tx: Tx, caller: Caller): Promise<Shop> => find(tx, userOf(caller).shopId);

async function wire(tx: Tx, shopId: string, now: number): Promise<ReplyOf<'getShopWebhook'>> {
  const [webhook, events] = [await loadShopWebhook(tx, shopId), await listShopEvents(tx, shopId, listed)];
  const next = await listNextTries(tx, events);
  const paused = webhook !== null && webhook.pausedUntil > now ? webhook.pausedUntil : null;
  return {
    url: webhook?.url ?? null,
    created_at: momentOrNull(webhook?.createdAt),
    paused_until: momentOrNull(paused),
    events: events.map((event) => ({
      ...{ id: event.id, external_order_id: event.externalOrderId, siemens_id: event.number },
      ...{ shop_status: event.shopStatus, previous_shop_status: event.previousShopStatus },
      ...{ at: momentToWire(event.at), state: event.state, attempts: event.attempts },
      last_tried_at: momentOrNull(event.lastTriedAt),
      last_failure: event.lastFailure,
      next_try_at: momentOrNull(event.state === 'waiting' ? next.get(event.id) : null),
      delivered_at: momentOrNull(event.deliveredAt),
    })),
  };
}

export const getShopWebhook: Query<'getShopWebhook'> = async ({ ports, params }) =>
  wire(ports.db, (await find(ports.db, params['id'])).id, ports.now());

export const getOwnShopWebhook: Query<'getOwnShopWebhook'> = async ({ ports, caller }) =>
  wire(ports.db, (await ownShop(ports.db, caller)).id, ports.now());

function logChange(
  { ports, caller, source }: Pick<CallRequest<'setShopWebhook'>, 'ports' | 'caller' | 'source'>,
  event: SecurityEventName,
  shop: Shop,
): void {
  const { email: account } = userOf(caller);
  securityEvent(ports, { event, outcome: 'success', account, source, shop: shop.clientId });
}

/** No reply is kept under an idempotency key: it would keep the secret that is shown here alone. */
export const setShopWebhook: Query<'setShopWebhook'> = async (request) => {
  const { ports, params, body } = request;
  const url = webhookAddress(body.url, ports.settings.mode)?.href;
  if (url === undefined)
    throw invalid({ url: 'Podaj adres https w publicznej sieci, bez hasła i bez znaku #' });
  const secret = newWebhookSecret();
  const at = ports.now();
  const shop = await find(ports.db, params['id']);
  const webhook = await ports.db.transaction(async (tx) => {
    await putShopWebhook(tx, { shopId: shop.id, url, secret }, at);
    return wire(tx, shop.id, at);
  });
  logChange(request, 'shop_webhook_set', shop);
  return { secret, webhook };
};

export const removeShopWebhook: Command<'removeShopWebhook'> = async (request) => {
  const { ports, params } = request;
  const shop = await find(ports.db, params['id']);
  return {
    async write(tx) {
      if (!(await remove(tx, shop.id))) throw notFound();
      return wire(tx, shop.id, ports.now());
    },
    committed: () => logChange(request, 'shop_webhook_removed', shop),
  };
};

const resending = (ports: Ports, shop: Shop, eventId: string | undefined) => ({
  async write(tx: Tx) {
    if (!(await resend(tx, shop.id, eventId ?? '', ports.now()))) throw notFound();
    return wire(tx, shop.id, ports.now());
  },
  committed: ports.wakeOutbox,
});

export const resendShopEvent: Command<'resendShopEvent'> = async ({ ports, params }) =>
  resending(ports, await find(ports.db, params['id']), params['event_id']);

export const resendOwnShopEvent: Command<'resendOwnShopEvent'> = async ({ ports, params, caller }) =>
  resending(ports, await ownShop(ports.db, caller), params['event_id']);
