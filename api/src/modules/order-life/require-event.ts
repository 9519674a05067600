import type { Order } from '@app/db';
import { explain, type Actor, type EventType } from '@app/machines/order';
import { Refused } from '../../kernel/refusals.ts';

/** Throws Refused with this sentence where the chart does not offer the event now; asked before a provider is called. */
export function requireEvent(order: Order, actor: Actor, event: EventType, sentence: string): void {
  const { allowed } = explain(order.status, order.facts, actor);
  if (!allowed.includes(event)) throw new Refused(order.status, sentence, allowed);
}
