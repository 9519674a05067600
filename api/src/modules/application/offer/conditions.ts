import { shopOfOrder } from '../../order-life/shop-of-order.ts';
import type { Command, OrderChange, Query, SentEvent } from '../../../kernel/handlers.ts';
import { listOrderItems, type Order, type ProposedOffer } from '@app/db';
import { isPosLoan } from '@app/machines/order';
import { amountsOf, customPurposeLoanOfOrder } from '../../order-life/amounts-of-order.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { calculateOffer } from './calculate-offer.ts';

/** What the decision requires instead: the order calculated with more own payment and fewer instalments; null where the catalogue has no such offer. */
export async function proposedOffer(
  ports: Ports,
  order: Order,
  conditions: { readonly ownPaymentInPercent: number; readonly paymentsCount: number },
): Promise<ProposedOffer | null> {
  const [items, shop] = await Promise.all([listOrderItems(ports.db, order.id), shopOfOrder(ports.db, order)]);
  const { salesChannel, financingType } = order;
  const calculated = await calculateOffer(ports.db, {
    salesChannel,
    financingType,
    shop,
    items,
    own: { percent: conditions.ownPaymentInPercent },
    paymentsCount: conditions.paymentsCount,
    customPurposeLoan: customPurposeLoanOfOrder(order),
    at: ports.now(),
  });
  return Object.keys(calculated.problems).length > 0 ? null : calculated.columns;
}

/** Both offers, side by side. */
export const getContemporaryCalculations: Query<
  'getContemporaryCalculations' | 'shopGetContemporaryCalculations'
> = async (request) => {
  const { order } = await findOrder(request);
  const proposed = order.proposedOffer;
  return {
    original: amountsOf(order),
    proposed: proposed === null ? null : amountsOf({ ...order, ...proposed }),
  };
};

function accepted(order: Order): OrderChange {
  const proposed = order.proposedOffer ?? {};
  const merged = { ...order, ...proposed };
  const initialPayment =
    (isPosLoan(order) ? merged.grossOwnPayment : merged.entryAndAdministrativeSumGross) ?? 0;
  const event: SentEvent = {
    type: 'ACCEPT_CONDITIONS',
    offer: { grossPrice: merged.grossPrice ?? 0, initialPayment },
  };
  return { event, write: async () => ({ ...proposed, entryValueSetManually: false }) };
}

const decision = (sent: 'accept' | 'reject', order: Order): OrderChange =>
  sent === 'accept' ? accepted(order) : { event: { type: 'REJECT_CONDITIONS' } };

/** The client's answer to the required offer. */
export const decideConditions: Command<'decideConditions'> = ({ body }, order) =>
  decision(body.decision, order);

/** The salesman's. */
export const shopDecideConditions: Command<'shopDecideConditions'> = ({ body }, order) =>
  decision(body.decision, order);
