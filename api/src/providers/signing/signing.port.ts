import type { ParsedWebhook } from '../notification.ts';
import type { ProcessStatus } from './process-status.ts';

export type Signer = { readonly firstName: string; readonly lastName: string; readonly email: string };

export type SigningRequest = {
  /** The outbox key: the same key makes the same process. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** qualified = QES, which confirms identity; basic = the provider's simple e-signature. */
  readonly signature: 'qualified' | 'basic';
  readonly signers: readonly Signer[];
  readonly files: readonly { readonly filename: string; readonly content: Uint8Array<ArrayBuffer> }[];
};

/** Whether the signer with this address has signed. He gets in only by the link in the provider's own e-mail. */
export type SignerState = { readonly email: string; readonly signed: boolean };

export type SigningProcess = {
  readonly processId: string;
  readonly status: ProcessStatus;
  readonly signers: readonly SignerState[];
};

export type SigningEvent = {
  readonly id: string;
  /** The processId. */
  readonly orderRef: string;
  readonly status: ProcessStatus;
  readonly outcome: 'completed' | 'failed' | 'pending';
  readonly signers: readonly SignerState[];
};

export type Signing = {
  /** Makes the process, adds its files and sends it; may be repeated from anywhere under the same key. */
  start(request: SigningRequest): Promise<SigningProcess>;
  /** Withdraws what `start` may have made under this key, without an answer that says so. Nobody is invited to sign. */
  abandon(request: SigningRequest): Promise<void>;
  read(processId: string): Promise<SigningProcess>;
  /** What a notification of the process as it is now would say; of the same status and signatures the same. */
  ask(processId: string): Promise<SigningEvent>;
  /** A process that is already over stays as it is. */
  withdraw(processId: string, key: string): Promise<void>;
  signedFiles(
    processId: string,
  ): Promise<readonly { readonly filename: string; readonly content: Uint8Array }[]>;
  /** Believes the signature, not the event: what became of the process is asked for. Throws ProviderUnavailable. */
  parseNotification(rawBody: string, headers: Headers): Promise<ParsedWebhook<SigningEvent>>;
};
