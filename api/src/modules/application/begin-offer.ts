import { newId, newSlug, type NewOrderItem, type Shop } from '@app/db';
import { groszFromWire, ownFromWire, type BodyOf } from '@app/machines/contract';
import { channelPolicy, newFacts, type FinancingType, type SalesChannel } from '@app/machines/order';
import { invalid } from '../../kernel/errors.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { CreateOrder } from '../order-life/create-order.ts';
import { calculateOffer } from './offer/calculate-offer.ts';
import { itemFromWire } from './offer/from-wire.ts';
import { areComplete, refuseWrongItems } from './offer/update-offer.ts';

/** What a salesman begins an offer with. With `isOpen` its calculation stays open, and may not fit yet. */
type Begun = Omit<
  BodyOf<'createShopOrder'>,
  'sales_channel' | 'financing_type' | 'dont_move_to_next_status'
> & {
  readonly isOpen: boolean;
  readonly contact: NonNullable<CreateOrder['order']['contact']> | null;
};

/** The order that a salesman begins in a shop, with its goods. Throws 422 at the goods, and at the calculation unless it is open. */
export async function beginOffer(
  ports: Ports,
  kind: { readonly shop: Shop; readonly salesChannel: SalesChannel; readonly financingType: FinancingType },
  { isOpen, contact, ...body }: Begun,
): Promise<{ readonly order: CreateOrder['order']; readonly items: readonly NewOrderItem[] }> {
  const { shop, salesChannel, financingType } = kind;
  const items = body.order_items_attributes.map((item) => itemFromWire(item));
  await refuseWrongItems(ports, kind, shop, items);
  const at = ports.now();
  const { columns, entryValueSetManually, problems, initialPayment } = await calculateOffer(ports.db, {
    ...kind,
    items,
    own: ownFromWire(body),
    paymentsCount: body.payments_count ?? null,
    customPurposeLoan: groszFromWire(body.custom_purpose_loan ?? 0),
    at,
  });
  const fits = Object.keys(problems).length === 0;
  if (!fits && !isOpen) throw invalid(problems);
  const { flowType } = channelPolicy[salesChannel];
  const itemsComplete = areComplete(items);
  const facts = newFacts({
    salesChannel,
    financingType,
    flowType,
    remote: body.remote ?? false,
    itemsComplete,
    calculated: fits && itemsComplete && !isOpen,
    calculationWithinBounds: fits,
    grossPrice: columns.grossPrice ?? 0,
    initialPayment,
  });
  const order = {
    id: newId(),
    slug: newSlug(),
    shopId: shop.id,
    userId: null,
    salesChannel,
    receiveChannel: 'salesman_panel',
    financingType,
    flowType,
    externalOrderId: null,
    shopRedirectUrl: null,
    orderedAt: at,
    contact,
    ...columns,
    entryValueSetManually,
    facts,
  } as const;
  return { order, items };
}
