/** How a client proves who he is: the bank shows the account (AIS), or a transfer of 1 PLN comes from it. */
export type VerificationMode = 'AIS' | '1PLN';

/** What was chosen and ticked so far. */
export interface Choice {
  readonly mode: VerificationMode;
  readonly channelId: string | null;
  readonly personId: string | null;
  readonly privacyConsent: boolean;
  readonly dataTransferConsent: boolean;
  readonly bigConsent: boolean;
  readonly bikConsent: boolean;
}

/** What this order asks for beside the bank: a loan needs a person and the consents of both bureaus. */
export interface VerificationNeeds {
  readonly personAndBureaus: boolean;
}

export type Missing =
  | 'person'
  | 'channel'
  | 'privacyConsent'
  | 'dataTransferConsent'
  | 'bigConsent'
  | 'bikConsent';

/** What still has to be chosen or ticked before the bank can be asked, in the order of the page. */
export function missingFor(choice: Choice, needs: VerificationNeeds): readonly Missing[] {
  const asked: readonly (readonly [Missing, boolean])[] = [
    ['person', !needs.personAndBureaus || choice.personId !== null],
    ['channel', choice.channelId !== null],
    ['privacyConsent', choice.mode === '1PLN' || choice.privacyConsent],
    ['dataTransferConsent', choice.mode === '1PLN' || choice.dataTransferConsent],
    ['bigConsent', !needs.personAndBureaus || choice.bigConsent],
    ['bikConsent', !needs.personAndBureaus || choice.bikConsent],
  ];
  return asked.filter(([, there]) => !there).map(([name]) => name);
}
