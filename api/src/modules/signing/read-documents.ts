import { drawDatedSchedule } from '../order-life/dated-schedule.ts';
import { downloadOf, fileBytes } from '../order-life/stored-file.ts';
import {
  isAttachment,
  loadAgreementByFile,
  loadContract,
  loadFile,
  type Agreement,
  type Order,
} from '@app/db';
import { notFound } from '../../kernel/errors.ts';
import { runRenderer } from '../../documents/renderer/pdf-renderer.ts';
import { renderPage } from '../../documents/render-pages.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { keepLatest } from '../../kernel/keep-latest.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import type { Ports } from '../../kernel/ports.ts';
import { getsSignedFile, readingFileOf } from './reading-copy.ts';
import type { Query } from '../../kernel/handlers.ts';

/** The words of each page by agreement: who turns a page asks for them again. */
const keepWords = keepLatest<readonly string[]>(20);

/** Drawn pages of this process: drawing one takes half a second. The others are not waited for by who reads the first. */
const keepPages = keepLatest<Buffer>(200);

/** How long the general terms are, by their file: counting opens it, reading the agreement must not wait for that twice. */
const countTerms = keepLatest<number>(20);

const pagesOf = async (ports: Ports, fileId: string): Promise<number> =>
  runRenderer('countPages', (await fileBytes(ports, fileId)).bytes);

async function readingBytes(ports: Ports, order: Order, agreement: Agreement): Promise<Uint8Array> {
  const { bytes } = await fileBytes(ports, await readingFileOf(ports, order, agreement));
  return bytes;
}

const wordsOf = (ports: Ports, order: Order, agreement: Agreement): Promise<readonly string[]> =>
  keepWords(agreement.id, async () => runRenderer('readPages', await readingBytes(ports, order, agreement)));

const pageOf = (ports: Ports, order: Order, agreement: Agreement, index: number): Promise<Buffer> =>
  keepPages(`${agreement.id} ${index}`, async () => {
    const watermark = [order.number, 'PODGLĄD'];
    return (await renderPage(await readingBytes(ports, order, agreement), index, { watermark })).image;
  });

/** The agreement's file that this order's reader may download now. */
const offeredFileOf = async (ports: Ports, order: Order, agreement: Agreement): Promise<string> =>
  agreement.signedFileId ??
  (getsSignedFile(order) ? agreement.fileId : readingFileOf(ports, order, agreement));

/** One of the order's attachments; of a version that is not signed yet what may be read of it before. */
async function attachmentOf(ports: Ports, order: Order, id: string): Promise<string | null> {
  const file = await loadFile(ports.db, id);
  if (file?.orderId !== order.id || !isAttachment(file)) return null;
  if (getsSignedFile(order)) return file.id;
  const drawn = await loadAgreementByFile(ports.db, file.id);
  return drawn === null ? file.id : readingFileOf(ports, order, drawn);
}

/** The schedule with its days; 404 until the delivery is known. */
async function scheduleOf(ports: Ports, order: Order, agreement: Agreement | null) {
  if (agreement === null || !order.facts.agreementPrepared || order.deliveredAt === null) throw notFound();
  const schedule = await drawDatedSchedule(ports, order, order.deliveredAt);
  if (schedule === null) throw notFound();
  return schedule;
}

async function agreementOf(request: CallContext): Promise<{ order: Order; agreement: Agreement | null }> {
  const { order } = await findOrder(request);
  return { order, agreement: await loadContract(request.ports.db, order.id) };
}

/** The agreement's pages with their words, and what can be downloaded. */
export const getAgreementPreview: Query<'getAgreementPreview' | 'shopGetAgreementPreview'> = async (
  request,
) => {
  const { order, agreement } = await agreementOf(request);
  if (agreement === null) return { prepared: false, pages: [], documents: [] };
  const texts = await wordsOf(request.ports, order, agreement);
  const base = `/api/${request.name === 'shopGetAgreementPreview' ? 'shop/' : ''}orders/${order.slug}`;
  const [contract, owul] = await Promise.all([
    loadFile(request.ports.db, await offeredFileOf(request.ports, order, agreement)),
    agreement.owulFileId === null ? null : loadFile(request.ports.db, agreement.owulFileId),
  ]);
  return {
    prepared: order.facts.agreementPrepared,
    pages: texts.map((text, index) => ({
      number: index + 1,
      url: `${base}/agreement_preview/pages/${index + 1}?v=${agreement.version}`,
      text,
    })),
    documents: [
      ...(contract === null
        ? []
        : [
            {
              type: 'agreement',
              name: contract.name,
              url: `${base}/documents/agreement`,
              pages_count: texts.length,
              size: contract.size,
            },
          ]),
      ...(owul === null
        ? []
        : [
            {
              type: 'owul',
              name: owul.name,
              url: `${base}/documents/owul`,
              pages_count: await countTerms(owul.id, () => pagesOf(request.ports, owul.id)),
              size: owul.size,
            },
          ]),
    ],
  };
};

/** One watermarked page. */
export const getAgreementPage: Query<'getAgreementPage' | 'shopGetAgreementPage'> = async (request) => {
  const { order, agreement } = await agreementOf(request);
  if (agreement === null) throw notFound();
  const index = Number(request.params['number']) - 1;
  const texts = await wordsOf(request.ports, order, agreement);
  if (texts[index] === undefined) throw notFound();
  const image = await pageOf(request.ports, order, agreement, index);
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=600' },
  });
};

/** A document of the order as PDF. */
export const getDocument: Query<'getDocument' | 'shopGetDocument'> = async (request) => {
  const { order, agreement } = await agreementOf(request);
  const asked = request.params['type'] ?? '';
  if (asked === 'schedule') return downloadOf(await scheduleOf(request.ports, order, agreement));
  const id =
    asked === 'agreement'
      ? agreement && (await offeredFileOf(request.ports, order, agreement))
      : asked === 'owul'
        ? agreement?.owulFileId
        : await attachmentOf(request.ports, order, asked);
  if (!id) throw notFound();
  return downloadOf(await fileBytes(request.ports, id));
};
