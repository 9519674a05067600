import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of an agreement that is signed on paper at the counter. */
export const messages = withHardSpaces({
  signPaper: {
    print: 'Otwórz umowę do druku',
    notReady: 'Umowę przygotowujemy. Pojawi się tu sama, zwykle po kilkunastu sekundach.',
    steps: 'Po kolei',
    list: {
      printed: 'Wydrukowane dwa egzemplarze umowy, po jednym dla każdej strony',
      signed: 'Każda osoba podpisała oba egzemplarze w miejscach oznaczonych na wydruku',
      compared: 'Podpisy porównane z dokumentami osób podpisujących',
    },
    missing: 'Zaznacz każdy krok, zanim potwierdzisz podpis',
    next: 'W następnym kroku dołączysz skan podpisanej umowy. Bez niego centrala jej nie przyjmie.',
    signed: 'Umowa podpisana',
    back: 'Cofnij',
  },
});
