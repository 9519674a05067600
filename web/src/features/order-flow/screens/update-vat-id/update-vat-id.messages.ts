import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the VAT id that the registry did not know. */
export const messages = withHardSpaces({
  updateVatId: {
    causes:
      'Są dwa możliwe powody: w numerze jest pomyłka albo rejestr firm chwilowo nie odpowiada. Jeśli numer jest dobry, wyślij go jeszcze raz.',
    email: 'E-mail osoby do kontaktu',
    submit: 'Sprawdź NIP',
  },
});
