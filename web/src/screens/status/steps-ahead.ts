import { phaseOf, stepsOf } from '@app/machines/order';
import type { Screen } from '@app/machines/order';
import type { Order } from '../../queries/order.ts';

export type AheadStep = 'decision' | 'initialFee' | 'signing' | 'delivery' | 'schedule';

/** What still lies before the client, by the chart's own steps; nothing once the order is closed. */
export function stepsAhead(order: Order, screen: Screen): readonly AheadStep[] {
  const phase = phaseOf(order.status);
  if (phase === 'closed') return [];
  if (phase === 'delivery') return order.status === 'delivered' ? ['schedule'] : ['delivery', 'schedule'];
  if (phase === 'agreement') return ['delivery', 'schedule'];
  const steps = stepsOf(order.facts, 'client');
  const ahead = steps.slice(Math.max(0, steps.indexOf(screen.step)));
  const named = (['decision', 'initialFee', 'signing'] as const).filter((step) => ahead.includes(step));
  const { paid, signed } = order.facts;
  const done: readonly string[] = [...(paid ? ['initialFee'] : []), ...(signed ? ['signing'] : [])];
  return [...named.filter((step) => !done.includes(step)), 'delivery'];
}
