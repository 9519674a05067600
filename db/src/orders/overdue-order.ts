import type { OrderStatus } from '../order-language.ts';

/** An order whose deadline has passed, at the version that was seen. */
export interface OverdueOrder {
  readonly id: string;
  readonly slug: string;
  readonly status: OrderStatus;
  readonly version: number;
  readonly deadlineAt: number;
}
