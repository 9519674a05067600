import type { CallName, OrderWire } from '@app/machines/contract';
import type { CallRequest } from '../http/call-request.ts';
import { findOrder } from './find-order.ts';
import { orderReply } from './order-reply.ts';

/** The order under its version as ETag; the page that has this version gets 304. Staff always get it whole: tasks and comments have no version. */
export async function getOrder(request: CallRequest<CallName>): Promise<OrderWire | Response> {
  const { order, viewer } = await findOrder(request);
  if (viewer.actor === 'admin') return orderReply(request.ports, order, viewer);
  const etag = `W/"${order.version}-${viewer.actor}"`;
  request.setHeader('ETag', etag);
  request.setHeader('Cache-Control', 'private, no-cache');
  if (request.header('if-none-match') === etag) return new Response(null, { status: 304 });
  return orderReply(request.ports, order, viewer);
}
