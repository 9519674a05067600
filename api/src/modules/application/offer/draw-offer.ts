import { insertFile, listOrderItems, loadCompany, type Order, type StoredFile, type Tx } from '@app/db';
import { mediaTypes } from '@app/machines/rules';
import { financingParty } from '../../../documents/financing-party.ts';
import { offerDocument } from '../../../documents/offer/offer-calculation.ts';
import { renderPdf } from '../../../documents/render-pdf.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { documentItems, termsOfOrder } from '../../order-life/document-data.ts';
import { shopOfOrder } from '../../order-life/shop-of-order.ts';
import type { Calculated } from './calculate-offer.ts';
import { validUntil } from './valid-until.ts';

const termsOf = (order: Order, { columns, initialPayment }: Calculated) =>
  termsOfOrder({ ...order, ...columns, facts: { ...order.facts, initialPayment } });

/** Draws the order's offer with these figures, others beside them, and stores it; the answer enters it among the order's files. */
export async function drawOffer(
  ports: Ports,
  order: Order,
  calculated: Calculated,
  others: readonly Calculated[] = [],
): Promise<(tx: Tx) => Promise<StoredFile>> {
  const [items, shop, company] = await Promise.all([
    listOrderItems(ports.db, order.id),
    shopOfOrder(ports.db, order),
    loadCompany(ports.db, order.id),
  ]);
  const now = ports.now();
  const definition = offerDocument({
    orderNumber: order.number,
    madeAt: now,
    validUntil: validUntil(order),
    financing: financingParty,
    shop: { name: shop.name, phone: shop.phone, email: null },
    companyName: company?.name ?? null,
    items: documentItems(items),
    terms: termsOf(order, calculated),
    others: others.map((other) => termsOf(order, other)),
  });
  const stored = await ports.files.put(await renderPdf(definition));
  const file = { ...stored, orderId: order.id, shopId: null, type: 'offer', mime: mediaTypes.pdf } as const;
  return (tx) => insertFile(tx, { ...file, name: `Kalkulacja ${order.number}.pdf` }, now);
}
