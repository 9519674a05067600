import type { Screen } from '@app/machines/order';
import { useEffect, useSyncExternalStore } from 'react';
import type { Order } from '../queries/order-query.ts';

/** Does something once in this tab; false where it was done already. */
function once(what: string): boolean {
  if (sessionStorage.getItem(what) !== null) return false;
  sessionStorage.setItem(what, 'done');
  return true;
}

/** A page that is brought back looks again at what was done before it was left. */
function onReturn(look: () => void): () => void {
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}

/**
 * Leaves for the page that the order names (STATUS-171), at once, because the bank's button was pressed: once for each
 * address, so that who comes back from the bank sees the waiting screen. The way back to the shop leaves by itself. Reloads
 * once where the server names another screen than this page's chart: the page is too old.
 */
export function useRedirect(order: Order, screen: Screen): void {
  const target = order.redirectUrl;
  const mark = `redirected ${target}`;
  const left = useSyncExternalStore(onReturn, () => sessionStorage.getItem(mark) !== null);
  const leaves = target !== null && /^https?:\/\//.test(target) && !left && screen.screen !== 'shop_redirect';
  const old = order.audience === 'client' && order.screen !== screen.screen;
  const release = `${order.chartHash} ${order.version}`;
  useEffect(() => {
    if (leaves && once(mark)) location.assign(target);
  }, [leaves, target, mark]);
  useEffect(() => {
    if (old && once(`reloaded ${release}`)) location.reload();
  }, [old, release]);
}
