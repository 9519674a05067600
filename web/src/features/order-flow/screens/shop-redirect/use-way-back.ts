import { useEffect, useState } from 'react';

/** Seconds before the shop's page opens (specification, section 9). */
const delay = 10;

/** The countdown to the shop's page: seconds left, stopped by the client, or what became of the new tab. */
export type WayBack = { left: number } | 'stopped' | 'opened' | 'blocked';

/** A new tab that cannot reach this page; false where the browser has blocked it. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab === null) return false;
  tab.opener = null;
  return true;
}

/** Opens the shop's page in a new tab after ten seconds, unless it is stopped. */
export function useWayBack(url: string | null) {
  const [way, setWay] = useState<WayBack>({ left: delay });
  useEffect(() => {
    if (url === null || typeof way === 'string') return;
    const timer = setTimeout(() => {
      if (way.left > 1) return setWay({ left: way.left - 1 });
      setWay(openTab(url) ? 'opened' : 'blocked');
    }, 1_000);
    return () => clearTimeout(timer);
  }, [way, url]);
  return { way, stop: () => setWay('stopped') };
}
