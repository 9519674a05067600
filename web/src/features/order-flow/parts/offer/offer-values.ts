import { financingPolicy } from '@app/machines/order';
import { enteredOwnPayment, fromDecimal, offerFormulas, toDecimal, unitPrice } from '@app/machines/rules';
import type { EnteredOwnPayment } from '@app/machines/rules';
import type { Order } from '../../queries/order-query.ts';

/** On which side of VAT prices are shown and typed; the other follows. */
export type PriceSide = 'net' | 'gross';

/** A product as it stands in the form. */
export type ItemValues = {
  /** Stays the same while the form is open. */
  key: string;
  id: string | null;
  type: 'single' | 'proforma';
  name: string;
  /** Of the specification. */
  invoiceNumber: string;
  quantity: number | null;
  /** Grosz a piece, on the side on which it was typed. */
  price: number | null;
  priceSide: PriceSide;
  vatLevel: number;
  category: string;
  productType: 'new' | 'used';
};

export type OfferValues = {
  side: PriceSide;
  items: ItemValues[];
  paymentsCount: number | null;
  /** As it was typed: grosz, or percent. */
  own: { typed: PriceSide | 'percent'; value: number | null };
  /** Grosz. */
  customPurposeLoan: number | null;
};

/** An order, or what is known of one that a salesman has not begun yet. */
export type OfferSubject = { readonly facts: Pick<Order['facts'], 'financingType' | 'salesChannel'> };

const policyOf = ({ facts }: OfferSubject) => financingPolicy[facts.financingType];

/** The side on which the order's financing counts: a lease net, a loan gross. */
export const sideOf = (order: OfferSubject): PriceSide => offerFormulas[policyOf(order).formula].side;

/** A further product, beginning with what this financing usually holds. */
export function emptyItem(
  order: OfferSubject,
  values: Pick<OfferValues, 'side' | 'items'>,
  key: string,
): ItemValues {
  return {
    key,
    id: null,
    type: 'single',
    name: '',
    invoiceNumber: '',
    quantity: 1,
    price: null,
    priceSide: values.side,
    vatLevel: policyOf(order).vatLevels[0],
    category: values.items[0]?.category ?? '',
    productType: 'new',
  };
}

function itemOf(item: Order['orderItemsAttributes'][number]): ItemValues {
  const priceSide = item.grossPriceSelected ? 'gross' : 'net';
  return {
    key: item.id,
    id: item.id,
    type: item.type === 'proforma' ? 'proforma' : 'single',
    name: item.name,
    invoiceNumber: item.invoiceNumber ?? '',
    quantity: item.quantity,
    price: fromDecimal(priceSide === 'gross' ? item.grossPrice : item.price) || null,
    priceSide,
    vatLevel: item.vatLevel,
    category: item.category ?? '',
    productType: item.productType === 'used' ? 'used' : 'new',
  };
}

/** The own payment as it was typed; a loan's amount is always shown gross. */
function ownOf(order: Order): OfferValues['own'] {
  const entered = enteredOwnPayment({
    ownPayment: fromDecimal(order.ownPayment),
    grossOwnPayment: fromDecimal(order.grossOwnPayment),
    ownPaymentInPercent: Number(order.ownPaymentInPercent),
    entryValueSetManually: order.entryValueSetManually,
  });
  if (entered === null || 'percent' in entered)
    return { typed: 'percent', value: Number(order.ownPaymentInPercent) };
  return 'amount' in entered && sideOf(order) === 'net'
    ? { typed: 'net', value: entered.amount }
    : { typed: 'gross', value: fromDecimal(order.grossOwnPayment) };
}

/** The form as the order stands. */
export function offerOf(order: Order): OfferValues {
  const items = order.orderItemsAttributes.map(itemOf);
  const side = items[0]?.priceSide ?? sideOf(order);
  return {
    side,
    items: items.length > 0 ? items : [emptyItem(order, { side, items }, 'first')],
    paymentsCount: order.paymentsCount || null,
    own: ownOf(order),
    customPurposeLoan: fromDecimal(order.customPurposeLoan) || null,
  };
}

/** One piece's price on both sides, grosz; nothing typed is nothing. */
export function pricesOf({ price, priceSide, vatLevel }: ItemValues): Record<PriceSide, number> {
  const { price: net, grossPrice: gross } = unitPrice({
    amount: price ?? 0,
    vatPercent: vatLevel,
    grossPriceSelected: priceSide === 'gross',
  });
  return { net, gross };
}

/** The own payment as the rules take it. */
export function enteredOwn({ own: { typed, value } }: OfferValues): EnteredOwnPayment {
  if (typed === 'percent') return { percent: value ?? 0 };
  return typed === 'net' ? { amount: value ?? 0 } : { grossAmount: value ?? 0 };
}

/** The products as they are sent: the side that was typed, nothing of the other. */
export function sentItems({ items }: Pick<OfferValues, 'items'>) {
  return items.map((item) => {
    const price = item.price === null ? null : toDecimal(item.price);
    const common = {
      ...(item.id === null ? {} : { id: item.id }),
      ...(item.priceSide === 'net' ? { price } : { grossPrice: price }),
      grossPriceSelected: item.priceSide === 'gross',
      vatLevel: item.vatLevel as 0 | 5 | 8 | 23,
      productType: item.productType,
      ...(item.category === '' ? {} : { category: item.category }),
      quantity: item.quantity ?? 0,
    };
    return item.type === 'proforma'
      ? { ...common, type: 'proforma' as const, invoiceNumber: item.invoiceNumber.trim() }
      : { ...common, type: 'single' as const, name: item.name.trim() };
  });
}

/** The calculation as it is sent: the own payment on the side that was typed. */
export function sentCalculation({ paymentsCount, own, customPurposeLoan }: OfferValues) {
  const amount = toDecimal(own.typed === 'percent' ? 0 : (own.value ?? 0));
  return {
    ...(paymentsCount === null ? {} : { paymentsCount }),
    ...(own.typed === 'percent' ? { ownPaymentInPercent: own.value ?? 0 } : {}),
    ...(own.typed === 'net' ? { ownPayment: amount } : {}),
    ...(own.typed === 'gross' ? { grossOwnPayment: amount } : {}),
    customPurposeLoan: toDecimal(customPurposeLoan ?? 0),
  };
}

/** What a picked product fills in: it leads with its gross price, as its shop knows it. */
export function pickedOf(product: {
  readonly name: string;
  readonly grossPrice: string;
  readonly vatLevel: number;
  readonly category: string | null;
}): Pick<ItemValues, 'name' | 'price' | 'priceSide' | 'vatLevel'> & Partial<Pick<ItemValues, 'category'>> {
  const { name, grossPrice, vatLevel, category } = product;
  return {
    name,
    price: fromDecimal(grossPrice),
    priceSide: 'gross',
    vatLevel,
    ...(category === null ? {} : { category }),
  };
}
