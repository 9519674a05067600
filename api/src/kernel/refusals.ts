import type { EventType, OrderStatus } from '@app/machines/order';

/** The chart does not take the event now. Nothing was written. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: OrderStatus;
  /** The guard's Polish sentence. */
  readonly reason: string;
  readonly allowed: readonly EventType[];
  constructor(status: OrderStatus, reason: string, allowed: readonly EventType[]) {
    super(`Refused in ${status}`);
    this.status = status;
    this.reason = reason;
    this.allowed = allowed;
  }
}

/** No order has this link. */
export class UnknownOrder extends Error {
  override readonly name = 'UnknownOrder';
}

/**
 * What an effect needs is not stored: an administrator has moved the order past where it comes from. Trying again helps
 * only once a person has.
 */
export class IncompleteOrder extends Error {
  override readonly name = 'IncompleteOrder';
}
