import type { Screen } from '@app/machines/order';
import { useEffect } from 'react';
import type { Order } from '../../queries/order.ts';

/** Does something once in this tab; false where it was done already. */
function once(what: string): boolean {
  if (sessionStorage.getItem(what) !== null) return false;
  sessionStorage.setItem(what, 'done');
  return true;
}

/**
 * Leaves for the page that the order names (STATUS-171): once for each address, so that who comes back from the bank sees
 * the waiting screen. Reloads once where the server names another screen than this page's chart: the page is too old.
 */
export function useRedirect(order: Order, screen: Screen): void {
  const target = order.redirectUrl;
  const old = order.audience === 'client' && order.screen !== screen.screen;
  const release = `${order.chartHash} ${order.version}`;
  useEffect(() => {
    if (target !== null && /^https?:\/\//.test(target) && once(`redirected ${target}`))
      location.assign(target);
  }, [target]);
  useEffect(() => {
    if (old && once(`reloaded ${release}`)) location.reload();
  }, [old, release]);
}
