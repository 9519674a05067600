import type { OrderEnding } from '../rules/retention.ts';
import { orderChart, tagsOf } from './order.chart.ts';
import type { Facts } from './order.facts.ts';
import { isTransient, phaseOf } from './order.statuses.ts';
import type { OrderStatus } from './order.statuses.ts';

/** Whether an order may rest in the status for good: its life is over, or nothing is waited for. */
export const isEnd = (status: OrderStatus): boolean =>
  phaseOf(status) === 'closed' || (!isTransient(status) && orderChart.isRest(status));

/**
 * How an order came to its end; null while it is in flight. `before` is the status from which it came to where it is: who was
 * refused and cancelled afterwards was refused.
 */
export function endingOf(
  { status, facts }: { readonly status: OrderStatus; readonly facts: Facts },
  before: OrderStatus | null,
): OrderEnding | null {
  if (!isEnd(status)) return null;
  if (tagsOf(status).includes('handedOver') || facts.signed) return 'concluded';
  if (phaseOf(status) !== 'closed' || (before !== null && isEnd(before))) return 'refused';
  return facts.formSubmitted ? 'withdrawn' : 'never_sent';
}
