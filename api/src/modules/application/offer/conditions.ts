import { listOrderItems, loadShop, type Order, type ProposedOffer } from '@app/db';
import { isPosLoan } from '@app/machines/order';
import type { SentEvent } from '../../order-life/advance-order.ts';
import type { Query } from '../../../kernel/call-context.ts';
import { amountsOf, customPurposeLoanOfOrder } from '../../order-life/amounts-of-order.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { sends, type Sending } from '../../order-life/send-event.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { calculateOffer } from './calculate-offer.ts';

/** What the decision requires instead: the order calculated with more own payment and fewer instalments; null where the catalogue has no such offer. */
export async function proposedOffer(
  ports: Ports,
  order: Order,
  conditions: { readonly ownPaymentInPercent: number; readonly paymentsCount: number },
): Promise<ProposedOffer | null> {
  const [items, shop] = await Promise.all([
    listOrderItems(ports.db, order.id),
    loadShop(ports.db, order.shopId),
  ]);
  if (shop === null) throw new Error('An order without a shop');
  const { salesChannel, financingType } = order;
  const calculated = await calculateOffer(ports.db, {
    salesChannel,
    financingType,
    shop,
    items,
    own: { percent: conditions.ownPaymentInPercent },
    paymentsCount: conditions.paymentsCount,
    customPurposeLoan: customPurposeLoanOfOrder(order),
  });
  return Object.keys(calculated.problems).length > 0 ? null : calculated.columns;
}

/** Both offers, side by side. */
export const getContemporaryCalculations: Query<'getContemporaryCalculations'> = async (request) => {
  const { order } = await findOrder(request);
  const proposed = order.proposedOffer;
  return {
    original: amountsOf(order),
    proposed: proposed === null ? null : amountsOf({ ...order, ...proposed }),
  };
};

function accepted(order: Order): Sending {
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

const decision = (sent: 'accept' | 'reject', order: Order): Sending =>
  sent === 'accept' ? accepted(order) : { event: { type: 'REJECT_CONDITIONS' } };

/** The client's answer to the required offer. */
export const decideConditions = sends<'decideConditions'>(({ body }, order) =>
  decision(body.decision, order),
);

/** The salesman's. */
export const shopDecideConditions = sends<'shopDecideConditions'>(({ body }, order) =>
  decision(body.decision, order),
);
