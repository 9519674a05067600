import type { Clause } from '../../blocks.ts';
import { money } from '../../polish.ts';
import type { LeaseData } from '../agreement.data.ts';
import { grossOf } from './lease-amounts.ts';

/** Late payment and termination (Civil Code, art. 709¹³). */
export const delay: readonly Clause[] = [
  'Za każdy dzień opóźnienia w zapłacie Finansującemu należą się odsetki ustawowe za opóźnienie w transakcjach handlowych.',
  'Jeżeli Korzystający opóźnia się z zapłatą co najmniej jednej raty, Finansujący wyznaczy mu na piśmie odpowiedni termin dodatkowy do zapłacenia zaległości, nie krótszy niż 14 dni, z zagrożeniem, że po jego bezskutecznym upływie może wypowiedzieć Umowę ze skutkiem natychmiastowym.',
  {
    text: 'Finansujący może wypowiedzieć Umowę ze skutkiem natychmiastowym także wtedy, gdy:',
    points: [
      'Korzystający podał we wniosku lub w Umowie nieprawdziwe informacje mające istotne znaczenie dla jej zawarcia;',
      'Korzystający nie ubezpieczył Przedmiotu leasingu albo nie ustanowił dodatkowego zabezpieczenia w terminie określonym w § 10;',
      'Korzystający zaprzestał prowadzenia działalności albo otwarto jego likwidację, o ile przepisy prawa upadłościowego i restrukturyzacyjnego nie stanowią inaczej;',
      'Korzystający udaremnia sprawdzenie Przedmiotu leasingu albo został go pozbawiony na skutek zajęcia przez osobę trzecią.',
    ],
  },
  'Oświadczenie o wypowiedzeniu wymaga formy pisemnej albo elektronicznej z kwalifikowanym podpisem.',
];

/** What is owed when the agreement ends early (Civil Code, art. 709¹⁵). */
export const settlement: readonly Clause[] = [
  'W razie wypowiedzenia Umowy na skutek okoliczności, za które Korzystający ponosi odpowiedzialność, Finansujący może żądać natychmiastowego zapłacenia wszystkich przewidzianych w Umowie, a niezapłaconych rat, pomniejszonych o korzyści, jakie uzyskał wskutek ich zapłaty przed umówionym terminem i rozwiązania Umowy.',
  'Korzystający zwraca Przedmiot leasingu w terminie 7 dni od rozwiązania Umowy, w miejscu wskazanym przez Finansującego na terytorium Rzeczypospolitej Polskiej, w stanie niepogorszonym, wraz z dokumentami i akcesoriami. Z urządzeń Korzystający usuwa wcześniej dane oraz powiązania z kontami użytkowników.',
  'Za każdy rozpoczęty miesiąc korzystania bez tytułu prawnego po upływie tego terminu Korzystający płaci wynagrodzenie w wysokości ostatniej raty.',
  'Finansujący przekaże Korzystającemu rozliczenie w terminie 30 dni od sprzedaży zwróconego Przedmiotu leasingu albo od dnia otrzymania odszkodowania.',
];

/** The end as agreed, with the purchase. */
export function ending({ terms }: LeaseData): readonly Clause[] {
  return [
    'Umowa kończy się z upływem okresu, na jaki została zawarta, po zapłacie wszystkich należności.',
    `Korzystający może nabyć Przedmiot leasingu za cenę wykupu ${money(terms.residual)} netto, to jest ${money(grossOf(terms.residual, terms.vatPercent))} brutto. Własność przechodzi z chwilą zapłaty ceny i pozostałych należności, na podstawie faktury.`,
    'Zamiar nieskorzystania z prawa nabycia Korzystający zgłasza na piśmie najpóźniej 30 dni przed końcem Umowy. W takim wypadku zwraca Przedmiot leasingu na zasadach określonych w § 12 ust. 2.',
    'Na wniosek Korzystającego Umowa może zakończyć się wcześniej, za zapłatą wszystkich pozostałych rat zdyskontowanych stopą, według której je obliczono, oraz ceny wykupu, jednak nie wcześniej niż po upływie okresu wymaganego przez przepisy podatkowe.',
  ];
}

/** What the client vouches for. */
export const statements: readonly Clause[] = [
  {
    text: 'Korzystający oświadcza, że:',
    points: [
      'zawiera Umowę w związku bezpośrednim z prowadzoną działalnością gospodarczą;',
      'osoby podpisujące Umowę są uprawnione do jego reprezentowania;',
      'dane i oświadczenia złożone we wniosku są prawdziwe i aktualne;',
      'nie wszczęto wobec niego postępowania upadłościowego, restrukturyzacyjnego ani egzekucyjnego;',
      'otrzymał ogólne warunki umowy przed jej podpisaniem, zapoznał się z nimi i je akceptuje.',
    ],
  },
  'O zmianie firmy, formy prawnej, siedziby, adresu e-mail, numeru telefonu, osób reprezentujących lub beneficjentów rzeczywistych Korzystający zawiadamia Finansującego w terminie 7 dni.',
  'Na żądanie Finansującego, nie częściej niż raz na kwartał, Korzystający przekazuje dokumenty potrzebne do oceny jego sytuacji finansowej.',
];

/** What remains to be said; the annexes follow with the signatures. */
export function closing(data: LeaseData): readonly Clause[] {
  return [
    data.form === 'electronic'
      ? 'Umowa zostaje zawarta z dniem złożenia kwalifikowanego podpisu elektronicznego przez ostatnią z osób wymienionych w § 1. Forma elektroniczna jest równoważna z formą pisemną (art. 78¹ Kodeksu cywilnego).'
      : 'Umowa zostaje zawarta z dniem podpisania przez ostatnią z osób wymienionych w § 1.',
    'Zmiany Umowy wymagają formy pisemnej albo elektronicznej pod rygorem nieważności, z wyjątkiem przypadków, w których Umowa stanowi inaczej.',
    'Oświadczenia Strony kierują na adresy e-mail i adresy siedzib podane w § 1.',
    'Korzystający nie może bez pisemnej zgody Finansującego przenieść praw ani obowiązków wynikających z Umowy na osobę trzecią.',
    'Nieważność jednego z postanowień nie wpływa na ważność pozostałych.',
    'W sprawach nieuregulowanych stosuje się ogólne warunki umowy oraz przepisy prawa polskiego, w szczególności art. 709¹–709¹⁸ Kodeksu cywilnego. W razie sprzeczności pierwszeństwo ma Umowa.',
    'Spory rozstrzyga sąd powszechny właściwy dla siedziby Finansującego.',
  ];
}
