import { financingPolicy } from '@app/machines/order';
import { fromDecimal, grossFromNet, netFromGross, shareOf, toDecimal } from '@app/machines/rules';
import type { Order } from '../../queries/order.ts';

/** Which price one types: the other follows by the VAT level. */
export type PriceSide = 'net' | 'gross';

/** A product as it stands in the form. */
export type ItemValues = {
  id: string | null;
  name: string;
  quantity: number | null;
  /** Grosz a piece, on the side that is typed. */
  price: number | null;
  vatLevel: number;
  category: string;
};

export type OfferValues = {
  side: PriceSide;
  items: ItemValues[];
  paymentsCount: number;
  /** Percent of the price. */
  ownPayment: number;
};

/** A further product with the VAT level that this financing begins with. */
export function emptyItem(order: Order): ItemValues {
  const vatLevel = financingPolicy[order.facts.financingType].vatLevels[0];
  const category = order.orderItemsAttributes[0]?.category ?? '';
  return { id: null, name: '', quantity: 1, price: null, vatLevel, category };
}

/** The form as the order stands. */
export function offerOf(order: Order): OfferValues {
  const gross = order.orderItemsAttributes.some((item) => item.grossPriceSelected);
  const items = order.orderItemsAttributes.map((item) => ({
    id: item.id,
    name: item.name,
    quantity: item.quantity,
    price: fromDecimal(gross ? item.grossPrice : item.price) || null,
    vatLevel: item.vatLevel,
    category: item.category ?? '',
  }));
  return {
    side: gross ? 'gross' : 'net',
    items: items.length > 0 ? items : [emptyItem(order)],
    paymentsCount: order.paymentsCount,
    ownPayment: Number(order.ownPaymentInPercent),
  };
}

/** The same prices typed on the other side. */
export function onSide(values: OfferValues, side: PriceSide): OfferValues {
  if (side === values.side) return values;
  const turned = side === 'gross' ? grossFromNet : netFromGross;
  const items = values.items.map((item) => ({
    ...item,
    price: item.price === null ? null : turned(item.price, item.vatLevel),
  }));
  return { ...values, side, items };
}

/** What the goods cost in all, grosz net and gross; each piece's price is rounded before it is counted. */
export function totalOf({ items, side }: OfferValues): Record<PriceSide, number> {
  const sum = { net: 0, gross: 0 };
  for (const { price, quantity, vatLevel } of items) {
    if (price === null || quantity === null) continue;
    sum.net += (side === 'net' ? price : netFromGross(price, vatLevel)) * quantity;
    sum.gross += (side === 'gross' ? price : grossFromNet(price, vatLevel)) * quantity;
  }
  return sum;
}

/** The own payment in grosz: a share of the net price of a lease, of the gross price of a loan. */
export function ownPaymentOf(values: OfferValues, order: Order): number {
  const lease = financingPolicy[order.facts.financingType].contract === 'lease';
  return shareOf(totalOf(values)[lease ? 'net' : 'gross'], values.ownPayment);
}

/** The products as they are sent. */
export function sentItems({ items, side }: OfferValues) {
  return items.map((item) => ({
    ...(item.id === null ? {} : { id: item.id }),
    name: item.name.trim(),
    quantity: item.quantity ?? 0,
    ...(side === 'net' ? { price: priceOf(item) } : { grossPrice: priceOf(item) }),
    grossPriceSelected: side === 'gross',
    vatLevel: item.vatLevel as 0 | 5 | 8 | 23,
    ...(item.category === '' ? {} : { category: item.category }),
  }));
}

function priceOf({ price }: ItemValues): string | null {
  return price === null ? null : toDecimal(price);
}
