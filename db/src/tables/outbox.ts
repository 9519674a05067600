import type { EffectName } from '@app/machines/order';
import type { Generated } from 'kysely';
import type { Sealed } from './columns.ts';

/** Effects of accounts; the chart of orders knows nothing of them. */
export type AccountEffectName =
  | 'mailAddressChanged'
  | 'mailNewAccount'
  | 'mailPasswordReset'
  | 'mailReport'
  | 'sendSandboxShop'
  | 'textPasswordReset';

/** What an order's move tells the server of its shop; the chart knows nothing of it. */
export type ShopEffectName = 'notifyShop';

/** Enqueued by an order's transition, or by a change of an account: one of the two ids is set. */
export interface OutboxTable {
  id: string;
  orderId: string | null;
  userId: string | null;
  effect: EffectName | AccountEffectName | ShopEffectName;
  key: string;
  data: Sealed;
  dueAt: number;
  attempts: number;
  claimedUntil: number | null;
  doneAt: number | null;
  lastError: string | null;
  createdAt: number;
  personAskedAt: number | null;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  requestHash: string;
  state: 'in_flight' | 'done';
  status: number | null;
  reply: Sealed | null;
  /** The order that the reply tells of, under whose key it lies; null in rows of older releases. */
  orderId: string | null;
  at: number;
}

export interface InboxTable {
  id: string;
  provider: string;
  notificationId: string;
  raw: Sealed;
  orderId: string | null;
  outcome: 'received' | 'applied' | 'not_applied';
  reason: string | null;
  at: number;
  settledAt: number | null;
  news: Sealed | null;
  dueAt: number | null;
  claimedUntil: number | null;
  attempts: Generated<number>;
  triedVersion: number | null;
}
