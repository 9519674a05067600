import { withHardSpaces } from '../../../texts/hard-spaces.ts';

export const messages = withHardSpaces({
  shopSettings: {
    title: 'Ustawienia sklepu',
    lead: '{name}, identyfikator {client}.',
    failed: 'Nie udało się wczytać ustawień',
    contact: {
      title: 'Kontakt dla klientów',
      help: 'Telefon jest na ofertach PDF, a na adres strony wraca klient, który skończył wniosek.',
      phone: 'Telefon',
      url: 'Adres strony',
      save: 'Zapisz kontakt',
      saved: 'Kontakt zapisany',
    },
    snippet: {
      title: 'Kalkulator na stronie sklepu',
      help: 'Wklej ten znacznik tam, gdzie na stronie produktu ma stać kalkulator rat, i wstaw dane produktu: nazwę, kategorię, cenę netto i brutto za sztukę, liczbę sztuk i stawkę VAT.',
      label: 'Znacznik kalkulatora',
      product: 'Nazwa produktu',
      copy: 'Kopiuj znacznik',
      copied: 'Znacznik skopiowany',
      notCopied: 'Nie udało się skopiować. Zaznacz znacznik i skopiuj go samodzielnie.',
    },
    keysHelp: 'Kluczem serwer sklepu tworzy wnioski. Trzymaj go tylko na serwerze, nigdy na stronie.',
  },
});
