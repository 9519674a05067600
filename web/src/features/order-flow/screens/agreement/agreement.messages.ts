import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the agreement to read. */
export const messages = withHardSpaces({
  agreement: {
    title: 'Przeczytaj i zaakceptuj umowę',
    decided: 'Decyzja jest pozytywna. {next}',
    notSigningPays:
      'To jeszcze nie podpis. Po akceptacji {reader, select, client {wpłacisz opłatę wstępną, a potem podpiszesz umowę} other {klient wpłaci opłatę wstępną, a potem podpisze umowę}}.',
    notSigning:
      'To jeszcze nie podpis. Po akceptacji {reader, select, client {podpiszesz} other {klient podpisze}} umowę.',
    offer: 'Warunki umowy',
    failedTitle: 'Nie udało się pobrać umowy',
    preparing: 'Przygotowujemy umowę',
    preparingText: 'Trwa to zwykle kilkanaście sekund. Umowa pojawi się tu sama.',
    pageOf: 'Strona {page} z {pages}',
    documents: 'Dokumenty',
    names: { lease: 'Umowa leasingu', loan: 'Umowa pożyczki', owul: 'Ogólne warunki umowy' },
    instalment: { lease: 'Rata miesięczna netto', loan: 'Rata miesięczna' },
    paymentsCount: 'Liczba rat',
    initialPayment: 'Opłata wstępna brutto',
    pages: '{count, plural, one {# strona} few {# strony} many {# stron} other {# strony}}',
    megabytes: '{size, number, ::.0} MB',
    know: 'Warto wiedzieć',
    points: {
      data: 'Dane w umowie pochodzą z wniosku. Jeśli coś się nie zgadza, zadzwoń, zanim zaakceptujesz.',
      signs: {
        qes: 'Podpiszesz kwalifikowanym podpisem elektronicznym.',
        mszafir: 'Podpiszesz w mSzafirze.',
        delivery: 'Umowę do podpisu przywiezie kurier.',
        autenti_v3: 'Podpiszesz online, kodem z SMS-a.',
        paper: 'Podpiszesz na papierze u sprzedawcy.',
        none: 'Sposób podpisania wybierzesz w następnym kroku.',
      },
      persons:
        '{count, plural, one {Umowę podpisuje # osoba.} few {Umowę podpisują # osoby.} many {Umowę podpisuje # osób.} other {Umowę podpisuje # osoby.}}',
      scrapped: 'Produkty zamówimy w sklepie z oferty, gdy podpiszesz umowę. Nie kupuj ich wcześniej.',
      sent: {
        lease: 'Podpisaną umowę i harmonogram opłat wyślemy e-mailem.',
        loan: 'Podpisaną umowę i harmonogram spłat wyślemy e-mailem.',
      },
    },
    accept: '{reader, select, client {Akceptuję} other {Klient akceptuje}} treść umowy',
    back: 'Wróć',
  },
});
