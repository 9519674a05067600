import {
  insertSignature,
  listSignatures,
  loadAgreement,
  loadOrderById,
  loadApplication,
  saveSignature,
  type Agreement,
  type Signature,
} from '@app/db';
import { signAgreementMail } from '../../messages/sign-agreement.ts';
import { clientUrl } from '../../kernel/client-url.ts';
import { changeDetails } from '../order-life/bump-version.ts';
import { IncompleteOrder } from '../../kernel/refusals.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { drawAgreement } from './prepare-agreement.ts';
import { letterBasics, sendLetter } from '../order-life/outbox/send-letter.ts';
import type { SigningProcess } from '../../providers/ports.ts';
import { fileBytes } from '../order-life/stored-file.ts';
import { signersOf } from './verify-identity.ts';

/** The order's agreement and its number; drawn now where an administrator has moved the order past its drawing. */
async function agreementOf({
  ports,
  order,
}: EffectAttempt): Promise<Agreement & { readonly number: string }> {
  if ((await loadAgreement(ports.db, order.id)) === null) {
    await changeDetails(ports, order, await drawAgreement(ports, order));
  }
  const [agreement, now] = await Promise.all([
    loadAgreement(ports.db, order.id),
    loadOrderById(ports.db, order.id),
  ]);
  if (agreement === null || now === null) throw new Error('A drawn agreement is not there');
  return { ...agreement, number: now.agreementId ?? now.number };
}

/** Keeps a process that has begun before anybody is written to: with the mail server down it still is known, and can be called back. */
async function keepProcess(
  { ports, order }: EffectAttempt,
  { processId, status, signers }: SigningProcess,
  before: readonly Signature[],
): Promise<void> {
  if (before.some((one) => one.processId === processId)) return;
  const superseded = before.filter(
    (one) => one.kind === 'agreement' && one.provider === 'autenti' && one.status === 'STARTED',
  );
  const redirectUrl = signers.find(({ url }) => url !== null)?.url ?? null;
  const row = { kind: 'agreement', provider: 'autenti', processId, status, redirectUrl } as const;
  await changeDetails(ports, order, async (tx) => {
    for (const { id } of superseded) await saveSignature(tx, id, { status: 'ABORTED' }, ports.now());
    await insertSignature(tx, { orderId: order.id, ...row }, ports.now());
  });
}

/** The agreement goes to the signing provider, and each signing person gets a letter; the provider's notification answers. */
export const startSignature: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const [agreement, { company, persons }, before] = await Promise.all([
    agreementOf(attempt),
    loadApplication(ports.db, order.id),
    listSignatures(ports.db, order.id),
  ]);
  const { name, bytes } = await fileBytes(ports, agreement.fileId);
  const signing = persons.filter(
    ({ willSign, guarantor }) => willSign || (order.facts.guarantee && guarantor),
  );
  const process = await ports.providers.signing.start({
    key: effect.key,
    purpose: 'agreement',
    title: `Umowa ${agreement.number}`,
    description: 'Przeczytaj i podpisz umowę.',
    signature: order.facts.method === 'autenti_v3' ? 'basic' : 'qualified',
    signers: signersOf(signing, order.contact?.email ?? ''),
    files: [{ filename: name, content: bytes }],
    returnUrl: clientUrl(ports, order),
  });
  await keepProcess(attempt, process, before);
  for (const [index, signer] of process.signers.entries()) {
    const letter = signAgreementMail({
      ...letterBasics(attempt),
      companyName: company?.name ?? '',
      withGuarantee: agreement.kind !== 'agreement',
      sentAgain: order.facts.agreementStatus === 'resent',
      signBy: order.deadlineAt,
      url: signer.url ?? clientUrl(ports, order),
    });
    await sendLetter(attempt, signer.email, letter, { part: `:${index}` });
  }
};

/** The signed agreement is complete: what was signed is the agreement that was prepared last, or an administrator or salesman has it. */
export const verifyAgreement: Performer = async ({ ports, order }) => {
  const [agreement, signatures] = await Promise.all([
    loadAgreement(ports.db, order.id),
    listSignatures(ports.db, order.id),
  ]);
  const electronic =
    order.facts.method === 'autenti_v3' && order.facts.agreementStatus !== 'accepted_by_admin';
  const latest = signatures
    .filter(({ kind, provider }) => kind === 'agreement' && provider === 'autenti')
    .at(-1);
  if (agreement === null || (electronic && latest?.status !== 'COMPLETED'))
    throw new IncompleteOrder('The signed agreement is not complete');
  return { event: { type: 'AGREEMENT_VERIFIED' } };
};
