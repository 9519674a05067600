import type { Order } from '../../queries/order.ts';

/**
 * What an order that ended has taken from its client: nothing, a złoty of the bank verification, the initial payment online,
 * or the initial payment in the salesman's hands. What counts as settled because nothing was owed has taken nothing.
 */
export function moneyOf({
  facts,
  paymentsAttributes,
}: Pick<Order, 'facts' | 'paymentsAttributes'>): 'nothing' | 'verified' | 'paid' | 'atCounter' {
  const came = paymentsAttributes.filter(({ status }) => status === 'completed' || status === 'accepted');
  if (came.some(({ paymentType }) => paymentType === 'initial_payment')) return 'paid';
  if (facts.paid && facts.initialPayment > 0) return 'atCounter';
  return came.length > 0 ? 'verified' : 'nothing';
}
