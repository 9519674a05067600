import type { Selectable } from 'kysely';
import { bit } from '../columns.ts';
import type { Facts, OrderStatus } from '../order-language.ts';
import type { Keyring } from '../sealed/keyring.ts';
import { isSealed, open } from '../sealed/open.ts';
import { seal, type Place } from '../sealed/seal.ts';
import type { OrderEventsTable } from '../tables/engine.ts';

/** A row of an order's history: what happened, what it taught, where it led and who did it. No personal data but in the reason, which people write: it is sealed. */
export interface StoredOrderEvent extends Readonly<
  Omit<Selectable<OrderEventsTable>, 'news' | 'passed' | 'forced' | 'reason'>
> {
  readonly news: Partial<Facts>;
  /** Statuses that were entered on the way, the last one included. */
  readonly passed: readonly OrderStatus[];
  readonly forced: boolean;
  readonly reason: string | null;
}

/** Where a row's reason lies. */
export const placeOfReason = ({ orderId, seq }: Pick<StoredOrderEvent, 'orderId' | 'seq'>): Place =>
  `order_events:${orderId} ${seq}:reason`;

type Row = Selectable<OrderEventsTable>;

/** Why it happened, in somebody's words; rows from before these were sealed hold them as they are. */
export const reasonOf = (keys: Keyring, row: Pick<Row, 'orderId' | 'seq' | 'reason'>): string | null =>
  row.reason && (isSealed(row.reason) ? open(keys, placeOfReason(row), row.reason) : row.reason);

export function orderEventFromRow(keys: Keyring, row: Row): StoredOrderEvent {
  return {
    ...row,
    reason: reasonOf(keys, row),
    news: JSON.parse(row.news) as Partial<Facts>,
    passed: JSON.parse(row.passed) as OrderStatus[],
    forced: row.forced === 1,
  };
}

export function rowOfOrderEvent(keys: Keyring, event: StoredOrderEvent): Row {
  return {
    ...event,
    reason: event.reason === null ? null : seal(keys, placeOfReason(event), event.reason),
    news: JSON.stringify(event.news),
    passed: JSON.stringify(event.passed),
    forced: bit(event.forced),
  };
}
