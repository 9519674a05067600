import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the initial payment. */
export const messages = withHardSpaces({
  initialPayment: {
    itemsFailed: 'Nie udało się pobrać kwoty',
    banksFailed: 'Nie udało się pobrać listy banków',
    due: 'Do zapłaty',
    bank: 'Wybierz bank',
    missingBank: 'Wybierz bank',
    missingBylaw: 'Zaakceptuj regulamin płatności',
    email: 'E-mail do potwierdzenia wpłaty',
    bylaw: 'Akceptuję <link>regulamin płatności</link>',
    bylawText:
      'Płatność obsługuje zewnętrzny dostawca. Przekażemy mu Twoje imię, nazwisko i e-mail. Po zapłacie wrócisz na tę stronę.',
    pay: 'Zapłać {amount}',
    payIn: 'Zapłać {amount}: {bank}',
    read: 'Przeczytaj umowę (PDF)',
  },
});
