import type { PhaseView } from '../../screen.ts';

/** What each audience sees and reads in the statuses of this phase. */
export const offerView: PhaseView<'offer'> = {
  update_order_with_items: {
    panel: 'Uzupełnianie produktów',
    step: 'form',
    tone: { client: 'current', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'calculation',
    client: [
      {
        screen: 'update_order_with_items',
        title: 'Sprawdź produkty w zamówieniu',
        subtitle: 'Uzupełnij nazwy, ceny i stawki VAT, a następnie wybierz liczbę rat i wpłatę własną.',
      },
    ],
    pos: [
      {
        screen: 'offer_editor',
        title: 'Przygotuj ofertę',
        subtitle: 'Dodaj produkty, wybierz liczbę rat i wpłatę własną klienta.',
      },
    ],
    offline: [
      {
        screen: 'offer_editor',
        title: 'Przygotuj ofertę',
        subtitle: 'Dodaj produkty, wybierz liczbę rat i wpłatę własną klienta.',
      },
    ],
  },
  salesman_sumup: {
    panel: 'Podsumowanie u sprzedawcy',
    step: 'form',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: 'calculation',
    waitsFor: 'salesman',
    client: [
      {
        screen: 'status',
        title: 'Sprzedawca przygotowuje Twoją ofertę',
        subtitle: 'Gdy oferta będzie gotowa, wyślemy Ci link e-mailem.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'offer_summary',
        title: 'Podsumowanie oferty dla klienta',
        subtitle: 'Sprawdź produkty i ratę. Ofertę możesz wysłać klientowi jako PDF.',
      },
    ],
    offline: [
      {
        screen: 'offer_summary',
        title: 'Podsumowanie oferty dla klienta',
        subtitle: 'Sprawdź produkty i ratę. Ofertę możesz wysłać klientowi jako PDF.',
      },
    ],
  },
  sumup: {
    panel: 'Podsumowanie oferty',
    step: 'form',
    tone: { client: 'current', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: [{ when: ['remote'], is: 'offer_sent' }, { is: 'calculation' }],
    client: [
      {
        screen: 'sumup',
        title: 'Podsumowanie Twojej oferty',
        subtitle: 'Sprawdź produkty i warunki finansowania. Jeśli wszystko się zgadza, przejdź dalej.',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient czyta podsumowanie oferty',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient czyta podsumowanie oferty',
        subtitle: 'Strona odświeży się sama, gdy klient zakończy ten krok.',
      },
    ],
  },
  complement_company_and_user: {
    panel: 'Uzupełnianie danych firmy i kontaktu',
    step: 'form',
    tone: { client: 'current', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: [{ when: ['clientFlow'], is: 'form' }, { is: 'calculation' }],
    client: [
      {
        screen: 'complement_company_and_user',
        title: 'Podaj dane firmy i osoby do kontaktu',
        subtitle: 'Wystarczy NIP, imię i nazwisko, adres e-mail i numer telefonu.',
      },
    ],
    pos: [
      {
        screen: 'company_and_contact',
        title: 'Dane firmy i osoby do kontaktu',
        subtitle: 'Wpisz NIP firmy oraz dane osoby, z którą będziemy w kontakcie.',
      },
    ],
    offline: [
      {
        screen: 'company_and_contact',
        title: 'Dane firmy i osoby do kontaktu',
        subtitle: 'Wpisz NIP firmy oraz dane osoby, z którą będziemy w kontakcie.',
      },
    ],
  },
  update_vat_id: {
    panel: 'Poprawa NIP',
    step: 'form',
    tone: { client: 'attention', pos: 'attention', offline: 'attention', staff: 'attention' },
    shopStatus: [{ when: ['clientFlow'], is: 'form' }, { is: 'calculation' }],
    client: [
      {
        screen: 'update_vat_id',
        title: 'Sprawdź NIP firmy',
        subtitle: 'Nie znaleźliśmy firmy o podanym numerze NIP. Popraw numer i spróbuj jeszcze raz.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'vat_id_correction',
        title: 'Popraw NIP firmy klienta',
        subtitle: 'Rejestr nie zna podanego numeru. Popraw go i spróbuj jeszcze raz.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'vat_id_correction',
        title: 'Popraw NIP firmy klienta',
        subtitle: 'Rejestr nie zna podanego numeru. Popraw go i spróbuj jeszcze raz.',
        icon: 'failure',
      },
    ],
  },
  offer_sent_to_client: {
    panel: 'Oferta wysłana do klienta',
    step: 'form',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'waiting' },
    shopStatus: 'offer_sent',
    waitsFor: 'salesman',
    client: [
      {
        screen: 'status',
        title: 'Wysłaliśmy Ci ofertę',
        subtitle: 'Link do wniosku czeka w wiadomości e-mail. Wypełnienie formularza zajmuje około minuty.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'client_is_working',
        title: 'Klient ma link do oferty',
        subtitle: 'Możesz skopiować link, wysłać ofertę jeszcze raz albo przejąć wniosek.',
      },
    ],
    offline: [
      {
        screen: 'client_is_working',
        title: 'Klient ma link do oferty',
        subtitle: 'Możesz skopiować link, wysłać ofertę jeszcze raz albo przejąć wniosek.',
      },
    ],
  },
  logged_in_once: {
    panel: 'Pierwsze logowanie klienta',
    step: 'form',
    client: [
      {
        screen: 'status',
        title: 'Witaj z powrotem',
        subtitle: 'Możesz dokończyć wniosek w miejscu, w którym został przerwany.',
        icon: 'success',
      },
    ],
  },
};
