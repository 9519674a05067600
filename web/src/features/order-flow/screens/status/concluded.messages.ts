import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of an order whose agreement is concluded: its goods, and at the end what is paid until when. */
export const messages = withHardSpaces({
  concluded: {
    shop: { pickup: 'Odbiór', salesman: 'Sprzedawca', web: 'Sklep' },
    parcel: 'Numer przesyłki',
    firstInstalment: 'Pierwsza rata',
    gross: '{amount} brutto',
    due: '{day}, {amount}',
    nextInstalments: 'Wszystkie raty',
    dueMonthly: '{count}, każda do 15. dnia miesiąca',
    serviceFee: 'Opłata serwisowa',
    withEach: '{amount} z każdą ratą',
    account: 'Rachunek do wpłat',
    transferTitle: 'W tytule przelewu wpisz numer umowy {number}.',
    service: 'Obsługa umowy',
    serviceText: '{hours}, w sprawie rat, faktur i wcześniejszej spłaty',
  },
});
