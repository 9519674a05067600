import type { OrderEvent } from '../order.events.ts';
import type { Facts } from '../order.facts.ts';

/**
 * `order`: what kind of order it is. `evidence`: what is stored of what has happened. These two count for nextStatuses and
 * forcing. `input`: what was sent. `system`: what a registry or a provider answers.
 */
export type GuardKind = 'order' | 'evidence' | 'input' | 'system';

export interface Guard {
  readonly kind: GuardKind;
  readonly holds: (facts: Facts, event?: OrderEvent) => boolean;
  /** The sentence for the user where this condition fails. */
  readonly refusal: string;
  /** Of evidence: who can bring it, in Polish. */
  readonly suppliers?: string;
}
