import {
  isRunning,
  listPersons,
  listSignatures,
  loadSignatureByProcess,
  saveSignature,
  type Order,
  type Signature,
  type Tx,
} from '@app/db';
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
import { signersOf } from './verify-identity.ts';

/** Who of the signers has signed by now: the provider knows them by their addresses, which two may share. */
async function progressOf(
  ports: Ports,
  order: Order,
  { signers }: Signature,
  event: SigningEvent,
): Promise<Signature['signers']> {
  const persons = new Map((await listPersons(ports.db, order.id)).map((person) => [person.id, person]));
  const left = event.signers.filter(({ signed }) => signed).map(({ email }) => email);
  return signers.map(({ personId, signed }) => {
    const person = persons.get(personId);
    const [signer] = person === undefined ? [] : signersOf([person], order.contact?.email ?? '');
    const place = signer === undefined ? -1 : left.indexOf(signer.email);
    if (place >= 0) left.splice(place, 1);
    return { personId, signed: signed || place >= 0 };
  });
}

const signedIn = (signers: Signature['signers']): number => signers.filter(({ signed }) => signed).length;

/**
 * What became of a signing process. What its provider reports is kept, whatever the chart says of it. One of several
 * signatures is progress; the end of the process alone is the signature. One that was replaced by a newer one says nothing
 * any more.
 */
async function interpretSigning(ports: Ports, event: SigningEvent): Promise<Interpretation | NotInterpreted> {
  const signature = await loadSignatureByProcess(ports.db, event.orderRef);
  if (signature === null) return { reason: 'Nie znamy takiego procesu podpisywania.', unknown: true };
  const order = await orderOf(ports, signature.orderId);
  const since = signature.createdAt;
  const signers = await progressOf(ports, order, signature, event);
  const { status } = event;
  const record = (tx: Tx) => saveSignature(tx, signature.id, { status, signers }, ports.now());
  const hasSigned = signedIn(signers) > signedIn(signature.signers);
  const pending = event.outcome === 'pending';
  // A late 'under way' undoes no end, and a repeated one is nothing new.
  if (pending && (!isRunning(signature) || (signature.status === status && !hasSigned)))
    return { order, since, event: null };
  // What was called back here moves nothing; that it ended otherwise is for a person to know.
  if (signature.status === 'ABORTED')
    return status === 'ABORTED'
      ? { order, since, event: null }
      : { reason: 'Ten proces podpisywania został odwołany.', order, record };
  const latest = (await listSignatures(ports.db, order.id))
    .filter(({ kind, provider }) => kind === signature.kind && provider === 'autenti')
    .at(-1);
  if (latest?.id !== signature.id) return { reason: 'Zastąpił go nowszy proces podpisywania.', order };
  const newest = true;
  if (event.outcome === 'failed')
    return { order, since, event: { type: 'SIGNATURE_FAILED', newest }, record };
  if (signature.kind === 'identity')
    return { order, since, event: pending ? null : { type: 'IDENTITY_CONFIRMED', newest }, record };
  if (!pending) return { order, since, event: { type: 'SIGNATURE_COMPLETED', newest }, record };
  return { order, since, event: hasSigned ? { type: 'SIGNER_SIGNED', newest } : null, record };
}

/** Autenti reports what became of a signing process. */
export const signingWebhook: Webhook<SigningEvent> = {
  provider: 'autenti',
  sends: ['IDENTITY_CONFIRMED', 'SIGNATURE_FAILED', 'SIGNER_SIGNED', 'SIGNATURE_COMPLETED'],
  parse: (request) =>
    request.ports.providers.signing.parseNotification(bodyText(request), signatureHeaders(request)),
  interpret: interpretSigning,
};
