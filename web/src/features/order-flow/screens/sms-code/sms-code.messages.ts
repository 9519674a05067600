import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the code that the client reads out. */
export const messages = withHardSpaces({
  smsCode: {
    code: 'Kod z SMS-a',
    help: '6 cyfr, ważny 10 minut',
    missing: 'Wpisz 6 cyfr z SMS-a',
    person: 'Wysłano do',
    number: 'Numer',
    sent: 'Wysłano',
    again: 'Wyślij ponownie',
    againIn: 'Wyślij ponownie za {seconds}\u00A0s',
    change: 'Zmień numer',
    changeTitle: 'Na jaki numer wysłać kod?',
    changeText: 'Nowy numer zostanie zapisany we wniosku jako telefon osoby podpisującej.',
    phone: 'Nowy numer telefonu',
    sendThere: 'Wyślij kod',
    keep: 'Zostaw numer',
    sentAgain: 'Wysłano ponownie na numer {phone} o {time}',
    what: 'Co klient potwierdza kodem',
    points: {
      data: 'Dane firmy i osób we wniosku są prawdziwe i kompletne.',
      bureaus: 'Zgody na sprawdzenie danych w BIK i BIG są udzielone świadomie.',
      pep: 'Oświadczenie PEP złożono ze świadomością odpowiedzialności karnej.',
    },
    next: '{count, plural, one {Następny krok: sprawdź dowód osobisty osoby podpisującej. Klient powinien mieć go przy sobie.} few {Następny krok: sprawdź dowody osobiste # osób podpisujących. Klienci powinni mieć je przy sobie.} many {Następny krok: sprawdź dowody osobiste # osób podpisujących. Klienci powinni mieć je przy sobie.} other {Następny krok: sprawdź dowody osobiste osób podpisujących.}}',
    back: 'Wróć do wniosku',
    check: 'Sprawdź kod',
  },
});
