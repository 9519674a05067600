import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/elements/button.tsx';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';

/** The quiet way back, where the chart allows one; it names where it leads. */
export function BackLink({ order, children }: { order: Order; children: ReactNode }) {
  const back = useOrderAction('moveToPrevious', order);
  if (!order.moveToPreviousAllowed) return null;
  return (
    <Button kind="quiet" icon={ArrowLeft} busy={back.busy} onClick={() => void back.send({})} data-back>
      {children}
    </Button>
  );
}
