import type { EffectName } from '../order-language.ts';
import type { AccountEffectName } from '../tables/engine.ts';

interface Waiting {
  readonly id: string;
  /** Stable over all attempts: what the provider recognises a repetition by. */
  readonly key: string;
  readonly data: unknown;
  /** When it was asked for, in epoch ms. */
  readonly askedAt: number;
  /** This attempt included. */
  readonly attempts: number;
}

/** An effect that an order's move asked for. */
export interface OrderEffect extends Waiting {
  readonly orderId: string;
  readonly userId?: never;
  readonly effect: EffectName;
}

/** An effect that was asked for an account. */
export interface AccountEffect extends Waiting {
  readonly orderId?: never;
  readonly userId: string;
  readonly effect: AccountEffectName;
}

/** An effect that waits to be performed or is being performed. */
export type OutboxEffect = OrderEffect | AccountEffect;

export type OutboxEffectName = OutboxEffect['effect'];
