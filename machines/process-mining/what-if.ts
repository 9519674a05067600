import type { ChartDocument } from '../diagram/chart-document.ts';
import { phaseOf } from '../order/order.statuses.ts';
import type { OrderStatus, Phase } from '../order/order.statuses.ts';
import { onPlaceLimit } from '../order/order.policy.ts';
import type { HistoryStep } from './history.ts';

/** A policy with another value: a deadline in days, an amount in grosz. */
export type Supposition =
  | { readonly policy: 'initialPaymentDeadline' | 'decisionDeadline'; readonly days: number }
  | { readonly policy: 'onPlaceLimit'; readonly amount: number };

/** How an order would have ended: in a status, not when it did (nobody knows how it would have gone on), or paid otherwise. */
export type Supposed =
  | { readonly outcome: 'endedIn'; readonly status: OrderStatus }
  | { readonly outcome: 'wentOn' }
  | { readonly outcome: 'paidElsewhere' }
  | { readonly outcome: 'mayPayOnPlace' };

/** What a supposition asks of an order. */
export interface SupposedOrder {
  readonly steps: readonly HistoryStep[];
  /** In grosz gross. */
  readonly initialPayment: number;
  readonly salesChannel: string;
}

const dayMs = 86_400_000;
const phaseOfPolicy: Readonly<Record<'initialPaymentDeadline' | 'decisionDeadline', Phase>> = {
  initialPaymentDeadline: 'initialPayment',
  decisionDeadline: 'decision',
};

/** By which an order pays at the counter. */
const paidOnPlace = 'ACCEPT_PAYMENT_ON_PLACE';

/** In which statuses of a phase a deadline ends orders, and where it leads. */
function endingDeadlines({ statuses }: Pick<ChartDocument, 'statuses'>, phase: Phase) {
  return new Map<OrderStatus, OrderStatus>(
    statuses.flatMap(({ id, phase: of, deadlines }) =>
      of === phase
        ? deadlines.flatMap(({ outcome }) =>
            'to' in outcome && phaseOf(outcome.to) === 'closed' ? [[id, outcome.to] as const] : [],
          )
        : [],
    ),
  );
}

function byDeadline(
  steps: readonly HistoryStep[],
  endings: ReadonlyMap<OrderStatus, OrderStatus>,
  days: number,
): Supposed | null {
  let since = steps[0]?.at ?? 0;
  for (const { at, event, from, visited } of steps) {
    if (visited.length === 0) continue;
    const ending = from === null ? undefined : endings.get(from);
    if (ending !== undefined && from !== null) {
      // Whoever moved it later would have come too late; the clock itself would have struck at another time.
      if (event === 'DEADLINE_PASSED' && visited.at(-1) === ending)
        return at - since < days * dayMs - dayMs / 2 ? { outcome: 'wentOn' } : null;
      if (at - since > days * dayMs) return { outcome: 'endedIn', status: ending };
    }
    since = at;
  }
  return null;
}

function byLimit({ steps, initialPayment, salesChannel }: SupposedOrder, amount: number): Supposed | null {
  const didPay = steps.some(({ event }) => event === paidOnPlace);
  if (didPay) return initialPayment > amount ? { outcome: 'paidElsewhere' } : null;
  const reached = steps.some(({ visited }) => visited.some((status) => phaseOf(status) === 'initialPayment'));
  return salesChannel === 'pos' && reached && initialPayment > onPlaceLimit && initialPayment <= amount
    ? { outcome: 'mayPayOnPlace' }
    : null;
}

/**
 * How an order would have ended under another policy; null where it would have ended as it did. A deadline is supposed for
 * every status of its phase in which one ends orders; guards are not judged again.
 */
export function whatIf(
  chart: Pick<ChartDocument, 'statuses'>,
  supposition: Supposition,
): (order: SupposedOrder) => Supposed | null {
  if (supposition.policy === 'onPlaceLimit') return (order) => byLimit(order, supposition.amount);
  const endings = endingDeadlines(chart, phaseOfPolicy[supposition.policy]);
  return ({ steps }) => byDeadline(steps, endings, supposition.days);
}
