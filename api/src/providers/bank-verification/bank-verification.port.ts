import type { ParsedWebhook } from '../notification.ts';

/** AIS looks into the account with the client's consent; 1PLN is a transfer of one zloty that is given back. */
export type VerificationMode = 'AIS' | '1PLN';

/** What a verification costs its client until it is given back, in grosz. */
export const verificationAmount: Readonly<Record<VerificationMode, number>> = { AIS: 0, '1PLN': 100 };

export type BankChannel = {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly iconUrl: string;
  readonly component: VerificationMode;
};

export type VerificationRequest = {
  /** Our id of this attempt; Blue Media's OrderID, at most 32 letters, digits, '-' and '_'. The same id never starts twice. */
  readonly verificationId: string;
  readonly mode: VerificationMode;
  readonly channelId: number;
  /** Shown by the bank; written without Polish letters and cut to 79 characters. */
  readonly description: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly bankAccountNumber: string | null;
  readonly returnUrl: string;
};

export type BankVerificationEvent = {
  /** Of this event: a repeated notification has the same. */
  readonly id: string;
  /** The verificationId of the request. */
  readonly orderRef: string;
  readonly outcome: 'completed' | 'failed' | 'unclear' | 'pending';
  /** Whether Blue Media itself found that the account is the person's. */
  readonly positive: boolean;
  /** In hundredths of `currency`: the caller compares it with the amount it asked for. */
  readonly amount: number;
  readonly currency: string;
  /** The payment under the verification; not in events that older releases stored. */
  readonly payment?: { readonly number: string; readonly completed: boolean };
  /** Whose account it was, as the bank says; to be compared with the form. `line`: name and address in one, where it parts them not. */
  readonly sender: {
    readonly firstName: string;
    readonly lastName: string;
    readonly line: string;
    readonly bankAccountNumber: string;
  } | null;
};

export type BankVerification = {
  listChannels(): Promise<readonly BankChannel[]>;
  /** Answers the bank's page to which the client is sent. The client's return from there proves nothing. */
  initiate(
    request: VerificationRequest,
  ): Promise<{ readonly redirectUrl: string; readonly remoteId: string }>;
  parseNotification(rawBody: string): ParsedWebhook<BankVerificationEvent>;
};
