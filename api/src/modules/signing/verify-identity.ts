import { insertSignature, loadApplication, type Person } from '@app/db';
import { financingParty } from '../../documents/financing-party.ts';
import { clientCompanyOf, namedPerson } from '../order-life/document-data.ts';
import { bikConsentDocument } from '../../documents/bik/bik-consent.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { clientUrl } from '../../kernel/client-url.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import type { SigningRequest } from '../../providers/ports.ts';

/** The signers for the signing provider; an address that a person lacks is the contact's. */
export const signersOf = (persons: readonly Person[], contactEmail: string): SigningRequest['signers'] =>
  persons.map(({ firstName, lastName, email }) => ({ firstName, lastName, email: email ?? contactEmail }));

async function statement({ ports, order }: EffectAttempt): Promise<SigningRequest['files']> {
  const details = await loadApplication(ports.db, order.id);
  const person = details.persons.find(({ willSign }) => willSign);
  const document = bikConsentDocument({
    financing: financingParty,
    company: clientCompanyOf(order, details),
    person: person === undefined ? null : namedPerson(person),
    consentedAt: details.consents.find(({ kind }) => kind === 'bik_procuration_consent')?.at ?? null,
    createdAt: order.statusSince,
  });
  return [{ filename: 'oswiadczenie.pdf', content: new Uint8Array(await renderPdf(document)) }];
}

/** A statement is to be signed at the signing provider: that is how it identifies a person. Its notification answers. */
export const startIdentityVerification: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const { persons } = await loadApplication(ports.db, order.id);
  const process = await ports.providers.signing.start({
    key: effect.key,
    purpose: 'identity',
    title: `Potwierdzenie tożsamości – wniosek ${order.number}`,
    description: 'Podpisz oświadczenie, aby potwierdzić tożsamość.',
    signature: order.facts.method === 'autenti_v3' ? 'basic' : 'qualified',
    signers: signersOf(
      persons.filter(({ willSign }) => willSign),
      order.contact?.email ?? '',
    ),
    files: await statement(attempt),
    returnUrl: clientUrl(ports, order),
  });
  const redirectUrl = process.signers.find(({ url }) => url !== null)?.url ?? null;
  return {
    write: async (tx) => {
      const { processId, status } = process;
      await insertSignature(
        tx,
        { orderId: order.id, kind: 'identity', provider: 'autenti', processId, status, redirectUrl },
        ports.now(),
      );
    },
  };
};
