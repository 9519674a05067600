import type { EffectName } from '../order-language.ts';

/** An effect that waits to be performed or is being performed. */
export interface OutboxEffect {
  readonly id: string;
  readonly orderId: string;
  readonly effect: EffectName;
  /** Stable over all attempts: what the provider recognises a repetition by. */
  readonly key: string;
  readonly data: unknown;
  /** When the order's move asked for it, in epoch ms. */
  readonly askedAt: number;
  /** This attempt included. */
  readonly attempts: number;
}
