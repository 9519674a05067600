import { type Mail } from './mail.port.ts';
import { createTransport } from 'nodemailer';
import { ProviderRefused, ProviderUnavailable } from '../provider-request.ts';
import { letterId } from './message-id.ts';
import type { ProviderSettings } from '../settings.ts';

/** How long a letter may take on its way to the server, from its name's look-up to its word that it was taken. */
const timeoutMs = 10_000;

/** What the server refused: a reader or the letter itself. A refused password is the deployment's matter, and can be mended. */
const refusals: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

function isRefusal(cause: unknown): boolean {
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  return refusals.has(code) && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

/** SMTP. Gives a letter up after `bound` milliseconds, also where the server keeps sending a little. */
export function mail({ smtpUrl, from }: ProviderSettings['mail'], bound = timeoutMs): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: bound,
    greetingTimeout: bound,
    socketTimeout: bound,
    dnsTimeout: bound,
  });
  const host = from.replace(/^.*@|>$/g, '') || 'localhost';

  return {
    async sendMail({ key, to, subject, text, html, attachments }) {
      const messageId = letterId(key, host);
      const files = attachments.map((file) => ({ ...file, content: Buffer.from(file.content) }));
      // No answering machine answers a machine (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const signal = AbortSignal.timeout(bound);
      const letter = { from, to, subject, text, html, messageId, headers, attachments: files, signal };
      try {
        await transport.sendMail(letter);
      } catch (cause) {
        const told = 'the mail server did not take the message';
        throw isRefusal(cause)
          ? new ProviderRefused(told, { cause })
          : new ProviderUnavailable(told, { cause });
      }
    },
    close: () => transport.close(),
  };
}
