import { useLocation, useRouter } from '@tanstack/react-router';
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
 * so that Back would leave the application. Browsers let whoever presses it again at once go nevertheless. `stays` is false of a page that a link of the application has led to: there Back leads to that link.
 */
export function useBack(order: Order, stays: boolean): void {
  const { history } = useRouter();
  // What a provider has added to the address is dropped first: no entry keeps it (F140).
  const clean = useLocation({ select: ({ searchStr }) => searchStr === '' });
  const previous = useOrderAction('moveToPrevious', order);
  const hold = useEffectEvent(() => {
    const { href, state } = history.location;
    if (state.held !== true) history.push(href, { ...state, held: true });
  });
  const onBack = useEffectEvent(() => {
    hold();
    if (order.moveToPreviousAllowed) void previous.send({});
  });
  useEffect(() => {
    if (!clean || !stays) return;
    hold();
    return history.subscribe(({ action }) => {
      if (action.type === 'BACK') onBack();
    });
  }, [history, clean, stays]);
}
