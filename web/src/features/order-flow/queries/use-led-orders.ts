import { useQueryClient } from '@tanstack/react-query';
import { ledOrdersOf, sessionQuery } from '../../../api/session.ts';

/** The address of the orders among which whoever is signed in finds this one again. */
export function useLedOrders(): string {
  const user = useQueryClient().getQueryData(sessionQuery.queryKey);
  return ledOrdersOf(user?.roles ?? []);
}
