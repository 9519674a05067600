import { failure, othersSign, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';
import { conditionsView } from './conditions.view.ts';

/** At the counter the salesman announces a positive decision; everywhere else a mail announces any decision. */
const judged = {
  ...success(
    'status',
    'Oceniamy Twój wniosek',
    'Decyzję poznasz w ciągu 10 minut. Strona odświeży się sama.',
  ),
  refetch: true,
} as const;

const decided = ['Decyzja jest pozytywna', 'Przeczytaj umowę i zaakceptuj jej treść.'] as const;

/** What each audience sees and reads in the statuses of this phase. */
export const decisionView: PhaseView<'decision'> = {
  ready_for_siemens: {
    panel: 'Przekazano do decyzji',
    tone: 'waiting',
    shopStatus: 'verification',
    waitsFor: 'decision',
    client: [
      { when: ['pos'], ...judged },
      { ...judged, mails: true },
    ],
    salesman: success(
      'waiting',
      'Czekamy na decyzję finansową',
      'Decyzja przychodzi zwykle w ciągu 10 minut. Strona odświeży się sama.',
    ),
  },
  leasing_decision_ok: {
    panel: 'Decyzja pozytywna',
    step: 'initialFee',
    tone: { client: 'current', pos: 'current', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'decision_ok',
    waitsFor: 'salesman',
    sale: true,
    client: [
      { when: ['readsAgreementOnItsPage'], ...success('agreement', ...decided) },
      {
        when: ['pos', 'zeroOwnPayment'],
        ...success(
          'status',
          'Decyzja jest pozytywna',
          'Sprzedawca pokaże Ci umowę i przeprowadzi przez jej podpisanie.',
        ),
        tone: 'waiting',
      },
      {
        when: ['pos'],
        ...success(
          'status',
          'Decyzja jest pozytywna',
          'Sprzedawca przeprowadzi Cię przez opłatę wstępną i podpis.',
        ),
        tone: 'waiting',
      },
      { ...success('status', ...decided), agreement: true },
    ],
    pos: success(
      'salesman_agreement',
      'Decyzja pozytywna – umowa do akceptacji',
      'Pokaż klientowi umowę i zaakceptujcie jej treść.',
    ),
    offline: success('waiting', 'Decyzja pozytywna', 'Klient czyta umowę i akceptuje jej treść.'),
  },
  leasing_decision_rejected: {
    panel: 'Decyzja negatywna',
    tone: 'refused',
    shopStatus: 'decision_rejected',
    client: [
      {
        when: ['pos'],
        ...failure(
          'rejection',
          'Tym razem nie możemy udzielić finansowania',
          'Sprzedawca zaproponuje inną formę płatności.',
        ),
      },
      failure(
        'rejection',
        'Tym razem nie możemy udzielić finansowania',
        'Decyzja zapadła po ocenie danych z wniosku. Kolejny wniosek możesz złożyć w dowolnej chwili.',
      ),
    ],
    salesman: failure(
      'salesman_rejection',
      'Decyzja negatywna',
      'Klient nie otrzyma tego finansowania. Zaproponuj inną formę płatności.',
    ),
  },
  agreement_accepted: {
    panel: 'Umowa zaakceptowana przez klienta',
    step: 'initialFee',
    tone: 'waiting',
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
        when: ['signsBeforePaying', 'signerSigned'],
        ...othersSign(
          'Każda osoba podpisuje własnym linkiem, wysłanym na jej adres e-mail. Potem wniesiesz opłatę wstępną.',
        ),
      },
      {
        when: ['signsBeforePaying'],
        ...success(
          'status',
          'Podpisz umowę online',
          'Link do podpisu wysłaliśmy e-mailem każdej osobie, która podpisuje. Podpisanie zajmuje około 2 minut.',
        ),
        tone: 'current',
      },
      {
        when: ['salesmanTakesPayment', 'owes'],
        ...screen(
          'status',
          'Wnieś opłatę wstępną u sprzedawcy',
          'Treść umowy jest zaakceptowana. Gdy opłata wpłynie, podpiszesz umowę.',
        ),
        tone: 'current',
      },
      {
        when: ['owes'],
        ...success(
          'status',
          'Treść umowy została zaakceptowana',
          'Za chwilę wyślemy Ci link do opłaty wstępnej. Potem podpiszesz umowę.',
        ),
      },
      {
        when: ['mszafir'],
        ...success('status', 'Podpisz umowę w mSzafirze', 'Potwierdzisz tożsamość przez swój bank.'),
      },
      {
        when: ['courier'],
        ...success(
          'status',
          'Treść umowy została zaakceptowana',
          'Umowę przywiezie kurier w ciągu 1–2 dni roboczych. Przygotuj dowód osobisty.',
        ),
      },
      success('status', 'Treść umowy została zaakceptowana', 'Za chwilę otrzymasz umowę do podpisania.'),
    ],
    pos: [
      {
        when: ['signsBeforePaying'],
        ...success(
          'waiting',
          'Czekamy na podpis klienta',
          'Link do podpisu online wysłaliśmy klientowi e-mailem.',
        ),
      },
      {
        when: ['salesmanTakesPayment'],
        ...screen('pos_payment', 'Opłata wstępna klienta', 'Wybierz, jak klient wniesie opłatę wstępną.'),
        tone: 'current',
      },
      screen('payment_status', 'Link do opłaty wstępnej w drodze', 'Wysyłamy klientowi link do płatności.'),
    ],
    offline: success('payment_status', 'Umowa zaakceptowana', 'Czekamy na opłatę wstępną klienta.'),
  },
  ...conditionsView,
};
