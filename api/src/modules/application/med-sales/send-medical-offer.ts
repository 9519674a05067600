import { insertOfferMail } from '@app/db';
import { invalid } from '../../../kernel/errors.ts';
import type { Command } from '../../../kernel/handlers.ts';
import { drawOffer } from '../offer/draw-offer.ts';
import { recalculate } from '../offer/update-offer.ts';
import { calculateCompared, isOrdersOwn } from './calculations.ts';

const manyMails = 'Tę ofertę wysłano już wiele razy. Spróbuj ponownie za godzinę.';

/** Mails the order's calculation and those beside it, in one PDF, to the contact; few an hour. */
export const sendMedSalesOffer: Command<'sendMedSalesOffer'> = async (request, order) => {
  const { ports, limit } = request;
  if (order.contact === null) throw invalid({ email: 'Ten wniosek nie ma jeszcze osoby do kontaktu' });
  const { email } = order.contact;
  await limit('contactEmail', `pdf:${order.id}`, { sentence: manyMails });
  const { calculated } = await recalculate(request, order, {});
  const compared = await calculateCompared(ports.db, order, ports.now());
  const others = compared
    .map((one) => one.calculated)
    .filter((other) => Object.keys(other.problems).length === 0 && !isOrdersOwn(order, other));
  const insert = await drawOffer(ports, order, calculated, others);
  return {
    event: { type: 'SEND_PDF_OFFER' },
    write: async (tx, now) => {
      const { id } = await insert(tx);
      await insertOfferMail(tx, { orderId: now.id, seq: now.version + 1, fileId: id, email });
    },
  };
};
