import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { ProviderRefused, ProviderUnavailable } from '../ask-provider.ts';
import type { ProviderSettings } from '../settings.ts';

export type MailAsk = {
  /** The outbox key: becomes the Message-ID, by which mailboxes know a repeated message. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[];
};

export type Mail = {
  /** Throws ProviderRefused where the server refuses the message for good (5xx), else ProviderUnavailable. */
  sendMail(ask: MailAsk): Promise<void>;
  close(): void;
};

/** SMTP. */
export function mail({ smtpUrl, from }: ProviderSettings['mail']): Mail {
  const transport = createTransport(smtpUrl);
  const host = from.replace(/^.*@|>$/g, '') || 'localhost';

  return {
    async sendMail({ key, to, subject, text, html, attachments }) {
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
      const files = attachments.map((file) => ({ ...file, content: Buffer.from(file.content) }));
      try {
        await transport.sendMail({ from, to, subject, text, html, messageId, attachments: files });
      } catch (cause) {
        const code = (cause as { responseCode?: unknown }).responseCode;
        const refusal = typeof code === 'number' && code >= 500 && code < 600;
        throw new (refusal ? ProviderRefused : ProviderUnavailable)(
          'the mail server did not take the message',
          { cause },
        );
      }
    },
    close: () => transport.close(),
  };
}
