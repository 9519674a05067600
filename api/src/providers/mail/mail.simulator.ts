import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { behaviourOf, untilItAnswers } from '../simulation/behaviour.ts';
import { unknownPage } from '../simulation/client-answer.ts';
import { linked, page } from '../simulation/page.ts';
import type { Simulation, Simulator } from '../simulation/simulation.ts';
import type { Item, Store } from '../simulation/store.ts';
import type { SimulatedMail } from './simulated-mail.ts';

/** Mails to this domain are refused for good, so that a refusal can be seen. */
export const refusingDomain = 'odrzucone.example.pl';

/** The mailbox of the whole world: takes every mail and keeps it for the console. The same Message-ID is kept once. */
export function mailServer(store: Store): SMTPServer {
  const collection = store.collection<SimulatedMail>('mail');

  async function keep(raw: Buffer): Promise<void> {
    const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
    collection.add(email.messageId ?? crypto.randomUUID(), 'sent', mailOf(email));
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 30 * 1024 * 1024,
    onRcptTo({ address }, _session, done) {
      const refused = (responseCode: number): Error =>
        Object.assign(new Error('not taken'), { responseCode });
      if (behaviourOf(store, 'mail') === 'outage') return done(refused(451));
      void untilItAnswers(store, 'mail').then(() =>
        done(address.endsWith(`@${refusingDomain}`) ? refused(550) : undefined),
      );
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        keep(Buffer.concat(chunks)).then(
          () => done(),
          () => done(new Error('cannot read this mail')),
        );
      });
    },
  });
  // A sender that is killed breaks its connection; that is the sender's matter, and the others' mails go on.
  server.on('error', () => undefined);
  return server;
}

const addressOf = (address: Address | undefined): string =>
  [address?.name, address?.address && `<${address.address}>`].filter(Boolean).join(' ');

const mailOf = (email: Email): SimulatedMail => ({
  from: addressOf(email.from),
  to: (email.to ?? []).map((address) => address.address ?? '').join(', '),
  subject: email.subject ?? '',
  text: email.text ?? '',
  html: email.html ?? null,
  files: email.attachments.map(({ filename, mimeType, content }) => ({
    filename: filename ?? 'załącznik',
    contentType: mimeType,
    base64: typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('base64'),
  })),
});

/** The mails in the console, with their HTML form and attachments. */
export function simulateMail({ store }: Simulation): Simulator {
  const collection = store.collection<SimulatedMail>('mail');
  const pages = new Hono();

  pages.get('/:id/html', (context) => {
    const mail = collection.find(context.req.param('id'))?.data;
    if (!mail?.html) return page(context, { title: 'E-mail', body: unknownPage('Poczta'), status: 404 });
    // A mail brings its own styles and may bring anything else: it is shown without scripts, forms and origin.
    context.header(
      'Content-Security-Policy',
      "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:",
    );
    return context.html(mail.html);
  });

  pages.get('/:id/files/:index', (context) => {
    const file = collection.find(context.req.param('id'))?.data.files[Number(context.req.param('index'))];
    if (!file) return page(context, { title: 'E-mail', body: unknownPage('Poczta'), status: 404 });
    return context.body(Buffer.from(file.base64, 'base64'), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return {
    provider: 'mail',
    pages,
    press() {},
    show(shown) {
      const item = shown as Item<SimulatedMail>;
      const { from, to, subject, text, files } = item.data;
      const at = `../sim/mail/${item.id}`;
      const attachments = files.map(
        (file, index) => html`<a href="${at}/files/${index}">${file.filename}</a> `,
      );
      return {
        title: subject,
        facts: [
          ['Do', to],
          ['Od', from],
          ['Treść', linked(text)],
          ...(files.length > 0 ? ([['Załączniki', html`${attachments}`]] as const) : []),
          ...(item.data.html ? ([['Wersja HTML', html`<a href="${at}/html">otwórz</a>`]] as const) : []),
        ],
        presses: [],
      };
    },
  };
}
