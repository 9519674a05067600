import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { HrefOf } from './order-cells.tsx';
import type { OrderListPage } from './orders-query.ts';

/**
 * Opens the order whose whole number was typed, where the search found nothing else. The order takes the place of the
 * search in the history, so that the way back does not lead here again.
 */
export function useOpenFound(typed: string, page: OrderListPage | undefined, hrefOf: HrefOf): void {
  const router = useRouter();
  const [found, ...others] = page?.orders ?? [];
  const only = page?.next === null && others.length === 0 && found?.siemensId === typed ? found : null;
  const href = only === null ? null : hrefOf(only);
  const open = useEffectEvent((to: string) => void router.navigate({ href: to, replace: true }));
  useEffect(() => {
    if (href !== null) open(href);
  }, [href]);
}
