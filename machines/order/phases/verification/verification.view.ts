import type { PhaseView } from '../../screen.ts';
import { bankVerificationView } from './bank-verification.view.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const verificationView: PhaseView<'verification'> = {
  statement_verified_by_sms: {
    panel: 'Oświadczenie potwierdzone SMS-em',
    step: 'decision',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'salesman',
    client: [
      {
        screen: 'status',
        title: 'Oświadczenie zostało potwierdzone',
        subtitle: 'Sprzedawca potwierdzi teraz Twoją tożsamość na podstawie dokumentu.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'identities',
        title: 'Potwierdź tożsamość klienta',
        subtitle: 'Porównaj dokument każdej osoby podpisującej z danymi z wniosku.',
      },
    ],
  },
  identity_confirmed: {
    panel: 'Tożsamość potwierdzona',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      {
        screen: 'status',
        title: 'Tożsamość potwierdzona',
        subtitle: 'Przekazaliśmy wniosek do oceny. Decyzję poznasz zwykle w ciągu 10 minut.',
        icon: 'success',
      },
    ],
    pos: [
      {
        when: ['posLoan'],
        screen: 'waiting',
        title: 'Tożsamość osób podpisujących potwierdzona',
        subtitle: 'Czekamy na decyzję kredytową.',
        icon: 'success',
      },
      {
        screen: 'waiting',
        title: 'Tożsamość klienta potwierdzona',
        subtitle: 'Przekazujemy wniosek do oceny.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Tożsamość klienta potwierdzona',
        subtitle: 'Przekazujemy wniosek do oceny.',
        icon: 'success',
      },
    ],
  },
  qes_failed: {
    panel: 'Błąd podpisu kwalifikowanego',
    step: 'decision',
    tone: { client: 'attention', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: [
      { when: ['signingAgreement'], is: 'agreement_waiting_for_signature' },
      { is: 'verification' },
    ],
    client: [
      {
        when: ['signingAgreement'],
        screen: 'qes_failed',
        step: 'signing',
        title: 'Nie udało się podpisać umowy',
        subtitle: 'Wybierz, jak chcesz ją podpisać. Po zatwierdzeniu wyboru nie można go zmienić.',
        icon: 'failure',
      },
      {
        screen: 'qes_failed',
        title: 'Nie udało się potwierdzić tożsamości',
        subtitle: 'Wybierz inny sposób weryfikacji. Po zatwierdzeniu wyboru nie można go zmienić.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera inny sposób weryfikacji',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient wybiera inny sposób weryfikacji',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  ...bankVerificationView,
};
