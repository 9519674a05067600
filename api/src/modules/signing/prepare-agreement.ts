import { shopOfOrder } from '../order-life/shop-of-order.ts';
import {
  insertAgreement,
  insertFile,
  loadApplication,
  type Order,
  type OrderChanges,
  type Tx,
} from '@app/db';
import { agreementDataOf } from '../order-life/document-data.ts';
import { readingCopy, readingName, templateOf } from './reading-copy.ts';
import { generalTermsPdf } from './general-terms-pdf.ts';
import { agreementDocument } from '../../documents/agreement/agreement.ts';
import { runRenderer } from '../../documents/renderer/pdf-renderer.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';

/** Draws the agreement, the copy that is read before the signature and the general terms from what is stored: the files now, their rows in the transaction that follows. */
export async function drawAgreement(ports: Ports, order: Order): Promise<(tx: Tx) => Promise<OrderChanges>> {
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    shopOfOrder(ports.db, order),
  ]);
  const at = ports.now();
  const data = agreementDataOf(order, details, shop, at);
  const agreement = agreementDocument(data);
  const [pdf, readingPdf, terms] = await Promise.all([
    renderPdf(agreement),
    renderPdf(readingCopy(order, details, shop, at)),
    generalTermsPdf(data.terms.kind),
  ]);
  const pages = await runRenderer('countPages', pdf);
  const [stored, storedCopy, storedTerms] = await Promise.all([
    ports.files.put(pdf),
    ports.files.put(readingPdf),
    ports.files.put(terms.pdf),
  ]);
  const guaranteed = data.guarantee !== null;
  const file = { orderId: order.id, shopId: null, mime: 'application/pdf' } as const;
  const number = data.number.replaceAll('/', '-');
  return async (tx) => {
    const type = guaranteed ? 'contract_with_guarantee' : 'contract';
    const contract = await insertFile(tx, { ...file, ...stored, type, name: `Umowa ${number}.pdf` }, at);
    const reading = await insertFile(
      tx,
      {
        ...file,
        ...storedCopy,
        type: 'reading_copy',
        name: readingName({ agreementId: data.number, number: order.number }),
      },
      at,
    );
    const owul = await insertFile(
      tx,
      { ...file, ...storedTerms, type: 'owul', name: `${terms.title}.pdf` },
      at,
    );
    await insertAgreement(
      tx,
      {
        orderId: order.id,
        kind: guaranteed ? 'agreement_with_guarantee' : 'agreement',
        fileId: contract.id,
        owulFileId: owul.id,
        readingFileId: reading.id,
        pages,
        templateVersion: templateOf(agreement),
      },
      at,
    );
    return { agreementId: data.number, agreementPreparedAt: at };
  };
}

/** The agreement is drawn for its preview; files first, then their rows with the event. */
export const prepareAgreement: Performer = async ({ ports, order }) => ({
  event: { type: 'AGREEMENT_PREPARED' },
  write: await drawAgreement(ports, order),
});
