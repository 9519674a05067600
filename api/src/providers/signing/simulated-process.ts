import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Simulation } from '../simulation/simulation.ts';
import type { Item } from '../simulation/store.ts';
import type { SimulatedMail } from '../mail/simulated-mail.ts';

export type SimulatedSigner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly signed: boolean;
  /** Opens the signer's page; begins with the process's id once it is known. */
  readonly token: string;
};

export type SimulatedProcess = {
  readonly status: 'DRAFT' | 'PROCESSING' | 'COMPLETED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN';
  readonly title: string;
  readonly description: string;
  readonly qualified: boolean;
  readonly signers: readonly SimulatedSigner[];
  readonly files: readonly { readonly key: string; readonly filename: string; readonly base64: string }[];
};

const text = v.pipe(v.string(), v.maxLength(2000));

/** The body of POST /document-processes. */
const createBody = v.object({
  title: v.pipe(text, v.nonEmpty()),
  description: v.optional(text, ''),
  parties: v.pipe(
    v.array(
      v.object({
        party: v.object({
          firstName: text,
          lastName: text,
          contacts: v.tuple([v.object({ attributes: v.object({ email: v.pipe(text, v.email()) }) })]),
        }),
        role: v.literal('SIGNER'),
        constraints: v.array(
          v.object({ attributes: v.object({ requiredClassifiers: v.array(v.string()) }) }),
        ),
      }),
    ),
    v.nonEmpty(),
  ),
});

/** The process that such a body makes; undefined where Autenti would not take it. */
export function processFrom(body: unknown): SimulatedProcess | undefined {
  const read = v.safeParse(createBody, body);
  if (!read.success) return undefined;
  const { title, description, parties } = read.output;
  const classifiers = parties.flatMap((party) =>
    party.constraints.flatMap((one) => one.attributes.requiredClassifiers),
  );
  return {
    status: 'DRAFT',
    title,
    description,
    qualified: classifiers.some((classifier) => classifier.endsWith(':QUALIFIED')),
    signers: parties.map(({ party }) => ({
      firstName: party.firstName,
      lastName: party.lastName,
      email: party.contacts[0].attributes.email,
      signed: false,
      token: '',
    })),
    files: [],
  };
}

/** The signers with their links, each a secret of its own. */
export const withTokens = (id: string, signers: readonly SimulatedSigner[]): readonly SimulatedSigner[] =>
  signers.map((signer, index) => ({ ...signer, token: `${id}-${index}-${randomBytes(12).toString('hex')}` }));

/** Whether every signer has signed. */
export const allSigned = (process: SimulatedProcess): boolean =>
  process.signers.every((signer) => signer.signed);

/** Before a process's id on the wire. */
export const processPrefix = 'DOCUMENT_PROCESS:';

/** How the keys of the invitations to a process begin. */
export const invitationStart = (processId: string): string =>
  `autenti:${processId.replace(processPrefix, '')}-`;

/** Writes to every signer, as Autenti does, with the link to sign; once, however often the process is sent. */
export function invitations(item: Item<SimulatedProcess>, { store, publicUrl }: Simulation): void {
  const mails = store.collection<SimulatedMail>('mail');
  for (const signer of item.data.signers) {
    mails.add(`autenti:${signer.token}`, 'sent', {
      from: 'Autenti (symulator) <podpis@autenti.example>',
      to: signer.email,
      subject: `Dokument do podpisu: ${item.data.title}`,
      text: `Dzień dobry,\n\n${item.data.description || item.data.title}\n\nOtwórz dokument i podpisz go:\n${publicUrl}/sim/autenti/sign/${signer.token}\n`,
      html: null,
      files: [],
    });
  }
}
