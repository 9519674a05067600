import { waitOf } from '@app/machines/order';
import type { Screen } from '@app/machines/order';
import { useEffect, useSyncExternalStore } from 'react';
import type { Order } from '../queries/order-query.ts';

/** Milliseconds in which a client who has not asked to leave reads where the page leads. */
const reading = 3_000;

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
 * Leaves for the page that the order names (STATUS-171): once for each address, so that who comes back from the bank sees
 * the waiting screen. For the bank at once, because its button was pressed; for the signing provider after a word, and the
 * answer is the address that the page is about to leave for. The way back to the shop leaves by itself. Reloads once where
 * the server names another screen than this page's chart: the page is too old.
 */
export function useRedirect(order: Order, screen: Screen): string | null {
  const target = order.redirectUrl;
  const asked = waitOf(order) === 'bank';
  const mark = `redirected ${target}`;
  const left = useSyncExternalStore(onReturn, () => sessionStorage.getItem(mark) !== null);
  const leaves = target !== null && /^https?:\/\//.test(target) && !left && screen.screen !== 'shop_redirect';
  const leaving = leaves ? target : null;
  const old = order.audience === 'client' && order.screen !== screen.screen;
  const release = `${order.chartHash} ${order.version}`;
  useEffect(() => {
    if (leaving === null) return;
    const leave = () => {
      if (once(mark)) location.assign(leaving);
    };
    const timer = setTimeout(leave, asked ? 0 : reading);
    return () => clearTimeout(timer);
  }, [leaving, mark, asked]);
  useEffect(() => {
    if (old && once(`reloaded ${release}`)) location.reload();
  }, [old, release]);
  return asked ? null : leaving;
}
