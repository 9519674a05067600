import {
  insertFile,
  listSignatures,
  loadAgreement,
  loadFile,
  saveSignedFile,
  type Agreement,
  type Order,
  type Signature,
  type Tx,
} from '@app/db';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { NoLongerWanted } from '../order-life/outbox/still-wanted.ts';
import { fileBytes } from '../order-life/stored-file.ts';

/** The newest process at the signing provider in which the order's agreement is signed. */
async function newestProcess(tx: Tx, order: Order): Promise<Signature | undefined> {
  const signatures = await listSignatures(tx, order.id);
  return signatures.findLast(({ kind, provider }) => kind === 'agreement' && provider === 'autenti');
}

/** Whether a PDF is another one with something appended: signing keeps what was sent as the first revision. */
const isRevisionOf = (signed: Uint8Array, sent: Uint8Array): boolean =>
  signed.length > sent.length && Buffer.from(signed).subarray(0, sent.length).equals(sent);

/** Whether an agreement's signed file came from this process: one that was kept before it began bears signatures that are void. */
async function isKept(tx: Tx, agreement: Agreement, process: Signature): Promise<boolean> {
  const kept = agreement.signedFileId === null ? null : await loadFile(tx, agreement.signedFileId);
  return kept !== null && kept.createdAt >= process.createdAt;
}

/** Fetches the file that was signed and stores it beside the one that was sent; throws IncompleteOrder where it is another. */
async function fetchSigned(
  ports: Ports,
  order: Order,
  agreement: Agreement,
  process: Signature & { readonly processId: string },
): Promise<(tx: Tx) => Promise<void>> {
  const { name, bytes: sent } = await fileBytes(ports, agreement.fileId);
  const files = await ports.providers.signing.signedFiles(process.processId);
  const signed = files.find(({ content }) => isRevisionOf(content, sent));
  if (signed === undefined) throw new IncompleteOrder('No signed file contains the agreement that was sent');
  const stored = await ports.files.put(signed.content);
  return async (tx) => {
    const now = await loadAgreement(tx, order.id);
    const newest = await newestProcess(tx, order);
    if (now?.id !== agreement.id || newest?.id !== process.id) throw new NoLongerWanted();
    if (await isKept(tx, now, process)) return;
    const about = {
      orderId: order.id,
      shopId: null,
      mime: 'application/pdf',
      type: 'signed_agreement',
    } as const;
    const named = `${name.replace(/\.pdf$/u, '')} – podpisana.pdf`;
    const { id } = await insertFile(tx, { ...about, ...stored, name: named }, ports.now());
    await saveSignedFile(tx, agreement.id, id);
  };
}

/** The agreement that all have signed online is fetched and kept; one that was signed otherwise, or is void again, has no such file. */
export const storeSignedAgreement: Performer = async ({ ports, order }) => {
  const agreement = await loadAgreement(ports.db, order.id);
  const process = await newestProcess(ports.db, order);
  if (!order.facts.signed || process?.status !== 'COMPLETED') return;
  const { processId } = process;
  if (processId === null) return;
  if (agreement === null) throw new IncompleteOrder('An agreement that was signed is not there');
  return {
    event: { type: 'SIGNED_AGREEMENT_STORED', newest: true },
    write: await fetchSigned(ports, order, agreement, { ...process, processId }),
  };
};

/** The signed agreement is complete. The chart asks only once what was signed is kept. */
export const verifyAgreement: Performer = async ({ ports, order }) => {
  if ((await loadAgreement(ports.db, order.id)) === null)
    throw new IncompleteOrder('An order without its agreement');
  return { event: { type: 'AGREEMENT_VERIFIED' } };
};
