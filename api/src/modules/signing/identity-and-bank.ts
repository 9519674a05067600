import { insertSignature, listBankVerifications, loadApplication, type Person } from '@app/db';
import { financingParty } from '../../documents/financing-party.ts';
import { clientCompanyOf, namedPerson } from '../order-life/document-data.ts';
import { bikConsentDocument } from '../../documents/bik/bik-consent.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { clientUrl } from '../../kernel/client-url.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import type { SigningRequest } from '../../providers/ports.ts';

/** Who signs, as the signing provider is told; an address that a person lacks is the contact's. */
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

/** The bank verification opens as soon as it is asked for. */
export const openBankVerification: Performer = async () => ({ event: { type: 'OPEN_BANK_VERIFICATION' } });

const folded = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** What the bank said; a sender that it did not name has no fields, and verdicts are kept since they are asked for. */
interface BankAnswer {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly bankAccountNumber?: string;
  readonly positive?: boolean;
}

/**
 * Whether the bank's answer proves who the person is. Of a look into the account the bank's own verdict is enough; of a
 * transfer name and account are compared with the form, and one that came from no named account proves nothing.
 */
export const matchTestPayment: Performer = async ({ ports, order }) => {
  const verification = (await listBankVerifications(ports.db, order.id))
    .filter(({ status }) => status === 'completed')
    .at(-1);
  const { company, persons } = await loadApplication(ports.db, order.id);
  const answer = verification?.answer as BankAnswer | null | undefined;
  const unclear = { event: { type: 'TEST_PAYMENT_UNCLEAR' } } as const;
  if (verification === undefined || !answer) return unclear;
  const matched = { event: { type: 'TEST_PAYMENT_MATCHED' } } as const;
  if (verification.mode === 'AIS') return answer.positive ? matched : unclear;
  const person = persons.find(({ id }) => id === verification.personId);
  const { firstName = '', lastName = '', bankAccountNumber = '' } = answer;
  const named =
    person !== undefined &&
    folded(`${person.firstName}${person.lastName}`) === folded(`${firstName}${lastName}`);
  const sent = bankAccountNumber.replace(/\D/gu, '');
  const sameAccount = sent !== '' && (company?.bankAccountNumber ?? sent) === sent;
  return named && sameAccount ? matched : unclear;
};
