import type { AccountEffect, Order, OrderChanges, OrderEffect, ShopEffect, Tx } from '@app/db';
import type { EffectName, ProcessStart } from '@app/machines/order';
import type { Ports } from '../../../kernel/ports.ts';
import type { SentEvent } from '../../../kernel/handlers.ts';

/** One attempt at an effect: the order as it is now, and a key that is the same over all attempts. */
export interface EffectAttempt {
  readonly ports: Ports;
  readonly effect: OrderEffect;
  readonly order: Order;
}

/**
 * What came of it: an event for the chart, rows to write; both settle the effect in one transaction, which writes them only
 * where the order, as it sees it, still wants the effect.
 */
export interface EffectResult {
  readonly event?: SentEvent;
  readonly write?: (tx: Tx, order: Order) => Promise<OrderChanges | void>;
}

/** Does what the chart asked for. Throws ProviderUnavailable to be tried again, ProviderRefused where trying again changes nothing. */
export type Performer = (attempt: EffectAttempt) => Promise<EffectResult | void>;

/** Effects that advanceOrder itself writes as rows, in the transaction of the transition. */
type OwnEffect = 'raiseTask' | 'oweRefund' | 'oweZlotyBack';

/** The performer of each effect; an effect without one does not compile. */
export interface Performers {
  readonly ofOrders: Readonly<Record<Exclude<EffectName, OwnEffect>, Performer>>;
  /** Calls back what an attempt under the effect's key may have begun, known here or not, once the order does not want it. */
  readonly callsBack: Readonly<Record<ProcessStart, (attempt: EffectAttempt) => Promise<void>>>;
  readonly ofAccounts: Readonly<
    Record<AccountEffect['effect'], (ports: Ports, effect: AccountEffect) => Promise<void>>
  >;
  /** Tells a shop's server of an order, and writes down itself what came of it and when it is tried again. */
  readonly ofShops: Readonly<
    Record<ShopEffect['effect'], (ports: Ports, effect: ShopEffect) => Promise<void>>
  >;
}
