import { screen, signature, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';
import { acceptanceView } from './acceptance.view.ts';

const signed = success(
  'status',
  'Umowa została podpisana',
  'Sprawdzimy dokumenty i przekażemy zamówienie do realizacji.',
);

/** A new copy of the agreement is on its way to the client, by courier or by mail. */
const sentAgain = {
  panel: 'Umowa wysłana ponownie',
  tone: 'waiting',
  shopStatus: 'agreement_waiting_for_signature',
  waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
  client: success(
    'status',
    'Umowa została wysłana ponownie',
    'Poprzednia wersja jest nieważna. Podpisz tę, którą właśnie otrzymujesz.',
  ),
} as const;

/** What each audience sees and reads in the statuses of this phase. */
export const agreementView: PhaseView<'agreement'> = {
  agreement_signed: {
    panel: 'Umowa podpisana',
    tone: { client: 'waiting', pos: 'current', offline: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: signed,
    pos: screen('upload_documents', 'Dołącz dokumenty', 'Dodaj skan podpisanej umowy i pozostałe dokumenty.'),
    offline: success('waiting', 'Umowa podpisana przez klienta', 'Czekamy na przyjęcie umowy.'),
  },
  autenti_agreement_signed: {
    panel: 'Umowa podpisana w Autenti',
    step: 'initialFee',
    tone: 'waiting',
    shopStatus: [{ when: ['paid'], is: 'attach_documents' }, { is: 'initial_payment_signature' }],
    waitsFor: 'acceptance',
    client: success(
      'status',
      'Umowa została podpisana',
      'Sprawdzamy komplet podpisów. Jeśli umowę podpisuje więcej osób, czekamy na pozostałe.',
    ),
    salesman: success('waiting', 'Umowa podpisana online', 'Sprawdzamy komplet podpisów klienta.'),
  },
  signed: {
    panel: 'Umowa podpisana',
    tone: { client: 'waiting', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: signed,
    salesman: success('waiting', 'Kurier przywiózł podpisaną umowę', 'Umowa czeka na przyjęcie.'),
  },
  resent: {
    ...sentAgain,
    salesman: success('waiting', 'Kurier wiezie umowę ponownie', 'Czekamy na podpis nowego egzemplarza.'),
  },
  agreement_resent: {
    ...sentAgain,
    pos: [
      {
        when: ['paper'],
        ...screen(
          'sign_paper',
          'Umowa do ponownego podpisania',
          'Wydrukuj nową wersję i podpisz ją z klientem.',
        ),
      },
      success('waiting', 'Umowa wysłana do klienta ponownie', 'Czekamy na podpis nowej wersji umowy.'),
    ],
    offline: success('waiting', 'Umowa wysłana do klienta ponownie', 'Czekamy na podpis nowej wersji umowy.'),
  },
  renew: {
    panel: 'Umowa do odnowienia',
    tone: 'waiting',
    shopStatus: 'agreement_waiting_for_signature',
    waitsFor: 'documents',
    client: success(
      'status',
      'Przygotowujemy nową umowę',
      'Poprzednia wersja wygasła lub wymagała zmian. Nowy link wyślemy e-mailem.',
    ),
    salesman: success(
      'waiting',
      'Przygotowujemy klientowi nową umowę',
      'Poprzednia wersja straciła ważność.',
    ),
  },
  ...acceptanceView,
};
