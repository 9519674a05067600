/** Providers as staff know them, by their names on the wire and in the inbox. */
export const providerNames = {
  decisionEngine: 'Silnik decyzyjny',
  companyRegistry: 'Rejestr firm',
  bankVerification: 'Bank (weryfikacja za złotówkę)',
  initialPayment: 'Płatności',
  signing: 'Podpis (Autenti)',
  courier: 'Kurier',
  mail: 'E-mail',
  sms: 'SMS',
  sandbox: 'Piaskownica',
  autenti: 'Podpis (Autenti)',
  bluemedia: 'Bank (weryfikacja za złotówkę)',
  dotpay: 'Płatności',
  decision_engine: 'Silnik decyzyjny',
} as const;
