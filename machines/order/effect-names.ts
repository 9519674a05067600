import type { EffectName } from './order.effects.ts';

/** Who is written to by an effect: the order's contact by mail or text message, every signing person, the shop. */
export type Recipient = 'client' | 'clientPhone' | 'signers' | 'shop';

interface EffectText {
  /** In Polish, as a consequence in a preview or a row of an order's outbox. */
  readonly name: string;
  readonly to: readonly Recipient[];
}

const mailTo = (name: string, ...to: readonly Recipient[]): EffectText => ({ name, to });
const quiet = (name: string): EffectText => ({ name, to: [] });

/** What the panel calls each effect, and whom it writes to. */
export const effectTexts: Readonly<Record<EffectName, EffectText>> = {
  sendOffer: mailTo('E-mail z linkiem do oferty', 'client'),
  emailPdfOffer: quiet('E-mail z ofertą PDF na podany adres'),
  sendReturnLink: mailTo('E-mail z linkiem powrotnym', 'client'),
  sendReminder: mailTo('Przypomnienie e-mailem i SMS-em', 'client', 'clientPhone'),
  notifySignatureFailed: mailTo('E-mail o nieudanym podpisie', 'client'),
  notifyVerificationFailed: mailTo('E-mail o nieudanej weryfikacji w banku', 'client'),
  notifyVerificationRejected: mailTo('E-mail o niezgodnych danych z banku', 'client'),
  startIdentityVerification: mailTo('Potwierdzenie tożsamości u dostawcy podpisu', 'signers'),
  openBankVerification: quiet('Otwarcie weryfikacji w banku'),
  sendVerificationSms: mailTo('Kod SMS', 'signers'),
  submitApplication: quiet('Skompletowanie wniosku do oceny'),
  matchTestPayment: quiet('Porównanie danych z banku z wnioskiem'),
  submitToDecisionEngine: quiet('Zapytanie do silnika decyzyjnego'),
  submitAcceptedConditions: quiet('Zapytanie do silnika decyzyjnego na nowych warunkach'),
  notifyRejection: mailTo('E-mail o decyzji odmownej', 'client'),
  notifyConditions: mailTo('E-mail o nowych warunkach', 'client'),
  notifyApproval: mailTo('E-mail o decyzji pozytywnej', 'client'),
  prepareAgreement: quiet('Przygotowanie umowy'),
  requestInitialPayment: quiet('Wezwanie do opłaty wstępnej'),
  sendPaymentLink: mailTo('Link do płatności e-mailem i SMS-em', 'client', 'clientPhone'),
  matchInitialPayment: quiet('Porównanie wpłaty z wnioskiem'),
  startSignature: mailTo('Umowa do podpisu u dostawcy podpisu', 'signers'),
  storeSignedAgreement: quiet('Pobranie podpisanej umowy'),
  orderCourier: quiet('Zamówienie kuriera z umową'),
  notifyCourier: mailTo('E-mail o przyjeździe kuriera', 'client'),
  verifyAgreement: quiet('Sprawdzenie umowy przez finansującego'),
  withdraw: quiet('Wycofanie procesu podpisu lub kuriera'),
  cancelOutstanding: quiet('Wycofanie podpisu, kuriera i linku do płatności'),
  notifyCancelation: mailTo('E-mail o anulowaniu', 'client', 'shop'),
  notifyAgreementAccepted: mailTo('E-mail o zawarciu umowy', 'client'),
  notifyShipment: mailTo('E-mail z numerem przesyłki', 'client'),
  notifyDelivery: mailTo('E-mail z dokumentami po odbiorze', 'client'),
  askProvider: quiet('Zapytanie dostawcy o wynik'),
  raiseTask: quiet('Zadanie dla administratora'),
  oweRefund: quiet('Zapisanie zwrotu wpłaty'),
  oweZlotyBack: quiet('Zapisanie zwrotu złotówki'),
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
