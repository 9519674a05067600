import { listVisibleShopIds, loadOrder, type Order, type OrderScope } from '@app/db';
import type { CallName } from '@app/machines/contract';
import type { CallRequest } from '../../kernel/call-context.ts';
import type { Ports } from '../../kernel/ports.ts';
import { UnknownOrder } from '../../kernel/refusals.ts';
import { slugOf, viewerOf, type Viewer } from '../../kernel/access.ts';

/** The orders that the viewer sees, as lists, counts and searches are asked. */
export async function scopeOf(ports: Ports, viewer: Viewer): Promise<OrderScope> {
  const shopIds = await shopsSeenBy(ports, viewer);
  return viewer.sold ? { shopIds, sold: viewer.sold } : { shopIds };
}

/** The shops whose orders the viewer sees; null sees all. */
async function shopsSeenBy(ports: Ports, viewer: Viewer): Promise<readonly string[] | null> {
  if (viewer.seesAll) return null;
  if (viewer.shopId === null) return [];
  return viewer.seesChildShops ? listVisibleShopIds(ports.db, viewer.shopId) : [viewer.shopId];
}

/** Whether the viewer may see the order at all; most see it by their own shop, without asking for the ones under it. */
export async function maySee(
  ports: Ports,
  viewer: Viewer,
  { shopId, soldBy, financingType }: Pick<Order, 'shopId' | 'soldBy' | 'financingType'>,
): Promise<boolean> {
  const { sold } = viewer;
  if (sold && (sold.by !== soldBy || sold.financingType !== financingType)) return false;
  if (viewer.seesAll || viewer.shopId === shopId) return true;
  return viewer.seesChildShops && ((await shopsSeenBy(ports, viewer))?.includes(shopId) ?? true);
}

/** The order with its viewer, who sends the call; one that belongs to someone else is as unknown as one that is not there. */
export async function seenBy(
  request: CallRequest<CallName>,
  order: Order | null,
): Promise<{ order: Order; viewer: Viewer }> {
  const viewer = viewerOf(request);
  if (order === null || !(await maySee(request.ports, viewer, order))) throw new UnknownOrder();
  return { order, viewer };
}

/** The order of a call's path, where its caller may see it. */
export const findOrder = async (request: CallRequest<CallName>): Promise<{ order: Order; viewer: Viewer }> =>
  seenBy(request, await loadOrder(request.ports.db, slugOf(request)));
