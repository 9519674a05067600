import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';

/** The loaded page says that the client has come, where the chart is waiting for that. */
export function useVisit(order: Order): void {
  const visit = useOrderAction('visitOrder', order);
  const awaited = order.allowed.includes('CLIENT_LOGGED_IN');
  const say = useEffectEvent(() => void visit.send({}));
  useEffect(() => {
    if (awaited) say();
  }, [awaited]);
}
