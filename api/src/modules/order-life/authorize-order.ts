import { listVisibleShopIds, loadOrder, type Order, type OrderScope, type Tx } from '@app/db';
import type { CallContext } from '../../kernel/call-context.ts';
import type { Ports } from '../../kernel/ports.ts';
import { erasedOrder } from '../../kernel/errors.ts';
import { UnknownOrder } from '../../kernel/refusals.ts';
import { slugOf, accessContextOf, type AccessContext } from '../../kernel/access.ts';

/** Where it is looked up: the database, or a transaction. */
interface Reading {
  readonly db: Tx;
}

/** The orders that may be read, as lists, counts and searches filter them. */
export async function scopeOf(ports: Reading, access: AccessContext): Promise<OrderScope> {
  const shopIds = await readableShops(ports, access);
  return access.sold ? { shopIds, sold: access.sold } : { shopIds };
}

/** The shops whose orders may be read; null: all of them. */
async function readableShops({ db }: Reading, access: AccessContext): Promise<readonly string[] | null> {
  if (access.canReadAll) return null;
  if (access.shopId === null) return [];
  return access.includesChildShops ? listVisibleShopIds(db, access.shopId) : [access.shopId];
}

/** Whether the order may be read at all; most may by their own shop, without a query for the shops under it. */
export async function canRead(
  ports: Ports,
  access: AccessContext,
  { shopId, soldBy, financingType }: Pick<Order, 'shopId' | 'soldBy' | 'financingType'>,
): Promise<boolean> {
  const { sold } = access;
  if (sold && (sold.by !== soldBy || sold.financingType !== financingType)) return false;
  if (access.canReadAll || access.shopId === shopId) return true;
  return access.includesChildShops && ((await readableShops(ports, access))?.includes(shopId) ?? true);
}

/** The order with the caller's access to it; throws UnknownOrder where it is somebody else's, as where there is none, and 410 to its client once its data are erased. */
export async function authorizeOrder(
  request: CallContext,
  order: Order | null,
): Promise<{ order: Order; access: AccessContext }> {
  const access = accessContextOf(request);
  if (order === null || !(await canRead(request.ports, access, order))) throw new UnknownOrder();
  if (order.erasedAt !== null && access.actor === 'client') throw erasedOrder();
  return { order, access };
}

/** Whether nobody may lead the order on: its data are erased, or only stored because a person asked so. */
export const isOnlyStored = ({ erasedAt, restrictedAt }: Pick<Order, 'erasedAt' | 'restrictedAt'>): boolean =>
  erasedAt !== null || restrictedAt !== null;

/** The order of a call's path, where its caller may see it. */
export const findOrder = async (request: CallContext): Promise<{ order: Order; access: AccessContext }> =>
  authorizeOrder(request, await loadOrder(request.ports.db, slugOf(request)));
