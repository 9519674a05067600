import type { ShopStatus } from '@app/machines/order';
import type { Generated } from 'kysely';
import type { Sealed } from './columns.ts';

/** Where a shop's server is told of its orders, and by which secret it knows who tells. */
export interface ShopWebhooksTable {
  shopId: string;
  url: string;
  secret: Sealed;
  createdAt: number;
  /** Attempts in a row that were not answered in time, and until when nothing is sent because of them. */
  timeouts: Generated<number>;
  pausedUntil: Generated<number>;
}

/** A change of the status that a shop sees, to be told to its server; nothing personal. */
export interface ShopEventsTable {
  id: string;
  shopId: string;
  orderId: string;
  /** The version of the order that the change made. */
  seq: number;
  shopStatus: ShopStatus;
  previousShopStatus: ShopStatus | null;
  at: number;
  state: 'waiting' | 'delivered' | 'given_up';
  /** After this moment no attempt is made. */
  giveUpAt: number;
  attempts: Generated<number>;
  lastTriedAt: number | null;
  /** A code, null where the last attempt succeeded. */
  lastFailure: string | null;
  deliveredAt: number | null;
  /** How often somebody had it sent again. */
  resent: Generated<number>;
}
