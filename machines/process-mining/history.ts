import type { OrderStatus } from '../order/order.statuses.ts';

/** A row of an order's history, as far as process mining asks for it. Moments in epoch ms. */
export interface HistoryStep {
  readonly at: number;
  readonly event: string;
  readonly actor: string;
  /** Null of the first. */
  readonly from: OrderStatus | null;
  /** Statuses that were entered on the way, the last one included; none where the order stayed. */
  readonly visited: readonly OrderStatus[];
  readonly forced: boolean;
}
