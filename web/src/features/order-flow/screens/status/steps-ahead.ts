import { holds, phaseOf, stepsOf, waitOf } from '@app/machines/order';
import type { Screen, Wait } from '@app/machines/order';
import type { Order } from '../../queries/order-query.ts';

export type AheadStep =
  | 'decision'
  | 'initialFee'
  | 'counterFee'
  | 'signing'
  | 'delivery'
  | 'dispatch'
  | 'arrival'
  | 'schedule'
  | 'start';

/** What is left once the goods are the shop's to hand over: they wait, are on their way, or are there. */
function stepsOfDelivery(wait: Wait | null, goods: AheadStep): readonly AheadStep[] {
  if (wait === null) return ['start'];
  return [wait === 'shipping' ? 'arrival' : goods, 'schedule'];
}

/** What still lies before the client, by the chart's own steps; nothing once the order is closed. */
export function stepsAhead(order: Order, screen: Screen): readonly AheadStep[] {
  const phase = phaseOf(order.status);
  if (phase === 'closed') return [];
  const wait = waitOf(order);
  // What is sold at a counter or in a shop may be fetched there, all else is sent (F098).
  const goods = holds('pos', order.facts) || holds('shop', order.facts) ? 'delivery' : 'dispatch';
  if (phase === 'delivery') return stepsOfDelivery(wait, goods);
  if (phase === 'agreement') return [...(order.facts.signed ? [] : ['signing' as const]), goods, 'schedule'];
  const steps = stepsOf(order.facts, 'client');
  const ahead = steps.slice(Math.max(0, steps.indexOf(screen.step)));
  const { facts } = order;
  const owes = !facts.paid && wait !== 'paymentMatch' && wait !== 'paymentCheck';
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
    goods,
  ];
}
