import {
  insertFile,
  insertOfferMail,
  listOrderItems,
  loadCompany,
  loadFile,
  type Order,
  type Tx,
} from '@app/db';
import type { BodyOf } from '@app/machines/contract';
import { mediaTypes } from '@app/machines/rules';
import { financingParty } from '../../../documents/financing-party.ts';
import { offerDocument } from '../../../documents/offer/offer-calculation.ts';
import { renderPdf } from '../../../documents/render-pdf.ts';
import type { CallContext } from '../../../kernel/call-context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { documentItems, termsOfOrder } from '../../order-life/document-data.ts';
import { shopOfOrder } from '../../order-life/shop-of-order.ts';
import { downloadOf } from '../../order-life/stored-file.ts';
import { recalculate } from './update-offer.ts';
import { validUntil } from './valid-until.ts';

/** Draws the order's offer with these figures and stores it; the answer enters it among the order's files. */
async function drawOffer(
  { ports }: Pick<CallContext, 'ports'>,
  order: Order,
  body: BodyOf<'updateCalculation'>,
) {
  const { calculated } = await recalculate({ ports }, order, body);
  const { columns, initialPayment } = calculated;
  const [items, shop] = await Promise.all([listOrderItems(ports.db, order.id), shopOfOrder(ports.db, order)]);
  const company = await loadCompany(ports.db, order.id);
  const now = ports.now();
  const definition = offerDocument({
    orderNumber: order.number,
    madeAt: now,
    validUntil: validUntil(order),
    financing: financingParty,
    shop: { name: shop.name, phone: shop.phone, email: null },
    companyName: company?.name ?? null,
    items: documentItems(items),
    terms: termsOfOrder({ ...order, ...columns, facts: { ...order.facts, initialPayment } }),
  });
  const stored = await ports.files.put(await renderPdf(definition));
  const file = { ...stored, orderId: order.id, shopId: null, type: 'offer', mime: mediaTypes.pdf } as const;
  return (tx: Tx) => insertFile(tx, { ...file, name: `Kalkulacja ${order.number}.pdf` }, now);
}

/** A PDF of the figures as sent, beside the order: what it holds stays as it is. */
export const shopPdfCalculation: Command<'shopPdfCalculation'> = async (request, order) => {
  const insert = await drawOffer(request, order, request.body);
  let id: string | undefined;
  return {
    event: null,
    keepsVersion: true,
    write: async (tx) => {
      ({ id } = await insert(tx));
    },
    reply: async () => {
      if (id === undefined) throw new Error('The PDF was not stored');
      return { id };
    },
  };
};

/** The content of a file; null, with a report, where the store has lost it (ERROR-010). */
const contentOf = (ports: Ports, path: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  ports.files.read(path).then(
    (bytes) => new Uint8Array(bytes),
    (error: unknown) => {
      ports.report(error, { doing: 'download of an offer' });
      return null;
    },
  );

/** An offer that was drawn for this order. */
export const downloadPdfCalculation: Query<'downloadPdfCalculation'> = async (request) => {
  const { ports, params, header } = request;
  const { order } = await findOrder(request);
  const file = await loadFile(ports.db, params['id'] ?? '');
  if (file?.orderId !== order.id || file.type !== 'offer') throw notFound();
  const bytes = await contentOf(ports, file.path);
  if (bytes === null) return new Response(null, { status: 204 });
  if (header('accept')?.includes(mediaTypes.pdf)) return downloadOf({ ...file, bytes });
  return { file: Buffer.from(bytes).toString('base64'), filename: file.name, type: file.mime };
};

const manyMails = 'Tę ofertę wysłano już wiele razy. Spróbuj ponownie za godzinę albo pobierz plik PDF.';

/** Mails a PDF of the figures as sent to anybody's address; few an hour, since nobody has asked for it there. */
export const sendPdfCalculation: Command<'sendPdfCalculation'> = async (request, order) => {
  const { body, limit } = request;
  await limit('contactEmail', `pdf:${order.id}`, { sentence: manyMails });
  const { own_payment, own_payment_in_percent, installments_count } = body;
  const insert = await drawOffer(request, order, {
    own_payment,
    own_payment_in_percent,
    payments_count: installments_count,
  });
  return {
    event: { type: 'SEND_PDF_OFFER' },
    write: async (tx, now) => {
      const { id } = await insert(tx);
      await insertOfferMail(tx, { orderId: now.id, seq: now.version + 1, fileId: id, email: body.email });
    },
  };
};
