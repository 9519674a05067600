import { holds, phaseOf, stepsOf } from '@app/machines/order';
import type { OrderStatus, Screen } from '@app/machines/order';
import type { Order } from '../../queries/order-query.ts';

export type AheadStep =
  | 'decision'
  | 'initialFee'
  | 'counterFee'
  | 'signing'
  | 'delivery'
  | 'arrival'
  | 'schedule'
  | 'start';

/** The client has paid; it is only being looked at. */
const looksAtPayment: readonly OrderStatus[] = ['initial_payment_completed', 'initial_payment_manual'];

/** The goods are on their way, or there. */
const ofDelivery: Partial<Record<OrderStatus, readonly AheadStep[]>> = {
  shipped: ['arrival', 'schedule'],
  delivered: ['start'],
};

/** What still lies before the client, by the chart's own steps; nothing once the order is closed. */
export function stepsAhead(order: Order, screen: Screen): readonly AheadStep[] {
  const phase = phaseOf(order.status);
  if (phase === 'closed') return [];
  if (phase === 'delivery') return ofDelivery[order.status] ?? ['delivery', 'schedule'];
  if (phase === 'agreement')
    return [...(order.facts.signed ? [] : ['signing' as const]), 'delivery', 'schedule'];
  const steps = stepsOf(order.facts, 'client');
  const ahead = steps.slice(Math.max(0, steps.indexOf(screen.step)));
  const { facts } = order;
  const owes = !facts.paid && !looksAtPayment.includes(order.status);
  // In its own phase the payment has a link, whoever might have taken it before.
  const atCounter = phase !== 'initialPayment' && holds('salesmanTakesPayment', facts);
  const pays: AheadStep = atCounter ? 'counterFee' : 'initialFee';
  const still: readonly AheadStep[] = [
    ...(owes && ahead.includes('initialFee') ? [pays] : []),
    ...(ahead.includes('signing') && !facts.signed ? (['signing'] as const) : []),
  ];
  return [
    ...(ahead.includes('decision') ? (['decision'] as const) : []),
    ...(holds('signsBeforePaying', facts) ? still.toReversed() : still),
    'delivery',
  ];
}
