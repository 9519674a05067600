import { holds, phaseOf, stepsOf } from '@app/machines/order';
import type { Screen } from '@app/machines/order';
import type { Order } from '../../queries/order.ts';

export type AheadStep = 'decision' | 'initialFee' | 'counterFee' | 'signing' | 'delivery' | 'schedule';

/** What still lies before the client, by the chart's own steps; nothing once the order is closed. */
export function stepsAhead(order: Order, screen: Screen): readonly AheadStep[] {
  const phase = phaseOf(order.status);
  if (phase === 'closed') return [];
  if (phase === 'delivery') return order.status === 'delivered' ? ['schedule'] : ['delivery', 'schedule'];
  if (phase === 'agreement') return ['delivery', 'schedule'];
  const steps = stepsOf(order.facts, 'client');
  const ahead = steps.slice(Math.max(0, steps.indexOf(screen.step)));
  const { facts } = order;
  const pays: AheadStep = holds('salesmanTakesPayment', facts) ? 'counterFee' : 'initialFee';
  const still: readonly AheadStep[] = [
    ...(ahead.includes('initialFee') && !facts.paid ? [pays] : []),
    ...(ahead.includes('signing') && !facts.signed ? (['signing'] as const) : []),
  ];
  return [
    ...(ahead.includes('decision') ? (['decision'] as const) : []),
    ...(holds('signsBeforePaying', facts) ? still.toReversed() : still),
    'delivery',
  ];
}
