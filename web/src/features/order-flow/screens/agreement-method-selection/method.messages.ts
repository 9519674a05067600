import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the choice of how to sign. */
export const messages = withHardSpaces({
  method: {
    back: 'Wróć do danych firmy',
    submit: 'Wybierz i otwórz wniosek',
    idCard: 'dowód osobisty',
    prepare: 'Przygotuj dowód osobisty.',
    mszafir: {
      title: 'mSzafir',
      text: 'Podpis w telefonie, o każdej porze.',
      time: 'około 10 minut, najszybciej',
      way: 'Twój bank albo selfie z dokumentem',
      note: 'W mSzafirze potwierdzasz tożsamość w swoim banku albo zdjęciem: selfie z dokumentem. Działa o każdej porze.',
    },
    qes: {
      title: 'Kwalifikowany podpis elektroniczny',
      text: 'Podpis online po wideoweryfikacji.',
      time: 'około 15 minut',
      way: 'rozmowa wideo',
      note: 'Wideoweryfikacja jest dostępna od poniedziałku do soboty w godz. 9:00–21:00.',
    },
    delivery: {
      title: 'Kurier',
      text: 'Podpis na papierze, kurier przyjedzie pod podany adres.',
      time: '1–2 dni robocze',
      way: 'weryfikacja w banku',
      note: 'Kurier przyjedzie pod adres do korespondencji, a gdy go nie podasz – pod adres firmy. Przy podpisie potrzebna jest każda osoba, która podpisuje.',
    },
    autenti_v3: {
      title: 'Podpis online (Autenti)',
      text: 'Link e-mailem, kod potwierdzający SMS-em.',
      time: 'około 2 minut',
      way: 'kod z SMS-a',
    },
    paper: {
      title: 'Umowa papierowa',
      text: 'Sprzedawca wydrukuje umowę i poda ją do podpisu.',
      time: 'od ręki',
      way: 'podpis u sprzedawcy',
    },
  },
});
