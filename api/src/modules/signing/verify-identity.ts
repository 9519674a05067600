import { loadApplication, type Person, type Signature } from '@app/db';
import { financingParty } from '../../documents/financing-party.ts';
import { clientCompanyOf, namedPerson } from '../order-life/document-data.ts';
import { bikConsentDocument } from '../../documents/bik/bik-consent.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import type { SigningRequest } from '../../providers/ports.ts';
import { keepProcess } from './processes.ts';

/** The signers for the signing provider; an address that a person lacks is the contact's. */
export const signersOf = (persons: readonly Person[], contactEmail: string): SigningRequest['signers'] =>
  persons.map(({ firstName, lastName, email }) => ({ firstName, lastName, email: email ?? contactEmail }));

/** These persons, of whom nobody has signed yet. */
export const unsigned = (persons: readonly Person[]): Signature['signers'] =>
  persons.map(({ id }) => ({ personId: id, signed: false }));

async function statement({ ports, order }: EffectAttempt): Promise<SigningRequest['files']> {
  const details = await loadApplication(ports.db, order.id);
  const person = details.persons.find(({ willSign }) => willSign);
  const document = bikConsentDocument({
    financing: financingParty,
    company: clientCompanyOf(order, details),
    person: person === undefined ? null : namedPerson(person, details.company?.legalForm ?? null),
    consentedAt: details.consents.find(({ kind }) => kind === 'bik_procuration_consent')?.at ?? null,
    createdAt: order.statusSince,
  });
  return [{ filename: 'oświadczenie.pdf', content: new Uint8Array(await renderPdf(document)) }];
}

async function requestOf(attempt: EffectAttempt) {
  const { ports, order, effect } = attempt;
  const { persons } = await loadApplication(ports.db, order.id);
  const signing = persons.filter(({ willSign }) => willSign);
  const request: SigningRequest = {
    key: effect.key,
    title: `Potwierdzenie tożsamości – wniosek ${order.number}`,
    description: 'Podpisz oświadczenie, aby potwierdzić tożsamość.',
    signature: order.facts.method === 'autenti_v3' ? 'basic' : 'qualified',
    signers: signersOf(signing, order.contact?.email ?? ''),
    files: await statement(attempt),
  };
  return { request, signing };
}

/** A statement is to be signed at the signing provider: that is how it identifies a person. Its notification answers. */
export const startIdentityVerification: Performer = async (attempt) => {
  const { request, signing } = await requestOf(attempt);
  const { processId, status } = await attempt.ports.providers.signing.start(request);
  const signers = unsigned(signing);
  await keepProcess(attempt, { kind: 'identity', provider: 'autenti', processId, status, signers });
};

/** Withdraws the identity check that may have begun. */
export const abandonIdentityVerification = async (attempt: EffectAttempt): Promise<void> =>
  attempt.ports.providers.signing.abandon((await requestOf(attempt)).request);
