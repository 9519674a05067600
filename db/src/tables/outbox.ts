import type { Actor, EffectName, OrderStatus } from '@app/machines/order';
import type { Generated } from 'kysely';
import type { Bit, Sealed } from './columns.ts';

export interface OrderEventsTable {
  orderId: string;
  seq: number;
  event: string;
  news: string;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  passed: string;
  actor: Actor;
  userId: string | null;
  reason: Sealed | null;
  forced: Bit;
  at: number;
  chartHash: string;
}

/** Effects of accounts; the chart of orders knows nothing of them. */
export type AccountEffectName = 'mailPasswordReset';

/** Enqueued by an order's transition, or by a change of an account: one of the two ids is set. */
export interface OutboxTable {
  id: string;
  orderId: string | null;
  userId: string | null;
  effect: EffectName | AccountEffectName;
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

export interface DeadlineClaimsTable {
  orderId: string;
  version: number;
  claimedUntil: number;
}

export interface ProbesTable {
  id: string;
  filler: string;
}

export interface DataKeysTable {
  id: string;
  /** What only this key makes; says nothing of it. */
  checkValue: string;
  /** Whether everything that lay under it was sealed anew, so that it may be dropped. */
  emptied: Bit;
}
