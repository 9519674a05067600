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
      text: 'Podpis w aplikacji w telefonie.',
      time: 'około 10 minut',
      way: 'selfie z dokumentem',
      note: 'Selfie z dokumentem robi się w aplikacji w telefonie, o każdej porze.',
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
