import { insertOfferMail, loadFile, type StoredFile } from '@app/db';
import { mediaTypes } from '@app/machines/rules';
import { notFound } from '../../../kernel/errors.ts';
import type { Command, Query } from '../../../kernel/handlers.ts';
import type { Ports } from '../../../kernel/ports.ts';
import { findOrder } from '../../order-life/authorize-order.ts';
import { downloadOf } from '../../order-life/stored-file.ts';
import { drawOffer } from './draw-offer.ts';
import { recalculate } from './update-offer.ts';

/** A PDF of the figures as sent, beside the order: what it holds stays as it is. */
export const shopPdfCalculation: Command<'shopPdfCalculation'> = async (request, order) => {
  const { calculated } = await recalculate(request, order, request.body);
  const insert = await drawOffer(request.ports, order, calculated);
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
const contentOf = (ports: Ports, file: StoredFile): Promise<Uint8Array<ArrayBuffer> | null> =>
  ports.files.read(file).then(
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
  const bytes = await contentOf(ports, file);
  if (bytes === null) return new Response(null, { status: 204 });
  if (header('accept')?.includes(mediaTypes.pdf)) return downloadOf({ ...file, bytes });
  return { file: Buffer.from(bytes).toString('base64'), filename: file.name, type: file.mime };
};

const manyMails = 'Tę ofertę wysłano już wiele razy. Spróbuj ponownie za godzinę albo pobierz plik PDF.';

/** Mails a PDF of the figures as sent to anybody's address; few an hour, since nobody has asked for it there. */
export const sendPdfCalculation: Command<'sendPdfCalculation'> = async (request, order) => {
  const { ports, body, limit } = request;
  await limit('contactEmail', `pdf:${order.id}`, { sentence: manyMails });
  const { own_payment, own_payment_in_percent, installments_count } = body;
  const wish = { own_payment, own_payment_in_percent, payments_count: installments_count };
  const { calculated } = await recalculate(request, order, wish);
  const insert = await drawOffer(ports, order, calculated);
  return {
    event: { type: 'SEND_PDF_OFFER' },
    write: async (tx, now) => {
      const { id } = await insert(tx);
      await insertOfferMail(tx, { orderId: now.id, seq: now.version + 1, fileId: id, email: body.email });
    },
  };
};
