import { loadAgreement, loadOrderById, loadApplication, type Agreement } from '@app/db';
import { changeDetails } from '../order-life/bump-version.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { drawAgreement } from './prepare-agreement.ts';
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

/** What the signing provider is asked for, and who signs there. */
async function requestOf({ ports, order, effect }: EffectAttempt, agreement: Agreement) {
  const [now, { persons }, { name, bytes }] = await Promise.all([
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
  return { request, signing };
}

/** The agreement goes to the signing provider, who mails each signing person a link; its notification answers. */
export const startSignature: Performer = async (attempt) => {
  const { request, signing } = await requestOf(attempt, await agreementOf(attempt));
  const { processId, status } = await attempt.ports.providers.signing.start(request);
  const signers = unsigned(signing);
  await keepProcess(attempt, { kind: 'agreement', provider: 'autenti', processId, status, signers });
};

/** Withdraws the process that may have begun; without an agreement none has. */
export async function abandonSignature(attempt: EffectAttempt): Promise<void> {
  const { ports, order } = attempt;
  const agreement = await loadAgreement(ports.db, order.id);
  if (agreement === null) return;
  const { request } = await requestOf(attempt, agreement);
  await ports.providers.signing.abandon(request);
}
