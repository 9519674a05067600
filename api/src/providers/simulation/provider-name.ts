/** The providers that are simulated. */
export type ProviderName =
  | 'bluemedia'
  | 'dotpay'
  | 'autenti'
  | 'courier'
  | 'decision-engine'
  | 'identity'
  | 'registry'
  | 'sms'
  | 'mail';
