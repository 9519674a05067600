import type { Facts, OrderStatus } from '@app/machines/order';
import type { Selectable } from 'kysely';
import { bit } from '../tables/columns.ts';
import type { OrderEventsTable } from '../tables/orders.ts';
import type { Keyring } from './sealed/keyring.ts';
import { isSealed, open, seal, type Place } from './sealed/seal.ts';
import { insertOf, type Write } from './writes.ts';

/** A row of an order's history: what happened, which facts it changed, where it led and who did it. No personal data but in the reason, which people write: it is sealed. */
export interface StoredOrderEvent extends Readonly<
  Omit<Selectable<OrderEventsTable>, 'news' | 'passed' | 'forced' | 'reason' | 'reasonCode' | 'edges'>
> {
  readonly factsPatch: Partial<Facts>;
  /** Statuses that were entered on the way, the last one included. */
  readonly visited: readonly OrderStatus[];
  readonly forced: boolean;
  /** The ids of the chart's rows that were taken, one after another; none in what older releases wrote. */
  readonly edges: readonly string[];
  readonly reason: string | null;
  /** The code of the listed reason with which the words begin; left out where they begin with none. */
  readonly reasonCode?: string | null;
}

/** Where a row's reason lies. */
const placeOfReason = ({ orderId, seq }: Pick<StoredOrderEvent, 'orderId' | 'seq'>): Place =>
  `order_events:${orderId} ${seq}:reason`;

type Row = Selectable<OrderEventsTable>;

/** Why it happened, in somebody's words; rows from before these were sealed hold them as they are. */
export const reasonOf = (keys: Keyring, row: Pick<Row, 'orderId' | 'seq' | 'reason'>): string | null =>
  row.reason && (isSealed(row.reason) ? open(keys, placeOfReason(row), row.reason) : row.reason);

export function orderEventFromRow(keys: Keyring, row: Row): StoredOrderEvent {
  const { news, passed, edges, reasonCode, ...same } = row;
  return {
    ...same,
    ...(reasonCode !== null && { reasonCode }),
    reason: reasonOf(keys, row),
    factsPatch: JSON.parse(news) as Partial<Facts>,
    visited: JSON.parse(passed) as OrderStatus[],
    forced: row.forced === 1,
    edges: edges === null ? [] : (JSON.parse(edges) as string[]),
  };
}

/**
 * The row of an event, as it is written; nothing ever changes one. `seq` is the version that the order has after it, so that two
 * writers cannot both append.
 */
export function eventInsert(keys: Keyring, event: StoredOrderEvent): Write {
  const { factsPatch, visited, ...same } = event;
  return insertOf('event', 'orderEvents', {
    ...same,
    reason: event.reason === null ? null : seal(keys, placeOfReason(event), event.reason),
    reasonCode: event.reasonCode ?? null,
    news: JSON.stringify(factsPatch),
    passed: JSON.stringify(visited),
    forced: bit(event.forced),
    edges: JSON.stringify(event.edges),
  });
}
