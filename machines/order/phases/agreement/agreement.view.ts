import { signature } from '../../screen.ts';
import type { PhaseView } from '../../screen.ts';
import { acceptanceView } from './acceptance.view.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const agreementView: PhaseView<'agreement'> = {
  agreement_signed: {
    panel: 'Umowa podpisana',
    step: 'signing',
    tone: { client: 'waiting', pos: 'current', offline: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: [
      {
        screen: 'status',
        title: 'Umowa została podpisana',
        subtitle: 'Sprawdzimy dokumenty i przekażemy zamówienie do realizacji.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'upload_documents',
        title: 'Dołącz dokumenty',
        subtitle: 'Dodaj skan podpisanej umowy i pozostałe dokumenty.',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Umowa podpisana przez klienta',
        subtitle: 'Czekamy na przyjęcie umowy.',
        icon: 'success',
      },
    ],
  },
  autenti_agreement_signed: {
    panel: 'Umowa podpisana w Autenti',
    step: 'initialFee',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: [{ when: ['paid'], is: 'attach_documents' }, { is: 'initial_payment_signature' }],
    waitsFor: 'acceptance',
    client: [
      {
        screen: 'status',
        title: 'Umowa została podpisana',
        subtitle: 'Sprawdzamy komplet podpisów. Jeśli umowę podpisuje więcej osób, czekamy na pozostałe.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Umowa podpisana online',
        subtitle: 'Sprawdzamy komplet podpisów klienta.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Umowa podpisana online',
        subtitle: 'Sprawdzamy komplet podpisów klienta.',
        icon: 'success',
      },
    ],
  },
  signed: {
    panel: 'Umowa podpisana',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: [
      {
        screen: 'status',
        title: 'Umowa została podpisana',
        subtitle: 'Sprawdzimy dokumenty i przekażemy zamówienie do realizacji.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Kurier przywiózł podpisaną umowę',
        subtitle: 'Umowa czeka na przyjęcie.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Kurier przywiózł podpisaną umowę',
        subtitle: 'Umowa czeka na przyjęcie.',
        icon: 'success',
      },
    ],
  },
  resent: {
    panel: 'Umowa wysłana ponownie',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'agreement_waiting_for_signature',
    waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
    client: [
      {
        screen: 'status',
        title: 'Umowa została wysłana ponownie',
        subtitle: 'Poprzednia wersja jest nieważna. Podpisz tę, którą właśnie otrzymujesz.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Kurier wiezie umowę ponownie',
        subtitle: 'Czekamy na podpis nowego egzemplarza.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Kurier wiezie umowę ponownie',
        subtitle: 'Czekamy na podpis nowego egzemplarza.',
        icon: 'success',
      },
    ],
  },
  agreement_resent: {
    panel: 'Umowa wysłana ponownie',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'agreement_waiting_for_signature',
    waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
    client: [
      {
        screen: 'status',
        title: 'Umowa została wysłana ponownie',
        subtitle: 'Poprzednia wersja jest nieważna. Podpisz tę, którą właśnie otrzymujesz.',
        icon: 'success',
      },
    ],
    pos: [
      {
        when: ['paper'],
        screen: 'sign_paper',
        title: 'Umowa do ponownego podpisania',
        subtitle: 'Wydrukuj nową wersję i podpisz ją z klientem.',
      },
      {
        screen: 'waiting',
        title: 'Umowa wysłana do klienta ponownie',
        subtitle: 'Czekamy na podpis nowej wersji umowy.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Umowa wysłana do klienta ponownie',
        subtitle: 'Czekamy na podpis nowej wersji umowy.',
        icon: 'success',
      },
    ],
  },
  renew: {
    panel: 'Umowa do odnowienia',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'agreement_waiting_for_signature',
    waitsFor: 'documents',
    client: [
      {
        screen: 'status',
        title: 'Przygotowujemy nową umowę',
        subtitle: 'Poprzednia wersja wygasła lub wymagała zmian. Nowy link wyślemy e-mailem.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Przygotowujemy klientowi nową umowę',
        subtitle: 'Poprzednia wersja straciła ważność.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Przygotowujemy klientowi nową umowę',
        subtitle: 'Poprzednia wersja straciła ważność.',
        icon: 'success',
      },
    ],
  },
  ...acceptanceView,
};
