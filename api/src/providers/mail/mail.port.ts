export type MailRequest = {
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
  /** Throws ProviderRefused where the server refuses the letter or its reader for good (5xx), else ProviderUnavailable. */
  sendMail(request: MailRequest): Promise<void>;
  close(): void;
};
