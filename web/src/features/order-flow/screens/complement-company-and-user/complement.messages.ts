import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of company and contact. */
export const messages = withHardSpaces({
  complement: {
    ahead:
      'Potem wybierzesz sposób podpisu i wypełnisz wniosek, razem około 5 minut. Przygotuj dowód osobisty i numer rachunku firmy.',
    fullName: 'Imię i nazwisko osoby do kontaktu',
    email: 'E-mail',
    phone: 'Telefon',
    remote: 'Klient dokończy na swoim urządzeniu',
    remoteText: 'Wyślemy mu link do oferty na podany adres e-mail.',
    sendOffer: 'Wyślij ofertę klientowi',
    back: 'Wróć do oferty',
    submit: '{reader, select, client {Zapisz i wybierz sposób podpisu} other {Zapisz i dalej}}',
  },
});
