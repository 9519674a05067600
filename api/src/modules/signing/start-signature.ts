import { loadAgreement, loadOrderById, loadApplication, type Agreement } from '@app/db';
import { signAgreementMail } from '../../messages/sign-agreement.ts';
import { changeDetails } from '../order-life/bump-version.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { drawAgreement } from './prepare-agreement.ts';
import { readerBasics, sendLetter } from '../order-life/outbox/send-letter.ts';
import { isStillWanted } from '../order-life/outbox/still-wanted.ts';
import type { SigningRequest } from '../../providers/ports.ts';
import { fileBytes } from '../order-life/stored-file.ts';
import { keepProcess } from './processes.ts';
import { signersOf, unsigned } from './verify-identity.ts';

/** The order's agreement; drawn now where an administrator has moved the order past its drawing. */
async function agreementOf({ ports, order }: EffectAttempt): Promise<Agreement> {
  if ((await loadAgreement(ports.db, order.id)) === null) {
    await changeDetails(ports, order, await drawAgreement(ports, order));
  }
  const agreement = await loadAgreement(ports.db, order.id);
  if (agreement === null) throw new Error('A drawn agreement is not there');
  return agreement;
}

/** What the signing provider is asked for, and what the letters to the signing persons say of it. */
async function requestOf({ ports, order, effect }: EffectAttempt, agreement: Agreement) {
  const [now, { company, persons }, { name, bytes }] = await Promise.all([
    loadOrderById(ports.db, order.id),
    loadApplication(ports.db, order.id),
    fileBytes(ports, agreement.fileId),
  ]);
  const alone = agreement.kind === 'guarantee';
  const signing = persons.filter(
    ({ willSign, guarantor }) => (willSign && !alone) || (order.facts.guarantee && guarantor),
  );
  const request: SigningRequest = {
    key: effect.key,
    title: `${alone ? 'Poręczenie do umowy' : 'Umowa'} ${now?.agreementId ?? order.number}`,
    description: `Przeczytaj i podpisz ${alone ? 'poręczenie' : 'umowę'}.`,
    signature: order.facts.method === 'autenti_v3' ? 'basic' : 'qualified',
    signers: signersOf(signing, order.contact?.email ?? ''),
    files: [{ filename: name, content: bytes }],
  };
  return {
    request,
    signing,
    companyName: company?.name ?? '',
    signs: agreement.kind,
  };
}

/**
 * The agreement goes to the signing provider, and each signing person gets a letter; the provider's notification answers.
 * The process is kept before anybody is written to: with the mail server down it still is known, and can be called back.
 */
export const startSignature: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const { request, signing, ...said } = await requestOf(attempt, await agreementOf(attempt));
  const { processId, status } = await ports.providers.signing.start(request);
  const begun = {
    kind: 'agreement',
    provider: 'autenti',
    processId,
    status,
    signers: unsigned(signing),
  } as const;
  if (!(await keepProcess(attempt, begun))) return;
  for (const [index, signer] of request.signers.entries()) {
    const now = await loadOrderById(ports.db, order.id);
    if (now === null || !isStillWanted(effect, now)) return;
    const letter = signAgreementMail({
      ...(await readerBasics(attempt, `${signer.firstName} ${signer.lastName}`)),
      ...said,
      sentAgain: order.facts.agreementStatus === 'resent',
      signBy: order.deadlineAt,
    });
    await sendLetter(attempt, signer.email, letter, { part: `:${index}` });
  }
};

/** Withdraws the process that may have begun; without an agreement none has. */
export async function abandonSignature(attempt: EffectAttempt): Promise<void> {
  const { ports, order } = attempt;
  const agreement = await loadAgreement(ports.db, order.id);
  if (agreement === null) return;
  const { request } = await requestOf(attempt, agreement);
  await ports.providers.signing.abandon(request);
}
