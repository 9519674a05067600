import type { NewOrderItem, Order, OrderItem } from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { productFields, storeFields } from '@app/machines/fields';
import { enteredOwnPayment, unitPrice, type EnteredOwnPayment } from '@app/machines/rules';

type Sent = BodyOf<'updateProducts'>['order_items_attributes'][number];

/**
 * A product as sent: the side that was typed stays, the other follows from the VAT level. A specification is called by its
 * number: its own name is not asked for.
 */
export function itemFromWire(sent: Sent, known: readonly OrderItem[] = []): NewOrderItem {
  const product = storeFields(productFields, sent);
  const grossPriceSelected =
    (sent.price ?? null) === null || (product.grossPriceSelected && (sent.gross_price ?? null) !== null);
  const amount = grossPriceSelected ? product.grossPrice : product.price;
  const id = known.find((item) => item.id === sent.id)?.id;
  return {
    ...(id === undefined ? {} : { id }),
    ...product,
    ...(product.type === 'proforma' && { name: `Specyfikacja ${product.invoiceNumber}` }),
    ...unitPrice({ amount, vatPercent: product.vatLevel, grossPriceSelected }),
    grossPriceSelected,
  };
}

/** The own payment that an order holds, as it was entered. */
export const ownOfOrder = (order: Order): EnteredOwnPayment | null =>
  enteredOwnPayment({
    ...order,
    ownPaymentInPercent: order.ownPaymentInPercent === null ? null : Number(order.ownPaymentInPercent),
  });
