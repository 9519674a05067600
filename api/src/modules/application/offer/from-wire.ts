import type { NewOrderItem, Order, OrderItem } from '@app/db';
import { groszFromWire, percentFromWire, type BodyOf } from '@app/machines/contract';
import { enteredOwnPayment, standardVat, unitPrice, type EnteredOwnPayment } from '@app/machines/rules';

type Sent = BodyOf<'updateProducts'>['order_items_attributes'][number];

/** What a product by specification is called: its own name is not asked for. */
const nameOf = (sent: Sent): string =>
  sent.type === 'proforma' ? `Specyfikacja ${sent.invoice_number.trim()}` : sent.name.trim();

/** A product as sent: the side that was typed stays, the other follows from the VAT level. */
export function itemFromWire(sent: Sent, known: readonly OrderItem[] = []): NewOrderItem {
  const vatLevel = sent.vat_level ?? standardVat;
  const gross =
    (sent.price ?? null) === null ||
    (sent.gross_price_selected === true && (sent.gross_price ?? null) !== null);
  const amount = groszFromWire((gross ? sent.gross_price : sent.price) ?? 0);
  const id = known.find((item) => item.id === sent.id)?.id;
  return {
    ...(id === undefined ? {} : { id }),
    name: nameOf(sent),
    quantity: sent.quantity ?? 1,
    ...unitPrice({ amount, vatPercent: vatLevel, grossPriceSelected: gross }),
    vatLevel,
    invoiceNumber: sent.invoice_number?.trim() || null,
    category: sent.category ?? null,
    type: sent.type ?? 'single',
    productType: sent.product_type ?? 'new',
    grossPriceSelected: gross,
  };
}

interface SentOwnPayment {
  readonly own_payment?: string | number | null | undefined;
  readonly gross_own_payment?: string | number | null | undefined;
  readonly own_payment_in_percent?: string | number | null | undefined;
}

/** The own payment as it was entered; null where nothing was sent. */
export function ownFromWire(sent: SentOwnPayment): EnteredOwnPayment | null {
  if ((sent.own_payment ?? null) !== null) return { amount: groszFromWire(sent.own_payment ?? 0) };
  if ((sent.gross_own_payment ?? null) !== null)
    return { grossAmount: groszFromWire(sent.gross_own_payment ?? 0) };
  if ((sent.own_payment_in_percent ?? null) !== null)
    return { percent: percentFromWire(sent.own_payment_in_percent ?? 0) };
  return null;
}

/** The own payment that an order holds, as it was entered. */
export const ownOfOrder = (order: Order): EnteredOwnPayment | null =>
  enteredOwnPayment({
    ...order,
    ownPaymentInPercent: order.ownPaymentInPercent === null ? null : Number(order.ownPaymentInPercent),
  });
