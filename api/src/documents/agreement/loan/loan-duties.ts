import type { Clause } from '../../blocks.ts';
import { money } from '../../polish.ts';
import type { LoanData } from '../agreement.data.ts';

/** Paying back before the term. */
export const early: readonly Clause[] = [
  'Pożyczkobiorca może spłacić pożyczkę w całości lub w części przed terminem, zawiadamiając o tym Pożyczkodawcę co najmniej 7 dni wcześniej.',
  'W razie spłaty całości odsetki należą się do dnia spłaty. Opłata administracyjna nie podlega zwrotowi.',
  'W razie spłaty części Pożyczkodawca przekaże w terminie 7 dni nowy harmonogram, w którym, zgodnie z wyborem Pożyczkobiorcy, skraca się okres spłaty albo obniża raty. Zmiana harmonogramu nie wymaga zmiany Umowy.',
];

/** What stands behind the debt. */
export function security(data: LoanData): readonly Clause[] {
  const insurance =
    data.terms.insurance > 0
      ? `Towary są ubezpieczone na cały okres spłaty. Składka ubezpieczeniowa w wysokości ${money(data.terms.insurance)} jest częścią kwoty pożyczki.`
      : 'Pożyczkobiorca dba o towary z należytą starannością i ponosi ryzyko ich utraty. Utrata lub uszkodzenie towarów nie zwalnia ze spłaty pożyczki.';
  return [
    data.guarantee
      ? `Zabezpieczeniem spłaty pożyczki jest poręczenie udzielone w Załączniku nr 3 do kwoty ${money(data.guarantee.limit)}.`
      : 'W dniu zawarcia Umowy Pożyczkodawca nie wymaga zabezpieczenia rzeczowego ani osobistego.',
    insurance,
    'Jeżeli sytuacja finansowa Pożyczkobiorcy istotnie się pogorszy, Pożyczkodawca może zażądać ustanowienia zabezpieczenia, wyznaczając termin nie krótszy niż 14 dni.',
  ];
}

/** What the borrower must do while the loan lasts. */
export const duties: readonly Clause[] = [
  {
    text: 'Do czasu spłaty pożyczki Pożyczkobiorca:',
    points: [
      'wykorzystuje pożyczkę zgodnie z celem określonym w § 2;',
      'zawiadamia Pożyczkodawcę w terminie 7 dni o zmianie firmy, formy prawnej, siedziby, danych kontaktowych, osób reprezentujących lub beneficjentów rzeczywistych;',
      'zawiadamia niezwłocznie o wszczęciu wobec niego postępowania egzekucyjnego, restrukturyzacyjnego lub o złożeniu wniosku o ogłoszenie upadłości;',
      'na żądanie, nie częściej niż raz na kwartał, przekazuje dokumenty potrzebne do oceny jego sytuacji finansowej.',
    ],
  },
  'Bez zgody Pożyczkodawcy Pożyczkobiorca nie zbywa ani nie obciąża towarów przed spłatą połowy kwoty pożyczki, z wyjątkiem zbycia w ramach zwykłej działalności handlowej.',
];

/** Late payment and termination. */
export const delay: readonly Clause[] = [
  'Od rat niezapłaconych w terminie Pożyczkodawcy należą się odsetki ustawowe za opóźnienie w transakcjach handlowych, liczone od kapitału zawartego w racie.',
  {
    text: 'Pożyczkodawca może wypowiedzieć Umowę z zachowaniem 14-dniowego terminu wypowiedzenia, gdy:',
    points: [
      'Pożyczkobiorca opóźnia się z zapłatą co najmniej dwóch rat i mimo wezwania, w którym wyznaczono mu co najmniej 14 dni, nie zapłacił zaległości;',
      'Pożyczkobiorca podał we wniosku lub w Umowie nieprawdziwe informacje mające istotne znaczenie dla jej zawarcia;',
      'Pożyczkobiorca wykorzystał pożyczkę niezgodnie z jej celem albo nie ustanowił zabezpieczenia w wyznaczonym terminie;',
      'Pożyczkobiorca zaprzestał prowadzenia działalności, o ile przepisy prawa upadłościowego i restrukturyzacyjnego nie stanowią inaczej.',
    ],
  },
  'Z upływem terminu wypowiedzenia pozostały kapitał wraz z odsetkami staje się wymagalny. Zapłata całej zaległości przed upływem tego terminu czyni wypowiedzenie bezskutecznym.',
];

/** What the borrower vouches for. */
export const statements: readonly Clause[] = [
  {
    text: 'Pożyczkobiorca oświadcza, że:',
    points: [
      'zawiera Umowę w związku bezpośrednim z działalnością gospodarczą i nie jest konsumentem;',
      'osoby podpisujące Umowę są uprawnione do jego reprezentowania;',
      'dane i oświadczenia złożone we wniosku są prawdziwe i aktualne;',
      'nie wszczęto wobec niego postępowania upadłościowego, restrukturyzacyjnego ani egzekucyjnego;',
      'otrzymał ogólne warunki umowy przed jej podpisaniem, zapoznał się z nimi i je akceptuje.',
    ],
  },
];

/** What remains to be said; the annexes follow with the signatures. */
export function closing(data: LoanData): readonly Clause[] {
  return [
    data.form === 'electronic'
      ? 'Umowa zostaje zawarta z dniem złożenia podpisu elektronicznego przez ostatnią z osób wymienionych w § 1. Strony zgodnie uznają formę dokumentową za wystarczającą (art. 720 § 2 Kodeksu cywilnego).'
      : 'Umowa zostaje zawarta z dniem podpisania przez ostatnią z osób wymienionych w § 1.',
    'Zmiany Umowy wymagają co najmniej formy, w jakiej ją zawarto, pod rygorem nieważności, z wyjątkiem przypadków, w których Umowa stanowi inaczej.',
    'Oświadczenia Strony kierują na adresy e-mail i adresy siedzib podane w § 1.',
    'Pożyczkobiorca nie może bez zgody Pożyczkodawcy przenieść praw ani obowiązków wynikających z Umowy na osobę trzecią.',
    'Nieważność jednego z postanowień nie wpływa na ważność pozostałych.',
    'W sprawach nieuregulowanych stosuje się ogólne warunki umowy oraz przepisy prawa polskiego, w szczególności art. 720–724 Kodeksu cywilnego. W razie sprzeczności pierwszeństwo ma Umowa.',
    'Spory rozstrzyga sąd powszechny właściwy dla siedziby Pożyczkodawcy.',
  ];
}
