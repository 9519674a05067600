import type { Screen } from '@app/machines/order';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The two addresses of a client's order: /orders/{slug}, and the agreement's beside it (ROUTE-011). */
export type OrderAddress = 'order' | 'agreements';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page came here by itself, because the order's screen did. */
    arrived?: boolean;
  }
}

/** What stands at an address of an order whose screen this is: at the agreement's the agreement, where the screen leads to it. */
export const shownAt = (address: OrderAddress, screen: Screen): Screen =>
  address === 'agreements' && screen.agreement ? { ...screen, screen: 'agreement' } : screen;

/** The address at which an order of this screen stands: whoever is at the agreement's stays as long as it is read. */
export function addressOf(address: OrderAddress, { screen, agreement }: Screen): OrderAddress {
  if (screen === 'agreement') return 'agreements';
  return agreement ? address : 'order';
}

/**
 * Goes where the order's screen stands, in place of the address that it has left; whether the page came here so. What a
 * provider has added to the address on the way back is dropped: the page never reads it (F140).
 */
export function useAddress(slug: string, address: OrderAddress, screen: Screen): boolean {
  const navigate = useNavigate();
  const arrived = useLocation({ select: ({ state }) => state.arrived ?? false });
  const told = useLocation({ select: ({ searchStr }) => searchStr !== '' });
  const right = addressOf(address, screen);
  useEffect(() => {
    if (right === address && !told) return;
    const to = right === 'order' ? '/orders/$slug' : '/orders/$slug/agreements';
    void navigate({
      to,
      params: { slug },
      search: {},
      replace: true,
      state: (before) => ({ ...before, arrived: arrived || right !== address }),
    });
  }, [right, address, told, arrived, navigate, slug]);
  return arrived;
}
