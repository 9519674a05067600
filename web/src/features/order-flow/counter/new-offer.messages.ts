import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of an offer that a salesman begins. */
export const messages = withHardSpaces({
  newOffer: {
    title: {
      lease: 'Nowa oferta leasingu',
      b2b_loan: 'Nowa oferta pożyczki',
      medical: 'Nowa oferta pożyczki medycznej',
      industry: 'Nowa oferta pożyczki przemysłowej',
      plm: 'Nowa oferta finansowania PLM',
    },
    where: {
      inStore: '{shop}, przy kliencie',
      remote: '{shop}, zdalnie',
      offline: '{shop}',
    },
    lead: 'Zacznij od pierwszego produktu. Kolejne dodasz za chwilę, a ratę policzymy od razu.',
    product: 'Pierwszy produkt',
    begin: 'Dodaj i policz ratę',
    termsFailed: 'Nie udało się pobrać warunków finansowania',
    pick: 'Wybierz z listy sklepu',
    channelTitle: 'Jak prowadzisz sprzedaż?',
    channelLead: 'Wniosek możesz później przekazać klientowi albo przejąć.',
    channels: {
      inStore: {
        title: 'W punkcie sprzedaży',
        text: 'Klient jest przy Tobie: wniosek wypełniacie razem, a tożsamość potwierdzasz na miejscu.',
      },
      remote: {
        title: 'Zdalnie',
        text: 'Przygotowujesz ofertę, a klient dostaje link i kończy wniosek na swoim urządzeniu.',
      },
    },
    next: 'Dalej',
    list: 'Wróć do wniosków',
    notSold: 'Twój sklep nie sprzedaje w ten sposób',
    notSoldText: 'Wybierz rodzaj oferty z menu. Co sklep może sprzedawać, ustawia centrala.',
  },
});
