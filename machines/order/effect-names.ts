import type { EffectName } from './order.effects.ts';

/** Who is written to by an effect: the order's contact by mail or text message, every signing person, the shop. */
export type Recipient = 'client' | 'clientPhone' | 'signers' | 'shop';

interface EffectText {
  /** In Polish, as a consequence in a preview or a row of an order's outbox. */
  readonly name: string;
  readonly to: readonly Recipient[];
}

/** What the panel calls each effect, and whom it writes to. */
export const effectTexts: Readonly<Record<EffectName, EffectText>> = {
  sendOffer: { name: 'E-mail z linkiem do oferty', to: ['client'] },
  emailPdfOffer: { name: 'E-mail z ofertą PDF na podany adres', to: [] },
  sendReturnLink: { name: 'E-mail z linkiem powrotnym', to: ['client'] },
  sendApplicationLink: { name: 'E-mail z linkiem do rozpoczętego wniosku', to: ['client'] },
  sendApplicationReceipt: { name: 'E-mail o przyjęciu wniosku', to: ['client'] },
  sendReminder: { name: 'Przypomnienie e-mailem i SMS-em', to: ['client', 'clientPhone'] },
  notifySignatureFailed: { name: 'E-mail o nieudanym podpisie', to: ['client'] },
  notifyVerificationFailed: { name: 'E-mail o nieudanej weryfikacji w banku', to: ['client'] },
  notifyVerificationRejected: { name: 'E-mail o niezgodnych danych z banku', to: ['client'] },
  startIdentityVerification: { name: 'Potwierdzenie tożsamości u dostawcy podpisu', to: ['signers'] },
  openBankVerification: { name: 'Otwarcie weryfikacji w banku', to: [] },
  sendVerificationSms: { name: 'Kod SMS', to: ['signers'] },
  submitApplication: { name: 'Skompletowanie wniosku do oceny', to: [] },
  matchTestPayment: { name: 'Porównanie danych z banku z wnioskiem', to: [] },
  submitToDecisionEngine: { name: 'Zapytanie do silnika decyzyjnego', to: [] },
  submitAcceptedConditions: { name: 'Zapytanie do silnika decyzyjnego na nowych warunkach', to: [] },
  notifyRejection: { name: 'E-mail o decyzji odmownej', to: ['client'] },
  notifyConditions: { name: 'E-mail o nowych warunkach', to: ['client'] },
  notifyApproval: { name: 'E-mail o decyzji pozytywnej', to: ['client'] },
  prepareAgreement: { name: 'Przygotowanie umowy', to: [] },
  requestInitialPayment: { name: 'Wezwanie do opłaty wstępnej', to: [] },
  sendPaymentLink: { name: 'Link do płatności e-mailem i SMS-em', to: ['client', 'clientPhone'] },
  sendPaymentReceipt: { name: 'E-mail z potwierdzeniem wpłaty', to: ['client'] },
  matchInitialPayment: { name: 'Porównanie wpłaty z wnioskiem', to: [] },
  startSignature: { name: 'Umowa do podpisu u dostawcy podpisu', to: ['signers'] },
  askToSign: { name: 'E-mail o umowie do podpisu', to: ['signers'] },
  storeSignedAgreement: { name: 'Pobranie podpisanej umowy', to: [] },
  orderCourier: { name: 'Zamówienie kuriera z umową', to: [] },
  notifyCourier: { name: 'E-mail o przyjeździe kuriera', to: ['client'] },
  verifyAgreement: { name: 'Sprawdzenie umowy przez finansującego', to: [] },
  withdraw: { name: 'Wycofanie procesu podpisu lub kuriera', to: [] },
  cancelOutstanding: { name: 'Wycofanie podpisu, kuriera i linku do płatności', to: [] },
  notifyLateMoney: { name: 'E-mail o wpłacie po zamknięciu wniosku', to: ['client'] },
  notifyCancelation: { name: 'E-mail o anulowaniu', to: ['client', 'shop'] },
  notifyAgreementAccepted: { name: 'E-mail o zawarciu umowy', to: ['client'] },
  notifyShipment: { name: 'E-mail z numerem przesyłki', to: ['client'] },
  notifyDelivery: { name: 'E-mail z dokumentami po odbiorze', to: ['client'] },
  askProvider: { name: 'Zapytanie dostawcy o wynik', to: [] },
  raiseTask: { name: 'Zadanie dla administratora', to: [] },
  oweRefund: { name: 'Zapisanie zwrotu wpłaty', to: [] },
  oweZlotyBack: { name: 'Zapisanie zwrotu złotówki', to: [] },
};

/** What the panel calls each kind of task (specification 2.5). */
export const taskNames = {
  client_is_not_responding: 'Klient nie odpowiada',
  contact_at_another_time: 'Kontakt w innym terminie',
  completing_requests: 'Uzupełnienie wniosku',
  payment_of_verification_fee: 'Wpłata opłaty weryfikacyjnej',
  execution_of_initial_payment: 'Wpłata opłaty wstępnej',
  signing_of_agreement: 'Podpisanie umowy',
  change_agreement_shipping_address: 'Zmiana adresu wysyłki umowy',
  different_agreement_shipment_date: 'Inny termin wysyłki umowy',
  other: 'Inne',
} as const;
