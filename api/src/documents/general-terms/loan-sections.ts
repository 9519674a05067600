import type { FinancingParty } from '../parties.ts';
import { changes, complaints, correspondence, diligence, type TermsSection } from './shared-sections.ts';

const loan: readonly TermsSection[] = [
  [
    'Definicje',
    [
      {
        text: 'Użyte w Ogólnych warunkach określenia oznaczają:',
        points: [
          'Umowa – umowę pożyczki zawartą między Pożyczkodawcą a Pożyczkobiorcą, wraz z załącznikami;',
          'Towary – rzeczy, na których zakup przeznaczona jest pożyczka;',
          'Dostawca – sprzedawcę Towarów;',
          'Harmonogram – załącznik do Umowy określający wysokość i terminy rat;',
          'Serwis – aplikację internetową, w której składa się wniosek i akceptuje Umowę.',
        ],
      },
      'Ogólne warunki stanowią integralną część Umowy. W razie sprzeczności pierwszeństwo mają postanowienia Umowy.',
    ],
  ],
  [
    'Wniosek i zawarcie Umowy',
    [
      'Wniosek składa się w Serwisie albo u sprzedawcy. Złożenie wniosku nie zobowiązuje żadnej ze Stron do zawarcia Umowy.',
      'Decyzja o finansowaniu zapada po ocenie zdolności kredytowej. Decyzja może być warunkowa; wtedy Umowa zostaje zawarta po przyjęciu nowych warunków.',
      'Akceptacja treści Umowy nie jest jej podpisaniem. Umowa zostaje zawarta z chwilą złożenia wszystkich wymaganych podpisów.',
      'Osoby podpisujące potwierdzają tożsamość kodem SMS, przelewem, podpisem elektronicznym albo okazaniem dokumentu.',
    ],
  ],
  [
    'Wypłata',
    [
      'Pożyczka jest wypłacana jednorazowo, w złotych, na rachunek Dostawcy.',
      'Jeżeli Dostawca zwróci cenę w całości lub w części, Pożyczkodawca zalicza ją na spłatę pożyczki.',
      'Odstąpienie od umowy z Dostawcą nie rozwiązuje Umowy. Pożyczkobiorca zawiadamia o nim Pożyczkodawcę w terminie 3 dni.',
    ],
  ],
  [
    'Odsetki i spłata',
    [
      'Odsetki nalicza się od dnia wypłaty od pozostającego do spłaty kapitału.',
      'Raty są równe, płatne miesięcznie z dołu. Ostatnia rata rozlicza różnice wynikające z zaokrągleń odsetek.',
      'Nadpłata poniżej wysokości jednej raty jest zaliczana na najbliższą ratę.',
      'Po całkowitej spłacie Pożyczkodawca potwierdza ją na wniosek Pożyczkobiorcy w terminie 14 dni.',
    ],
  ],
  [
    'Opóźnienie',
    [
      'Od rat niezapłaconych w terminie należą się odsetki ustawowe za opóźnienie w transakcjach handlowych, liczone od kapitału.',
      'Pożyczkodawca wzywa do zapłaty pocztą elektroniczną. Wezwanie poprzedzające wypowiedzenie wyznacza termin co najmniej 14 dni.',
      'Zaległość nieuregulowana mimo wezwania może zostać zgłoszona do biur informacji gospodarczej na zasadach określonych w ustawie.',
    ],
  ],
];

/** The general terms of business loans, section by section. */
export function loanTermsSections(financing: FinancingParty): readonly TermsSection[] {
  return [
    ...loan,
    diligence('Pożyczkobiorca'),
    correspondence,
    complaints(financing),
    changes('art. 720–724'),
  ];
}
