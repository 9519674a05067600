import type { Selectable } from 'kysely';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { freshKeysOfOrder } from './engine/sealed/order-keys.ts';
import { open, seal, sealJson } from './engine/sealed/seal.ts';
import { shopEffectKey, triedForMs } from './engine/shop-events.ts';
import type { ShopEventsTable } from './tables/shop-webhooks.ts';

/** Where a shop's server is told. */
export interface ShopWebhook {
  readonly url: string;
  readonly secret: string;
  readonly createdAt: number;
  readonly timeouts: number;
  readonly pausedUntil: number;
}

/** Null where the shop's server is told of nothing. */
export async function loadShopWebhook(tx: Tx, shopId: string): Promise<ShopWebhook | null> {
  const row = await tx.kysely
    .selectFrom('shopWebhooks')
    .selectAll()
    .where('shopId', '=', shopId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { shopId: _, secret, ...same } = row;
  return { ...same, secret: open(tx.keys, `shop_webhooks:${shopId}:secret`, secret) };
}

/** From now on the shop's server is told here, under this secret. What waits goes there too. */
export async function putShopWebhook(
  tx: Tx,
  { shopId, url, secret }: { readonly shopId: string; readonly url: string; readonly secret: string },
  at: number,
): Promise<void> {
  const row = {
    ...{ url, createdAt: at, timeouts: 0, pausedUntil: 0 },
    secret: seal(tx.keys, `shop_webhooks:${shopId}:secret`, secret),
  };
  await tx.kysely
    .insertInto('shopWebhooks')
    .values({ shopId, ...row })
    .onConflict((conflict) => conflict.column('shopId').doUpdateSet(row))
    .execute();
}

/** The shop's server is told of nothing from now on; what waits is given up. False where it was told of nothing before. */
export async function removeShopWebhook(tx: Tx, shopId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.kysely
    .deleteFrom('shopWebhooks')
    .where('shopId', '=', shopId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * How the shop's server answers: each attempt in a row that is not answered in time makes the pause longer. It says nothing of an
 * address that was set since the attempt began.
 */
export async function noteWebhookTimeouts(
  tx: Tx,
  shopId: string,
  {
    tried,
    timeouts,
    pausedUntil,
  }: Pick<ShopWebhook, 'timeouts' | 'pausedUntil'> & { readonly tried: ShopWebhook },
): Promise<void> {
  await tx.kysely
    .updateTable('shopWebhooks')
    .set({ timeouts, pausedUntil })
    .where('shopId', '=', shopId)
    .where('url', '=', tried.url)
    .where('createdAt', '=', tried.createdAt)
    .execute();
}

/** An event with the numbers of its order. */
export interface ShopEvent extends Readonly<Selectable<ShopEventsTable>> {
  readonly externalOrderId: string;
  readonly number: string;
}

const withOrders = (tx: Tx) =>
  tx.kysely
    .selectFrom('shopEvents')
    .innerJoin('orders', 'orders.id', 'shopEvents.orderId')
    .selectAll('shopEvents')
    .select(['orders.number'])
    .select((eb) => eb.fn.coalesce('orders.externalOrderId', eb.val('')).as('externalOrderId'));

/** Null for an unknown id. */
export async function loadShopEvent(tx: Tx, id: string): Promise<ShopEvent | null> {
  return (await withOrders(tx).where('shopEvents.id', '=', id).executeTakeFirst()) ?? null;
}

/** What a shop's server was told and is to be told, the newest first, at most so many. */
export const listShopEvents = (tx: Tx, shopId: string, limit: number): Promise<ShopEvent[]> =>
  withOrders(tx)
    .where('shopEvents.shopId', '=', shopId)
    .orderBy('shopEvents.id', 'desc')
    .limit(limit)
    .execute();

/** When each event that waits is tried next, by the event's order and version. */
export async function listNextTries(
  tx: Tx,
  events: readonly ShopEvent[],
): Promise<ReadonlyMap<string, number>> {
  const keyed = new Map(events.map((each) => [shopEffectKey(each.orderId, each.seq, each.resent), each.id]));
  if (keyed.size === 0) return new Map();
  const rows = await tx.kysely
    .selectFrom('outbox')
    .select(['key', 'dueAt'])
    .where('key', 'in', [...keyed.keys()])
    .where('doneAt', 'is', null)
    .execute();
  return new Map(rows.map(({ key, dueAt }) => [keyed.get(key) ?? '', dueAt]));
}

/** What came of an attempt; a failure is a code, and changes nothing of an event that another attempt has delivered. */
export async function noteShopAttempt(
  tx: Tx,
  id: string,
  { state, failure }: { readonly state: ShopEvent['state']; readonly failure: string | null },
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable('shopEvents')
    .set((eb) => ({
      ...{ state, lastFailure: failure, lastTriedAt: at, attempts: eb('attempts', '+', 1) },
      ...(state === 'delivered' && { deliveredAt: at }),
    }))
    .where('id', '=', id)
    .$if(state !== 'delivered', (rows) => rows.where('state', '=', 'waiting'))
    .execute();
}

/** The event is not tried any more, without another attempt; the failure before it stays where none is said. */
export async function giveUpShopEvent(tx: Tx, id: string, failure: string | null): Promise<void> {
  await tx.kysely
    .updateTable('shopEvents')
    .set({ state: 'given_up', ...(failure !== null && { lastFailure: failure }) })
    .where('id', '=', id)
    .execute();
}

/** Sends an event of the shop again, under the id that it has, for another day; one that waits is tried at once. False where the shop has no such event. */
export async function resendShopEvent(tx: Tx, shopId: string, id: string, at: number): Promise<boolean> {
  const event = await loadShopEvent(tx, id);
  if (event === null || event.shopId !== shopId) return false;
  await tx.kysely.updateTable('shopWebhooks').set({ pausedUntil: 0 }).where('shopId', '=', shopId).execute();
  const giveUpAt = at + triedForMs;
  const { orderId, seq, resent } = event;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('outbox')
    .set({ dueAt: at })
    .where('key', '=', shopEffectKey(orderId, seq, resent))
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  const waits = numUpdatedRows > 0n;
  await tx.kysely
    .updateTable('shopEvents')
    .set({ state: 'waiting', giveUpAt, resent: waits ? resent : resent + 1 })
    .where('id', '=', id)
    .execute();
  if (waits) return true;
  const effectId = newId();
  await tx.kysely
    .insertInto('outbox')
    .values({
      ...{ id: effectId, orderId, effect: 'notifyShop', key: shopEffectKey(orderId, seq, resent + 1) },
      data: sealJson((await freshKeysOfOrder(tx, orderId)) ?? tx.keys, `outbox:${effectId}:data`, {
        eventId: id,
      }),
      ...{ dueAt: at, attempts: 0, createdAt: at },
    })
    .execute();
  return true;
}

/** What is told no more and older than this is forgotten. */
export async function forgetShopEvents(tx: Tx, before: number): Promise<void> {
  await tx.kysely.deleteFrom('shopEvents').where('at', '<', before).where('state', '!=', 'waiting').execute();
}
