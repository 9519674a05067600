import type { PhaseView } from '../../screen.ts';
import { conditionsView } from './conditions.view.ts';

/** At the counter the salesman announces a positive decision; everywhere else a mail announces any decision. */
const judged = {
  screen: 'status',
  title: 'Oceniamy Twój wniosek',
  subtitle: 'Decyzję poznasz w ciągu 10 minut. Strona odświeży się sama.',
  icon: 'success',
  refetch: true,
} as const;

/** What each audience sees and reads in the statuses of this phase. */
export const decisionView: PhaseView<'decision'> = {
  ready_for_siemens: {
    panel: 'Przekazano do decyzji',
    step: 'decision',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      { ...judged, when: ['pos'] },
      { ...judged, mails: true },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Czekamy na decyzję finansową',
        subtitle: 'Decyzja przychodzi zwykle w ciągu 10 minut. Strona odświeży się sama.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Czekamy na decyzję finansową',
        subtitle: 'Decyzja przychodzi zwykle w ciągu 10 minut. Strona odświeży się sama.',
        icon: 'success',
      },
    ],
  },
  leasing_decision_ok: {
    panel: 'Decyzja pozytywna',
    step: 'initialFee',
    tone: { client: 'current', pos: 'current', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'decision_ok',
    waitsFor: 'salesman',
    sale: true,
    client: [
      {
        when: ['readsAgreementOnItsPage'],
        screen: 'agreement',
        title: 'Decyzja jest pozytywna',
        subtitle: 'Przeczytaj umowę i zaakceptuj jej treść.',
        icon: 'success',
      },
      {
        when: ['pos', 'zeroOwnPayment'],
        screen: 'status',
        title: 'Decyzja jest pozytywna',
        subtitle: 'Sprzedawca pokaże Ci umowę i przeprowadzi przez jej podpisanie.',
        icon: 'success',
      },
      {
        when: ['pos'],
        screen: 'status',
        title: 'Decyzja jest pozytywna',
        subtitle: 'Sprzedawca przeprowadzi Cię przez opłatę wstępną i podpis.',
        icon: 'success',
      },
      {
        screen: 'agreement',
        title: 'Decyzja jest pozytywna',
        subtitle: 'Przeczytaj umowę i zaakceptuj jej treść.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'salesman_agreement',
        title: 'Decyzja pozytywna – umowa do akceptacji',
        subtitle: 'Pokaż klientowi umowę i zaakceptujcie jej treść.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Decyzja pozytywna',
        subtitle: 'Klient czyta umowę i akceptuje jej treść.',
        icon: 'success',
      },
    ],
  },
  leasing_decision_rejected: {
    panel: 'Decyzja negatywna',
    step: 'decision',
    tone: { client: 'refused', pos: 'refused', offline: 'refused', staff: 'refused' },
    shopStatus: 'decision_rejected',
    client: [
      {
        when: ['pos'],
        screen: 'rejection',
        title: 'Tym razem nie możemy udzielić finansowania',
        subtitle: 'Sprzedawca zaproponuje inną formę płatności.',
        icon: 'failure',
      },
      {
        screen: 'rejection',
        title: 'Tym razem nie możemy udzielić finansowania',
        subtitle:
          'Decyzja zapadła po ocenie danych z wniosku. Kolejny wniosek możesz złożyć w dowolnej chwili.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'salesman_rejection',
        title: 'Decyzja negatywna',
        subtitle: 'Klient nie otrzyma tego finansowania. Zaproponuj inną formę płatności.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'salesman_rejection',
        title: 'Decyzja negatywna',
        subtitle: 'Klient nie otrzyma tego finansowania. Zaproponuj inną formę płatności.',
        icon: 'failure',
      },
    ],
  },
  agreement_accepted: {
    panel: 'Umowa zaakceptowana przez klienta',
    step: 'initialFee',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'decision_ok',
    waitsFor: [
      { when: ['signsBeforePaying'], is: 'signature' },
      { when: ['zeroOwnPayment | paid', 'courier'], is: 'courier' },
      { when: ['zeroOwnPayment | paid', 'paper'], is: 'paper' },
      { when: ['zeroOwnPayment | paid'], is: 'signature' },
      { when: ['salesmanTakesPayment'], is: 'counterPayment' },
      { is: 'paymentLink' },
    ],
    sale: true,
    client: [
      {
        when: ['courier', 'paid'],
        screen: 'status',
        title: 'Umowa jest w drodze',
        subtitle:
          'Kurier przyjedzie w ciągu 1–2 dni roboczych. Podpisz dwa egzemplarze i jeden oddaj kurierowi.',
        icon: 'success',
      },
      {
        when: ['signsBeforePaying'],
        screen: 'status',
        title: 'Podpisz umowę online',
        subtitle: 'Link do podpisu wysłaliśmy e-mailem. Podpisanie zajmuje około 2 minut.',
        icon: 'success',
      },
      {
        when: ['salesmanTakesPayment', '!zeroOwnPayment'],
        screen: 'status',
        title: 'Wnieś opłatę wstępną u sprzedawcy',
        subtitle: 'Treść umowy jest zaakceptowana. Gdy opłata wpłynie, podpiszesz umowę.',
      },
      {
        when: ['!zeroOwnPayment'],
        screen: 'status',
        title: 'Treść umowy została zaakceptowana',
        subtitle: 'Za chwilę wyślemy Ci link do opłaty wstępnej. Potem podpiszesz umowę.',
        icon: 'success',
      },
      {
        screen: 'status',
        title: 'Treść umowy została zaakceptowana',
        subtitle: 'Za chwilę otrzymasz umowę do podpisania.',
        icon: 'success',
      },
    ],
    pos: [
      {
        when: ['signsBeforePaying'],
        screen: 'waiting',
        title: 'Czekamy na podpis klienta',
        subtitle: 'Link do podpisu online wysłaliśmy klientowi e-mailem.',
        icon: 'success',
      },
      {
        when: ['salesmanTakesPayment'],
        screen: 'pos_payment',
        title: 'Opłata wstępna klienta',
        subtitle: 'Wybierz, jak klient wniesie opłatę wstępną.',
      },
      {
        screen: 'payment_status',
        title: 'Link do opłaty wstępnej w drodze',
        subtitle: 'Wysyłamy klientowi link do płatności.',
      },
    ],
    offline: [
      {
        screen: 'payment_status',
        title: 'Umowa zaakceptowana',
        subtitle: 'Czekamy na opłatę wstępną klienta.',
        icon: 'success',
      },
    ],
  },
  ...conditionsView,
};
