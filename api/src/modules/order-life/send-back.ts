import { listOrderEvents, StaleVersion } from '@app/db';
import { refusal, restedIn, sendBackTargets, type OrderEvent } from '@app/machines/order';
import type { Command, Query } from '../../kernel/handlers.ts';
import { findOrder } from './authorize-order.ts';

/** Where the order may be sent back to, and what stands in the way where it may not go back at all. */
export const listSendBackTargets: Query<'listSendBackTargets'> = async (request) => {
  const { order } = await findOrder(request);
  const path = restedIn(await listOrderEvents(request.ports.db, order.id));
  const targets = sendBackTargets(order, path);
  const nowhere: OrderEvent = { type: 'SEND_BACK', actor: 'admin', to: order.status, restedIn: [] };
  return {
    targets: [...targets],
    sentence: targets.length > 0 ? null : refusal(order.status, order.facts, nowhere),
  };
};

/** Its path belongs to the version that was read: an order that has moved meanwhile is stale. */
export const sendBack: Command<'sendBack'> = async ({ ports, body }, order) => {
  const path = restedIn(await listOrderEvents(ports.db, order.id));
  return {
    event(now) {
      if (now.version !== order.version) throw new StaleVersion(order.id, order.version);
      return { type: 'SEND_BACK', to: body.to, restedIn: [...path] };
    },
  };
};
