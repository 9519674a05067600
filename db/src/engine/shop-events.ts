import { shopStatusOf } from '@app/machines/order';
import { sql } from 'kysely';
import { newId } from './ids.ts';
import type { Order } from './order-row.ts';
import type { Keyring } from './sealed/keyring.ts';
import { sealJson } from './sealed/seal.ts';
import type { Write } from './writes.ts';

/** How long an event is tried before it is given up. */
export const triedForMs = 24 * 60 * 60_000;

/** Whether the shop's server, where it has created the order, sees it in another status now. */
export function changesShopStatus(read: Order, moved: Order): boolean {
  if (read.receiveChannel !== 'api' || read.externalOrderId === null) return false;
  const now = shopStatusOf(moved.status, moved.facts);
  return now !== null && now !== shopStatusOf(read.status, read.facts);
}

/** A row that is written only where the order's shop has said where its server is told. */
const insertForServer = (
  name: string,
  table: 'shop_events' | 'outbox',
  shopId: string,
  row: Readonly<Record<string, unknown>>,
): Write => {
  const columns = Object.keys(row);
  return {
    name,
    shape: `${name} ${table} ${columns.join()}`,
    values: { ...row, ofShop: shopId },
    text: (bind, guard) => sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map(bind))}
      where ${guard} and exists (select 1 from shop_webhooks where shop_id = ${bind('ofShop')})
      on conflict do nothing`,
  };
};

/** The key of an event's way through the outbox; one that is sent again goes its way anew. */
export const shopEffectKey = (orderId: string, seq: number, resent: number): string =>
  `${orderId}:${seq}:notifyShop:${resent}`;

/** What the shop's server is told of a move: the event, and the effect that tells it. */
export function shopEventInserts(keys: Keyring, read: Order, moved: Order, at: number): Write[] {
  if (!changesShopStatus(read, moved)) return [];
  const [eventId, effectId] = [newId(), newId()];
  const seq = read.version + 1;
  return [
    insertForServer('shopEvent', 'shop_events', read.shopId, {
      id: eventId,
      shopId: read.shopId,
      orderId: read.id,
      seq,
      shopStatus: shopStatusOf(moved.status, moved.facts),
      previousShopStatus: shopStatusOf(read.status, read.facts),
      at,
      state: 'waiting',
      giveUpAt: at + triedForMs,
    }),
    insertForServer('shopEffect', 'outbox', read.shopId, {
      id: effectId,
      orderId: read.id,
      effect: 'notifyShop',
      key: shopEffectKey(read.id, seq, 0),
      data: sealJson(keys, `outbox:${effectId}:data`, { eventId }),
      dueAt: at,
      attempts: 0,
      createdAt: at,
    }),
  ];
}
