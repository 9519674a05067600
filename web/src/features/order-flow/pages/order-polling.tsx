import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../queries/order-query.ts';
import { refetchInterval } from '../queries/refetching.ts';

/** Asks for the order again while a status waits; a new status starts the waiting anew. Draws nothing. */
export function OrderPolling({ slug }: { slug: string }) {
  const [since] = useState(() => Date.now());
  useQuery({ ...orderQuery(slug), refetchInterval: () => refetchInterval(true, since, Date.now()) });
  return null;
}
