import { type SigningRequest, type SigningProcess, type SigningEvent, type Signing } from './signing.port.ts';
import { rejected, accepted } from '../notification.ts';
import type { ProviderSettings } from '../settings.ts';
import { autentiClient } from './autenti-client.ts';
import type { AutentiProcess } from './autenti-client.ts';
import { processStatus, signingOutcome } from './process-status.ts';
import { webhookReader } from './webhook.ts';

/** Autenti API v2. */
export function signing(settings: ProviderSettings['signing'], now: () => number): Signing {
  const autenti = autentiClient(settings);
  const readWebhook = webhookReader(settings.jwksUrl, now);
  const read = async (processId: string): Promise<SigningProcess> => processOf(await autenti.read(processId));
  const newsOf = async (processId: string): Promise<Omit<SigningEvent, 'id'>> => {
    const { status, signers } = await read(processId);
    return { orderRef: processId, status, outcome: signingOutcome(status), signers };
  };

  async function withdraw(processId: string, key: string): Promise<void> {
    const { status } = await read(processId);
    if (signingOutcome(status) === 'pending') await autenti.act(key, processId, 'DOCUMENT_WITHDRAWAL');
  }

  return {
    read,
    withdraw,

    async ask(processId) {
      const news = await newsOf(processId);
      const signed = news.signers.filter((signer) => signer.signed).length;
      return { id: `autenti:asked:${processId}:${news.status}:${signed}`, ...news };
    },

    async start(ask) {
      const id = await autenti.create(`${ask.key}:create`, processBody(ask));
      for (const [index, file] of ask.files.entries()) {
        await autenti.addFile(`${ask.key}:file:${index}`, id, file.filename, file.content);
      }
      await autenti.act(`${ask.key}:send`, id, 'DOCUMENT_SENT');
      return read(id);
    },

    async abandon(ask) {
      const id = await autenti.create(`${ask.key}:create`, processBody(ask));
      await withdraw(id, `${ask.key}:withdraw`);
    },

    async signedFiles(processId) {
      const files = await autenti.listFiles(processId);
      const signed = files.filter((file) => file.filePurpose === 'SIGNED_CONTENT_FILE');
      return Promise.all(
        signed.map(async (file) => ({
          filename: file.filename,
          content: await autenti.fileContent(processId, file.id),
        })),
      );
    },

    async parseNotification(rawBody, headers) {
      const events = await readWebhook(rawBody, headers.get('x-jws-signature') ?? '');
      if (typeof events === 'string') return rejected(events);
      const ours = events.filter((event) => event.object.id.startsWith('DOCUMENT_PROCESS:'));
      const notifications = await Promise.all(
        ours.map(async (event) => ({ id: `autenti:${event.id}`, ...(await newsOf(event.object.id)) })),
      );
      return { ok: true, events: notifications, reply: accepted };
    },
  };
}

const signatureTypes = { qualified: 'QUALIFIED', basic: 'BASIC' } as const;

function processBody(ask: SigningRequest): object {
  const requiredClassifiers = [`SIGNATURE_PROVIDER-SIGNATURE_TYPE:${signatureTypes[ask.signature]}`];
  return {
    title: ask.title,
    description: ask.description,
    processLanguage: 'pl',
    parties: ask.signers.map(({ firstName, lastName, email }) => ({
      party: { firstName, lastName, contacts: [{ type: 'CONTACT-TYPE:EMAIL', attributes: { email } }] },
      role: 'SIGNER',
      constraints: [
        {
          constrainedActions: ['ACTION:SIGNATURE_APPLICATION'],
          classifiers: ['CONSTRAINT-UNIQUE_TYPE:SIGNATURE_TYPE'],
          attributes: { requiredClassifiers },
        },
      ],
    })),
  };
}

function processOf(process: AutentiProcess): SigningProcess {
  const signers = process.parties
    .filter((party) => party.role === 'SIGNER')
    .map(({ party, participationStatus }) => ({
      email:
        party.contacts.map((contact) => contact.attributes?.email).find((email) => email !== undefined) ?? '',
      signed: participationStatus === 'COMPLETED' || participationStatus === 'SIGNED',
    }));
  const everyoneSigned = signers.length > 0 && signers.every((signer) => signer.signed);
  return { processId: process.id, status: processStatus(process.status, everyoneSigned), signers };
}
