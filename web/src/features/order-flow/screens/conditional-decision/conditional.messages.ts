import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of a conditional decision. */
export const messages = withHardSpaces({
  conditional: {
    failedTitle: 'Nie udało się pobrać propozycji',
    yours: '{reader, select, client {Twoja oferta} other {Oferta klienta}}',
    ours: 'Nasza propozycja',
    monthly: { lease: 'netto miesięcznie', loan: 'miesięcznie' },
    rows: {
      ownPayment: { lease: 'Wpłata własna netto', loan: 'Wpłata własna brutto' },
      paymentsCount: { lease: 'Liczba rat', loan: 'Liczba rat' },
      administrative: { lease: 'Opłata administracyjna netto', loan: 'Opłata administracyjna' },
      residual: { lease: 'Wykup netto', loan: 'Wykup' },
      initial: { lease: 'Opłata wstępna brutto', loan: 'Opłata wstępna brutto' },
      total: { lease: 'Razem do zapłaty netto', loan: 'Razem do zapłaty' },
    },
    more: 'więcej o {amount}',
    less: 'mniej o {amount}',
    moreInstalments:
      '{count, plural, one {więcej o # ratę} few {więcej o # raty} many {więcej o # rat} other {więcej o # raty}}',
    lessInstalments:
      '{count, plural, one {mniej o # ratę} few {mniej o # raty} many {mniej o # rat} other {mniej o # raty}}',
    note: 'Wyróżniliśmy to, co się zmienia. Produkty i ich ceny zostają takie same. Warunki są inne, bo tak finansujący ocenił ryzyko na podstawie wniosku oraz danych z BIK i BIG.',
    notChanged: 'Nie udało się zmienić statusu.',
    accept: 'Przyjmij nowe warunki',
    reject: 'Odrzuć propozycję',
    question: 'Odrzucić propozycję?',
    questionText: 'Odrzucenie anuluje wniosek. Nie można go potem przywrócić.',
    goBack: 'Wróć do porównania',
    until: 'Propozycja czeka do {date}',
    consequence:
      'Odrzucenie anuluje wniosek. Po przyjęciu finansujący oceni go jeszcze raz na nowych warunkach, zwykle w ciągu 10 minut, i nadal może odmówić.',
  },
});
