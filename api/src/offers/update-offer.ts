import {
  listOrderItems,
  loadShop,
  replaceOrderItems,
  type NewOrderItem,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import type { BodyOf, CallName } from '@app/machines/contract';
import { validationMessages } from '@app/machines/rules';
import { invalid } from '../answers.ts';
import type { CallRequest } from '../http/call-request.ts';
import { sends, type Sending } from '../orders/send-event.ts';
import { calculateOffer, type Calculated } from './calculate-offer.ts';
import { itemFromWire, ownFromWire, ownOfOrder } from './from-wire.ts';

const isComplete = (items: readonly NewOrderItem[]): boolean =>
  items.length > 0 &&
  items.every(({ name, grossPrice, quantity }) => name !== '' && grossPrice > 0 && quantity > 0);

const newsOf = (calculated: Calculated, items: readonly NewOrderItem[]) => ({
  grossPrice: calculated.columns.grossPrice ?? 0,
  initialPayment: calculated.initialPayment,
  itemsComplete: isComplete(items),
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
  wish: Partial<Parameters<typeof calculateOffer>[1]>,
) {
  const shop = await loadShop(tx, order.shopId);
  if (shop === null) throw new Error('An order without a shop');
  const { salesChannel, financingType } = order;
  return calculateOffer(tx, {
    salesChannel,
    financingType,
    shop,
    items,
    own: ownOfOrder(order),
    paymentsCount: order.paymentsCount,
    ...wish,
  });
}

/** The products as sent, calculated anew; a calculation that no longer fits its bounds is stored as none. */
export const updateProducts = sends<'updateProducts'>(async (request, order): Promise<Sending> => {
  const { db } = request.ports;
  const known = await listOrderItems(db, order.id);
  const items = request.body.order_items_attributes.map((item) => itemFromWire(item, known));
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (order.salesChannel === 'scrapper' && units > 10)
    throw invalid({ order_items_attributes: validationMessages.tooManyUnits(10) });
  const calculated = await calculate(db, order, items, {});
  return {
    event: { type: 'UPDATE_ITEMS', offer: newsOf(calculated, items) },
    write: async (tx) => {
      await replaceOrderItems(tx, order.id, items);
      return changesOf(calculated);
    },
  };
});

type CalculationBody = BodyOf<'updateCalculation'>;

async function recalculated(request: CallRequest<CallName>, order: Order, body: CalculationBody) {
  const items = await listOrderItems(request.ports.db, order.id);
  const calculated = await calculate(request.ports.db, order, items, {
    own: ownFromWire(body) ?? ownOfOrder(order),
    paymentsCount: body.payments_count ?? order.paymentsCount,
  });
  if (Object.keys(calculated.problems).length > 0) throw invalid(calculated.problems);
  return { items, calculated };
}

/** A changed calculation; accepted and moved on from, unless dont_move_to_next_status. */
export const updateCalculation = sends<'updateCalculation'>(async (request, order): Promise<Sending> => {
  const { items, calculated } = await recalculated(request, order, request.body);
  const type = request.body.dont_move_to_next_status === true ? 'UPDATE_CALCULATION' : 'ACCEPT_CALCULATION';
  return { event: { type, offer: newsOf(calculated, items) }, write: async () => changesOf(calculated) };
});
