import { loadOrder, type Order } from '@app/db';
import type { CallName } from '@app/machines/contract';
import type { CallRequest } from '../http/call-request.ts';
import { UnknownOrder } from './refusals.ts';
import { slugOf, viewerOf, type Viewer } from './viewer.ts';

/** Whether the viewer may see the order at all. */
export const maySee = (viewer: Viewer, order: Order): boolean =>
  viewer.shopIds === null || viewer.shopIds.includes(order.shopId);

/** The order of a call's path; one that belongs to someone else is as unknown as one that is not there. */
export async function findOrder(request: CallRequest<CallName>): Promise<{ order: Order; viewer: Viewer }> {
  const viewer = viewerOf(request.caller);
  const order = await loadOrder(request.ports.db, slugOf(request));
  if (order === null || !maySee(viewer, order)) throw new UnknownOrder();
  return { order, viewer };
}
