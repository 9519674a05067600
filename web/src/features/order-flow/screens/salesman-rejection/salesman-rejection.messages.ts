import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of an order that ended without financing, for its salesman. */
export const messages = withHardSpaces({
  salesmanRejection: {
    order: 'Wniosek',
    when: 'Kiedy',
    money: 'Pieniądze klienta',
    nothing: 'Nic nie zostało pobrane.',
    steps: {
      change: {
        title: 'Zmień ofertę',
        text: 'Wyższa wpłata własna albo mniej produktów często zmienia wynik oceny.',
      },
      other: { title: 'Zaproponuj inną formę płatności', text: 'Klient może zapłacić od razu.' },
    },
    again: 'Złóż inny wniosek',
    list: 'Wróć do wniosków',
  },
});
