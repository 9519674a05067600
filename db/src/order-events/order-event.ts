import type { Selectable } from 'kysely';
import type { Facts, OrderStatus } from '../order-language.ts';
import type { OrderEventsTable } from '../tables/engine.ts';

/** A row of an order's history: what happened, what it taught, where it led and who did it. No personal data. */
export interface StoredOrderEvent extends Readonly<
  Omit<Selectable<OrderEventsTable>, 'news' | 'passed' | 'forced'>
> {
  readonly news: Partial<Facts>;
  /** Statuses that were entered on the way, the last one included. */
  readonly passed: readonly OrderStatus[];
  readonly forced: boolean;
}

export function orderEventFromRow(row: Selectable<OrderEventsTable>): StoredOrderEvent {
  return {
    ...row,
    news: JSON.parse(row.news) as Partial<Facts>,
    passed: JSON.parse(row.passed) as OrderStatus[],
    forced: row.forced === 1,
  };
}
