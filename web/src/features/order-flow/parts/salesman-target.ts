import { targetOf } from '@app/machines/order';
import type { EventType, OrderEvent, OrderStatus } from '@app/machines/order';
import type { Order } from '../queries/order-query.ts';

/** Where a salesman's event leads the order from where it stands: calls that name a status are sent it. Throws where the chart refuses the event. */
export function salesmanTarget(
  { status, facts }: Pick<Order, 'status' | 'facts'>,
  event: { readonly type: EventType; readonly requiredConsentsGiven?: boolean },
): OrderStatus {
  const target = targetOf(status, facts, { ...event, actor: 'salesman' } as OrderEvent);
  if (target === null) throw new Error(`No salesman's ${event.type} leads on from ${status}`);
  return target;
}
