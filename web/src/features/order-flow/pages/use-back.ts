import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page's second entry of the history: Back leads to its first one, and not away. */
    held?: boolean;
  }
}

/**
 * The browser's Back is the page's own way back where the chart allows one, else it stays (F126): an order has one address,
 * so that Back would leave the application. Browsers let whoever presses it again at once go nevertheless.
 */
export function useBack(order: Order): void {
  const { history } = useRouter();
  const previous = useOrderAction('moveToPrevious', order);
  const hold = useEffectEvent(() => {
    const { href, state } = history.location;
    if (state.held !== true) history.push(href, { ...state, held: true });
  });
  const onBack = useEffectEvent(() => {
    hold();
    if (order.moveToPreviousAllowed && !previous.busy) void previous.send({});
  });
  useEffect(() => {
    hold();
    return history.subscribe(({ action }) => {
      if (action.type === 'BACK') onBack();
    });
  }, [history]);
}
