import {
  insertFile,
  listSignatures,
  loadAgreement,
  saveSignedFile,
  type Agreement,
  type Order,
  type Signature,
  type Tx,
} from '@app/db';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { fileBytes } from '../order-life/stored-file.ts';

/** The newest process at the signing provider in which the order's agreement is signed. */
async function newestProcess(ports: Ports, order: Order): Promise<Signature | undefined> {
  const signatures = await listSignatures(ports.db, order.id);
  return signatures.findLast(({ kind, provider }) => kind === 'agreement' && provider === 'autenti');
}

/** Whether a PDF is another one with something appended: signing keeps what was sent as the first revision. */
const isRevisionOf = (signed: Uint8Array, sent: Uint8Array): boolean =>
  signed.length > sent.length && Buffer.from(signed).subarray(0, sent.length).equals(sent);

/** Fetches the file that was signed and stores it beside the one that was sent; throws IncompleteOrder where it is another. */
async function fetchSigned(
  ports: Ports,
  order: Order,
  agreement: Agreement,
  processId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const { name, bytes: sent } = await fileBytes(ports, agreement.fileId);
  const files = await ports.providers.signing.signedFiles(processId);
  const signed = files.find(({ content }) => isRevisionOf(content, sent));
  if (signed === undefined) throw new IncompleteOrder('No signed file contains the agreement that was sent');
  const stored = await ports.files.put(signed.content);
  return async (tx) => {
    if ((await loadAgreement(tx, order.id))?.signedFileId !== null) return;
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
  const process = await newestProcess(ports, order);
  if (!order.facts.signed || process?.status !== 'COMPLETED' || process.processId === null) return;
  if (agreement === null) throw new IncompleteOrder('An agreement that was signed is not there');
  if (agreement.signedFileId !== null) return;
  return { write: await fetchSigned(ports, order, agreement, process.processId) };
};

/**
 * The signed agreement is complete: what was signed is the agreement that was prepared last, and its signed file is here; or an
 * administrator or salesman has it.
 */
export const verifyAgreement: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const electronic =
    order.facts.method === 'autenti_v3' && order.facts.agreementStatus !== 'accepted_by_admin';
  const process = await newestProcess(ports, order);
  if (electronic && process?.status !== 'COMPLETED')
    throw new IncompleteOrder('The signed agreement is not complete');
  if ((await loadAgreement(ports.db, order.id)) === null)
    throw new IncompleteOrder('An order without its agreement');
  const stored = await storeSignedAgreement(attempt);
  return { ...stored, event: { type: 'AGREEMENT_VERIFIED' } };
};
