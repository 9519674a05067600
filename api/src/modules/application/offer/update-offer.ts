import { shopOfOrder } from '../../order-life/shop-of-order.ts';
import type { SharedCommand } from '../../../kernel/handlers.ts';
import {
  listOrderItems,
  replaceOrderItems,
  type NewOrderItem,
  type Order,
  type OrderChanges,
  type Shop,
  type Tx,
} from '@app/db';
import { groszFromWire, ownFromWire, type BodyOf } from '@app/machines/contract';
import { channelPolicy, financingPolicy } from '@app/machines/order';
import { itemProblems, type EnteredOwnPayment } from '@app/machines/rules';
import { invalid } from '../../../kernel/errors.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { calculateOffer, type Calculated, type OfferWish } from './calculate-offer.ts';
import { itemFromWire, ownOfOrder } from './from-wire.ts';
import { refinance } from './refinance.ts';
import { termsOf } from '../../order-life/terms-of.ts';
import { customPurposeLoanOfOrder } from '../../order-life/amounts-of-order.ts';

/** Whether each of the goods has a name, a price and pieces. */
export const areComplete = (items: readonly NewOrderItem[]): boolean =>
  items.length > 0 &&
  items.every(({ name, grossPrice, quantity }) => name !== '' && grossPrice > 0 && quantity > 0);

const offerOf = (calculated: Calculated, items: readonly NewOrderItem[]) => ({
  grossPrice: calculated.columns.grossPrice ?? 0,
  initialPayment: calculated.initialPayment,
  itemsComplete: areComplete(items),
  calculationWithinBounds: Object.keys(calculated.problems).length === 0,
  calculated: Object.keys(calculated.problems).length === 0,
});

const changesOf = ({ columns, entryValueSetManually }: Calculated): OrderChanges => ({
  ...columns,
  entryValueSetManually,
});

async function calculate(
  tx: Tx,
  order: Order,
  items: readonly NewOrderItem[],
  wish: Partial<OfferWish> & Pick<OfferWish, 'at'>,
): Promise<Calculated> {
  const { salesChannel, financingType } = order;
  return calculateOffer(tx, {
    salesChannel,
    financingType,
    shop: await shopOfOrder(tx, order),
    items,
    own: ownOfOrder(order),
    paymentsCount: order.paymentsCount,
    customPurposeLoan: customPurposeLoanOfOrder(order),
    ...wish,
  });
}

/** Refuses products that an order of this kind cannot hold: an unknown category, a VAT level of other financing, too many scrapped pieces. */
export async function refuseWrongItems(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { financingType, salesChannel }: Pick<Order, 'financingType' | 'salesChannel'>,
  shop: Shop,
  items: readonly NewOrderItem[],
): Promise<void> {
  const terms = await termsOf(db, { financingType, shop, at: now() });
  const problems = itemProblems(items, {
    vatLevels: financingPolicy[financingType].vatLevels,
    categories: terms.map(({ value }) => value),
    scrapped: channelPolicy[salesChannel].scrapped,
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Other products than before: a loan for any purpose that is above their bound goes down to it. */
async function calculateAnew(
  tx: Tx,
  order: Order,
  items: readonly NewOrderItem[],
  at: number,
): Promise<Calculated> {
  const calculated = await calculate(tx, order, items, { at });
  const { customPurposeLoanLimit: limit } = calculated.limits;
  return limit !== null && customPurposeLoanOfOrder(order) > limit
    ? calculate(tx, order, items, { customPurposeLoan: limit, at })
    : calculated;
}

/** The products as sent, calculated anew; a calculation that no longer fits its bounds is stored as none. */
export const updateProducts: SharedCommand<'updateProducts' | 'shopUpdateProducts'> = async (
  request,
  order,
) => {
  const { db } = request.ports;
  const known = await listOrderItems(db, order.id);
  const items = request.body.order_items_attributes.map((item) => itemFromWire(item, known));
  await refuseWrongItems(request.ports, order, await shopOfOrder(db, order), items);
  const calculated = await calculateAnew(db, order, items, request.ports.now());
  return {
    event: { type: 'UPDATE_ITEMS', offer: offerOf(calculated, items) },
    write: async (tx) => {
      await replaceOrderItems(tx, order.id, items);
      return changesOf(calculated);
    },
  };
};

type CalculationBody = BodyOf<'updateCalculation'>;

const customPurposeLoanIn = (body: CalculationBody, order: Order): number =>
  (body.custom_purpose_loan ?? null) === null
    ? customPurposeLoanOfOrder(order)
    : groszFromWire(body.custom_purpose_loan ?? 0);

/** The own payment as it was sent; `entry_value_set_manually` may say the same, or that the least is taken. */
function ownIn(body: CalculationBody, order: Order): EnteredOwnPayment | null {
  const sent = ownFromWire(body);
  const { entry_value_set_manually: manually } = body;
  if (manually !== undefined && sent !== null && manually === 'percent' in sent)
    throw invalid({ entry_value_set_manually: 'Wpłatę własną podano inaczej – kwotą albo procentem' });
  if (manually === false && sent === null) return null;
  return sent ?? ownOfOrder(order);
}

const noProblem = ({ problems }: Calculated): boolean => Object.keys(problems).length === 0;

/**
 * What an order's calculation is with what was sent; 422 where it does not fit its bounds. What was chosen stays under another
 * financing where it fits; where it does not, what was not sent anew begins again.
 */
export async function recalculate(
  { ports: { db, now } }: Pick<CallContext, 'ports'>,
  order: Order,
  body: CalculationBody,
) {
  const known = await listOrderItems(db, order.id);
  const financingType = body.financing_type ?? order.financingType;
  const changed = financingType !== order.financingType;
  const shop = await shopOfOrder(db, order);
  const at = now();
  const items = changed ? await refinance(db, order, shop, { items: known, to: financingType, at }) : known;
  const kept = {
    financingType,
    own: ownIn(body, order),
    paymentsCount: body.payments_count ?? order.paymentsCount,
    customPurposeLoan: customPurposeLoanIn(body, order),
    at,
  };
  const first = await calculate(db, order, items, kept);
  const calculated =
    !changed || noProblem(first)
      ? first
      : await calculate(db, order, items, {
          financingType,
          at,
          own: ownFromWire(body),
          paymentsCount: body.payments_count ?? null,
          customPurposeLoan: groszFromWire(body.custom_purpose_loan ?? 0),
        });
  if (!noProblem(calculated)) throw invalid(calculated.problems);
  return { items, calculated, changed, financingType };
}

/** A changed calculation, of another financing too; accepted and moved on from, unless dont_move_to_next_status. */
export const updateCalculation: SharedCommand<'updateCalculation' | 'shopUpdateCalculation'> = async (
  request,
  order,
) => {
  const { items, calculated, changed, financingType } = await recalculate(request, order, request.body);
  const type = request.body.dont_move_to_next_status === true ? 'UPDATE_CALCULATION' : 'ACCEPT_CALCULATION';
  const offer = offerOf(calculated, items);
  return {
    event: { type, offer, ...(changed && { financingType }) },
    write: async (tx) => {
      if (changed) await replaceOrderItems(tx, order.id, items);
      return changesOf(calculated);
    },
  };
};
