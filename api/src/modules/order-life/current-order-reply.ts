import type { OrderWire } from '@app/machines/contract';
import type { CallContext } from '../../kernel/call-context.ts';
import { findOrder } from './authorize-order.ts';
import { loadOrderReply } from './order-reply.ts';

/** The order of a call's path as its caller sees it now. */
export async function currentOrderFor(request: CallContext): Promise<OrderWire> {
  const { order, access } = await findOrder(request);
  return loadOrderReply(request.ports.db, order, access);
}
