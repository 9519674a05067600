import { clientIsWorking, failure, screen, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

const salesmansTurn = [{ when: ['salesmanFlow'], is: 'salesman' }] as const;

/** What a client whose salesman leads the order reads: a form of his own would be refused. */
const salesmanIsWorking = (title: string) =>
  ({
    when: ['salesmanFlow'],
    tone: 'waiting',
    ...success('status', title, 'Gdy skończy, strona odświeży się sama.'),
  }) as const;

/** What each audience sees and reads in the statuses of this phase. */
export const offerView: PhaseView<'offer'> = {
  update_order_with_items: {
    panel: 'Uzupełnianie produktów',
    tone: { client: 'current', salesman: 'current', staff: 'waiting' },
    shopStatus: 'calculation',
    waitsFor: salesmansTurn,
    client: [
      salesmanIsWorking('Sprzedawca przygotowuje Twoją ofertę'),
      screen(
        'update_order_with_items',
        'Sprawdź produkty w zamówieniu',
        'Uzupełnij nazwy, ceny i stawki VAT, a następnie wybierz liczbę rat i wpłatę własną.',
      ),
    ],
    salesman: [
      { when: ['clientFlow'], tone: 'waiting', ...clientIsWorking('Klient sprawdza produkty') },
      screen(
        'offer_editor',
        'Przygotuj ofertę',
        'Dodaj produkty, wybierz liczbę rat i wpłatę własną klienta.',
      ),
    ],
  },
  salesman_sumup: {
    panel: 'Podsumowanie u sprzedawcy',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: 'calculation',
    waitsFor: 'salesman',
    client: success(
      'status',
      'Sprzedawca przygotowuje Twoją ofertę',
      'Gdy oferta będzie gotowa, wyślemy Ci link e-mailem.',
    ),
    salesman: screen(
      'offer_summary',
      'Podsumowanie oferty dla klienta',
      'Sprawdź produkty i ratę. Ofertę możesz wysłać klientowi jako PDF.',
    ),
  },
  sumup: {
    panel: 'Podsumowanie oferty',
    tone: { client: 'current', salesman: 'waiting', staff: 'waiting' },
    shopStatus: [{ when: ['remote'], is: 'offer_sent' }, { is: 'calculation' }],
    client: screen(
      'sumup',
      'Podsumowanie Twojej oferty',
      'Sprawdź produkty i warunki finansowania. Jeśli wszystko się zgadza, przejdź dalej.',
    ),
    salesman: clientIsWorking('Klient czyta podsumowanie oferty'),
  },
  complement_company_and_user: {
    panel: 'Uzupełnianie danych firmy i kontaktu',
    tone: { client: 'current', salesman: 'current', staff: 'waiting' },
    shopStatus: [{ when: ['clientFlow'], is: 'form' }, { is: 'calculation' }],
    waitsFor: salesmansTurn,
    client: [
      salesmanIsWorking('Sprzedawca podaje dane Twojej firmy'),
      screen(
        'complement_company_and_user',
        'Podaj dane firmy i osoby do kontaktu',
        'Wystarczy NIP, imię i nazwisko, adres e-mail i numer telefonu.',
      ),
    ],
    salesman: [
      { when: ['clientFlow'], tone: 'waiting', ...clientIsWorking('Klient podaje dane firmy') },
      screen(
        'company_and_contact',
        'Dane firmy i osoby do kontaktu',
        'Wpisz NIP firmy oraz dane osoby, z którą będziemy w kontakcie.',
      ),
    ],
  },
  update_vat_id: {
    panel: 'Poprawa NIP',
    tone: 'attention',
    shopStatus: [{ when: ['clientFlow'], is: 'form' }, { is: 'calculation' }],
    waitsFor: salesmansTurn,
    client: [
      salesmanIsWorking('Sprzedawca poprawia NIP Twojej firmy'),
      failure(
        'update_vat_id',
        'Sprawdź NIP firmy',
        'Nie znaleźliśmy firmy o podanym numerze NIP. Popraw numer i spróbuj jeszcze raz.',
      ),
    ],
    salesman: [
      { when: ['clientFlow'], tone: 'waiting', ...clientIsWorking('Klient poprawia NIP firmy') },
      failure(
        'vat_id_correction',
        'Popraw NIP firmy klienta',
        'Rejestr nie zna podanego numeru. Popraw go i spróbuj jeszcze raz.',
      ),
    ],
  },
  offer_sent_to_client: {
    panel: 'Oferta wysłana do klienta',
    tone: 'waiting',
    shopStatus: 'offer_sent',
    waitsFor: 'salesman',
    client: success(
      'status',
      'Wysłaliśmy Ci ofertę',
      'Link do wniosku czeka w wiadomości e-mail. Wypełnienie wniosku zajmuje około 5 minut.',
    ),
    salesman: clientIsWorking(
      'Klient ma link do oferty',
      'Możesz skopiować link, wysłać ofertę jeszcze raz albo przejąć wniosek.',
    ),
  },
  logged_in_once: {
    panel: 'Pierwsze logowanie klienta',
    client: success(
      'status',
      'Witaj z powrotem',
      'Możesz dokończyć wniosek w miejscu, w którym został przerwany.',
    ),
  },
};
