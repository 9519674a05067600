import { listSignatures, loadSignatureByProcess, saveSignature, type Signature, type Tx } from '@app/db';
import type { Ports } from '../../kernel/ports.ts';
import type { SigningEvent } from '../../providers/ports.ts';
import {
  bodyText,
  orderOf,
  signatureHeaders,
  type Interpretation,
  type NotInterpreted,
  type Webhook,
} from '../order-life/inbox/webhook.ts';

const underWay: readonly Signature['status'][] = ['PENDING', 'NONE', 'STARTED'];

/** What became of a signing process; one that was replaced by a newer one says nothing any more. */
async function interpretSigning(ports: Ports, event: SigningEvent): Promise<Interpretation | NotInterpreted> {
  const signature = await loadSignatureByProcess(ports.db, event.orderRef);
  if (signature === null) return { reason: 'Nie znamy takiego procesu podpisywania.', unknown: true };
  const order = await orderOf(ports, signature.orderId);
  const since = signature.createdAt;
  const write = (tx: Tx) => saveSignature(tx, signature.id, { status: event.status }, ports.now());
  if (event.outcome === 'pending') {
    // A late 'under way' undoes no end, and a repeated one is nothing new.
    const isNew = underWay.includes(signature.status) && signature.status !== event.status;
    return { order, since, event: null, ...(isNew ? { write } : {}) };
  }
  // What was called back here moves nothing; that it had ended before is worth knowing.
  if (signature.status === 'ABORTED')
    return { order, since, event: null, ...(event.status === 'ABORTED' ? {} : { write }) };
  const latest = (await listSignatures(ports.db, order.id))
    .filter(({ kind, provider }) => kind === signature.kind && provider === 'autenti')
    .at(-1);
  if (latest?.id !== signature.id) return { reason: 'Zastąpił go nowszy proces podpisywania.', order };
  if (event.outcome === 'failed') return { order, since, event: { type: 'SIGNATURE_FAILED' }, write };
  const type = signature.kind === 'identity' ? 'IDENTITY_CONFIRMED' : 'SIGNATURE_COMPLETED';
  return { order, since, event: { type }, write };
}

/** Autenti reports what became of a signing process. */
export const signingWebhook: Webhook<SigningEvent> = {
  provider: 'autenti',
  parse: (request) =>
    request.ports.providers.signing.parseNotification(bodyText(request), signatureHeaders(request)),
  interpret: interpretSigning,
};
