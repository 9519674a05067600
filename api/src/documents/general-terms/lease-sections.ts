import type { FinancingParty } from '../parties.ts';
import { changes, complaints, correspondence, diligence, type TermsSection } from './shared-sections.ts';

const subject: readonly TermsSection[] = [
  [
    'Definicje',
    [
      {
        text: 'Użyte w Ogólnych warunkach określenia oznaczają:',
        points: [
          'Umowa – umowę leasingu zawartą między Finansującym a Korzystającym, wraz z załącznikami;',
          'Przedmiot leasingu – rzeczy wymienione w specyfikacji stanowiącej załącznik do Umowy;',
          'Dostawca – zbywcę, od którego Finansujący nabywa Przedmiot leasingu;',
          'Opłaty – opłatę wstępną, raty, cenę wykupu oraz inne należności określone w Umowie;',
          'Harmonogram – załącznik do Umowy określający wysokość i terminy Opłat;',
          'Serwis – aplikację internetową, w której składa się wniosek i akceptuje Umowę.',
        ],
      },
      'Ogólne warunki stanowią integralną część Umowy. W razie sprzeczności pierwszeństwo mają postanowienia Umowy.',
    ],
  ],
  [
    'Wniosek i zawarcie Umowy',
    [
      'Wniosek składa się w Serwisie. Złożenie wniosku nie zobowiązuje żadnej ze Stron do zawarcia Umowy.',
      'Decyzja o finansowaniu zapada po ocenie zdolności Korzystającego do wykonania zobowiązań. Decyzja może być warunkowa; wtedy Umowa zostaje zawarta po przyjęciu nowych warunków.',
      'Akceptacja treści Umowy w Serwisie nie jest jej podpisaniem. Umowa zostaje zawarta z chwilą złożenia wszystkich wymaganych podpisów.',
      'Osoby podpisujące potwierdzają tożsamość w sposób wskazany w Serwisie.',
    ],
  ],
  [
    'Nabycie Przedmiotu leasingu',
    [
      'Korzystający wybiera Dostawcę i Przedmiot leasingu oraz uzgadnia z Dostawcą termin i miejsce wydania.',
      'Finansujący nie odpowiada za opóźnienie Dostawcy ani za niewydanie Przedmiotu leasingu z przyczyn leżących po stronie Dostawcy lub Korzystającego.',
      'Jeżeli Dostawca nie wyda Przedmiotu leasingu w terminie 60 dni od zawarcia Umowy, każda ze Stron może od niej odstąpić. Finansujący zwraca wtedy opłatę wstępną w terminie 14 dni, o ile Korzystający nie ponosi odpowiedzialności za niewydanie.',
      'Prawa do oprogramowania dostarczonego z Przedmiotem leasingu określa licencja producenta.',
    ],
  ],
  [
    'Używanie',
    [
      'Korzystający oznacza i ewidencjonuje Przedmiot leasingu jako własność Finansującego oraz zachowuje oznaczenia producenta i numery seryjne.',
      'Koszty używania, napraw, przeglądów, części i materiałów eksploatacyjnych ponosi Korzystający.',
      'Części zamontowane w Przedmiocie leasingu stają się własnością Finansującego, bez obowiązku zwrotu ich wartości.',
      'Korzystający zabezpiecza dane zapisane w Przedmiocie leasingu. Finansujący nie odpowiada za ich utratę.',
      'Zmiana stałego miejsca używania wymaga zawiadomienia Finansującego w terminie 7 dni.',
    ],
  ],
];

const money: readonly TermsSection[] = [
  [
    'Opłaty',
    [
      'Opłaty są określone w złotych i powiększane o podatek od towarów i usług.',
      'Faktury za raty wystawiane są nie później niż 14 dni przed terminem płatności.',
      'Nadpłata jest zaliczana na najbliższą Opłatę albo zwracana na wniosek Korzystającego w terminie 14 dni.',
      'Jeżeli po zawarciu Umowy wprowadzono podatek lub inną daninę związaną z Przedmiotem leasingu, Finansujący może obciążyć nią Korzystającego w wysokości udokumentowanej.',
    ],
  ],
  [
    'Opóźnienie',
    [
      'Od Opłat niezapłaconych w terminie należą się odsetki ustawowe za opóźnienie w transakcjach handlowych.',
      'Wezwanie do zapłaty Finansujący wysyła pocztą elektroniczną, a wezwanie z zagrożeniem wypowiedzenia – pisemnie albo z kwalifikowanym podpisem elektronicznym.',
      'Finansującemu przysługuje rekompensata za koszty odzyskiwania należności na zasadach określonych w ustawie z 8 marca 2013 r. o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych.',
    ],
  ],
  [
    'Ubezpieczenie i szkody',
    [
      'Ubezpieczenie obejmuje co najmniej zdarzenia losowe, kradzież z włamaniem, rabunek i uszkodzenie, z prawem do odszkodowania dla Finansującego.',
      'Zgłaszając szkodę, Korzystający podaje datę, miejsce i okoliczności zdarzenia oraz przekazuje posiadane dokumenty.',
      'Szkoda częściowa nie wstrzymuje płatności rat.',
      'Jeżeli koszt naprawy przekracza wartość rynkową Przedmiotu leasingu z dnia szkody, uważa się go za utracony.',
    ],
  ],
  [
    'Wcześniejsze zakończenie i zmiany',
    [
      'O zmianę Harmonogramu, wcześniejsze zakończenie lub przeniesienie praw Korzystający wnioskuje co najmniej 30 dni wcześniej.',
      'Zmiana, na którą Finansujący wyraził zgodę, następuje w formie aneksu do Umowy.',
      'Przeniesienie praw i obowiązków na inną osobę wymaga oceny jej zdolności do wykonania zobowiązań.',
    ],
  ],
  [
    'Zwrot',
    [
      'Zwracany Przedmiot leasingu powinien być kompletny, sprawny i oczyszczony z danych, odłączony od kont użytkowników i usług zdalnego zarządzania.',
      'Ze zwrotu sporządza się protokół. Za braki i uszkodzenia wykraczające poza prawidłowe zużycie Korzystający płaci odszkodowanie w wysokości kosztów ich usunięcia.',
      'Kwotę uzyskaną ze sprzedaży Przedmiotu leasingu, pomniejszoną o koszty sprzedaży, zalicza się na poczet należności Finansującego.',
    ],
  ],
];

/** The general terms of leasing, section by section. */
export function leaseTermsSections(financing: FinancingParty): readonly TermsSection[] {
  return [
    ...subject,
    ...money,
    diligence('Korzystający'),
    correspondence,
    complaints(financing),
    changes('art. 709¹–709¹⁸'),
  ];
}
