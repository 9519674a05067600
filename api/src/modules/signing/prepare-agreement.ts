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
import { drawnDocument, readingCopy, readingName, templateOf } from './reading-copy.ts';
import { generalTermsPdf } from './general-terms-pdf.ts';
import { runRenderer } from '../../documents/renderer/pdf-renderer.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { putAll } from '../../kernel/files/put-all.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';

/** What is drawn, as an agreement and as a file. */
const kinds = {
  agreement: { kind: 'agreement', type: 'contract', name: 'Umowa' },
  both: { kind: 'agreement_with_guarantee', type: 'contract_with_guarantee', name: 'Umowa z poręczeniem' },
  guarantee: { kind: 'guarantee', type: 'guarantee', name: 'Poręczenie' },
} as const;

/** Draws the agreement, the copy that is read before the signature and the general terms from what is stored: the files now, their rows in the transaction that follows. */
export async function drawAgreement(ports: Ports, order: Order): Promise<(tx: Tx) => Promise<OrderChanges>> {
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    shopOfOrder(ports.db, order),
  ]);
  const at = ports.now();
  const data = agreementDataOf(order, details, shop, at);
  const agreement = drawnDocument(order, data);
  const [pdf, readingPdf, terms] = await Promise.all([
    renderPdf(agreement),
    renderPdf(readingCopy(order, details, shop, at)),
    generalTermsPdf(data.terms.kind),
  ]);
  const pages = await runRenderer('countPages', pdf);
  const [stored, storedCopy, storedTerms] = await putAll(ports.files, [pdf, readingPdf, terms.pdf]);
  const drawn =
    order.facts.renewal === 'guarantee_only'
      ? kinds.guarantee
      : data.guarantee === null
        ? kinds.agreement
        : kinds.both;
  const file = { orderId: order.id, shopId: null, mime: 'application/pdf' } as const;
  const number = data.number.replaceAll('/', '-');
  return async (tx) => {
    const { kind, type, name } = drawn;
    const contract = await insertFile(tx, { ...file, ...stored, type, name: `${name} ${number}.pdf` }, at);
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
        kind,
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
