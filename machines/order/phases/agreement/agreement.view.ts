import { othersSign, screen, signature, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';
import { acceptanceView } from './acceptance.view.ts';

const signed = (title: string) =>
  success('status', title, 'Sprawdzimy dokumenty i przekażemy zamówienie do realizacji.');

/** A new copy of the agreement is on its way to the client, by courier or by mail. */
const sentAgain = {
  panel: 'Umowa wysłana ponownie',
  tone: 'waiting',
  shopStatus: 'agreement_waiting_for_signature',
  waitsFor: [{ when: ['signed'], is: 'acceptance' }, ...signature],
} as const;

const signNew = (title: string) =>
  success('status', title, 'Poprzednia wersja jest nieważna. Podpisz tę, którą właśnie otrzymujesz.');

/** What each audience sees and reads in the statuses of this phase. */
export const agreementView: PhaseView<'agreement'> = {
  agreement_signed: {
    panel: 'Umowa podpisana',
    tone: { client: 'waiting', pos: 'current', offline: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: signed('Umowa ma komplet podpisów'),
    pos: [
      {
        when: ['paper'],
        ...screen(
          'upload_documents',
          'Dołącz skan podpisanej umowy (wymagany) i dokumenty',
          'Umowa jest na papierze: bez jej skanu nie można jej przyjąć.',
        ),
      },
      screen('upload_documents', 'Dołącz dokumenty', 'Dodaj dokumenty klienta, które są wymagane do umowy.'),
    ],
    offline: success('waiting', 'Umowa podpisana przez klienta', 'Czekamy na przyjęcie umowy.'),
  },
  autenti_agreement_signed: {
    panel: 'Umowa podpisana w Autenti',
    step: 'initialFee',
    tone: 'waiting',
    shopStatus: [{ when: ['paid'], is: 'attach_documents' }, { is: 'initial_payment_signature' }],
    waitsFor: 'acceptance',
    client: [
      {
        when: ['owes'],
        ...success(
          'status',
          'Umowa ma komplet podpisów – teraz opłata wstępna',
          'Za chwilę wyślemy Ci link do płatności.',
        ),
      },
      success('status', 'Umowa ma komplet podpisów', 'Sprawdzamy umowę i przekazujemy ją finansującemu.'),
    ],
    salesman: success('waiting', 'Umowa podpisana online', 'Sprawdzamy komplet podpisów klienta.'),
  },
  signed: {
    panel: 'Umowa podpisana',
    tone: { client: 'waiting', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: signed('Umowa została podpisana'),
    salesman: success('waiting', 'Kurier przywiózł podpisaną umowę', 'Umowa czeka na przyjęcie.'),
  },
  resent: {
    ...sentAgain,
    client: signNew('Umowa została wysłana ponownie'),
    salesman: success('waiting', 'Kurier wiezie umowę ponownie', 'Czekamy na podpis nowego egzemplarza.'),
  },
  agreement_resent: {
    ...sentAgain,
    client: [
      {
        when: ['electronicSignature', 'signerSigned'],
        ...othersSign('Także teraz każda osoba podpisuje własnym linkiem, wysłanym na jej adres e-mail.'),
      },
      {
        when: ['guaranteeAlone'],
        ...success(
          'status',
          'Poręczenie do podpisania',
          'Podpisują je tylko poręczyciele, linkami wysłanymi na ich adresy e-mail. Umowa pozostaje ważna.',
        ),
        tone: 'current',
      },
      { when: ['guarantee'], ...signNew('Umowa i poręczenie do podpisania'), tone: 'current' },
      { when: ['mszafir'], ...signNew('Nowa umowa do podpisania w mSzafirze'), tone: 'current' },
      { when: ['paper'], ...signNew('Nowa umowa do podpisania u sprzedawcy'), tone: 'current' },
      signNew('Umowa została wysłana ponownie'),
    ],
    pos: [
      {
        when: ['paper'],
        ...screen(
          'sign_paper',
          'Umowa do ponownego podpisania',
          'Wydrukuj nową wersję i podpisz ją z klientem.',
        ),
        tone: 'current',
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
