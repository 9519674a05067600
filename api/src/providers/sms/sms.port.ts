export type SmsRequest = {
  /** The outbox key: the same key sends once (SMSAPI's idx). */
  readonly key: string;
  /** '+48' and nine digits. */
  readonly to: string;
  readonly text: string;
};

export type Sms = {
  /** Throws ProviderRefused for a number or text that SMSAPI does not take. */
  sendSms(request: SmsRequest): Promise<void>;
};
