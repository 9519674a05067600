import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of company and contact. */
export const messages = withHardSpaces({
  complement: {
    fullName: 'Imię i nazwisko osoby do kontaktu',
    email: 'E-mail',
    phone: 'Telefon',
    back: 'Wróć do oferty',
    submit: 'Zapisz i wybierz sposób podpisu',
  },
});
