import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refused } from '../../../api/answer.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { staffOrderQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

/**
 * The order over which a form saves: the one that was opened, however often the page reads it anew, until the server
 * refuses that; then the one that somebody else has made of it. A refusal of another kind is said.
 */
export function useSeenOrder(order: StaffOrder): {
  readonly seen: StaffOrder;
  readonly lookAgain: (refused: Refused) => Promise<void>;
} {
  const client = useQueryClient();
  const [seen, see] = useState(order);
  return {
    seen,
    async lookAgain({ reason }) {
      const now = await client.fetchQuery({ ...staffOrderQuery(order.slug), staleTime: 0 });
      if (now.version === seen.version) toast('refused', reason);
      else see(now);
    },
  };
}
