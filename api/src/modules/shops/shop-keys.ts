import { userOf } from '../../kernel/access.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { securityEvent } from '../../kernel/security-log.ts';
import { addKey, endKey } from './keys-of-shop.ts';
import { findShop, managedShopToWire } from './managed-shops.ts';

/** No reply is kept under an idempotency key: it would keep the key that is shown here alone. */
export const createShopKey: Query<'createShopKey'> = async ({ ports, params, body, caller, source }) => {
  const { id: userId, email: account } = userOf(caller);
  const at = ports.now();
  const reply = await ports.db.transaction(async (tx) => {
    const shop = await findShop(tx, params['id']);
    const key = await addKey(tx, shop, body, { settings: ports.settings, userId, at });
    return { key, shop: await managedShopToWire(tx, shop, ports) };
  });
  ports.wakeOutbox();
  const shop = reply.shop.client_id;
  securityEvent(ports, { event: 'shop_key_created', outcome: 'success', account, source, shop });
  return reply;
};

export const revokeShopKey: Command<'revokeShopKey'> = async ({ ports, params, caller, source }) => {
  const { id: userId, email: account } = userOf(caller);
  const { id, clientId: shop } = await findShop(ports.db, params['id']);
  const at = ports.now();
  return {
    async write(tx) {
      const now = await findShop(tx, id);
      await endKey(tx, now, params['key_id'], { userId, at });
      return managedShopToWire(tx, now, ports);
    },
    committed() {
      securityEvent(ports, { event: 'shop_key_revoked', outcome: 'success', account, source, shop });
      ports.wakeOutbox();
    },
  };
};
