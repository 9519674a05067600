import type { ReadingPart, Speaker } from './reading-part.ts';

/** Head of the rules of the service. */
export const rulesHead = {
  name: 'Regulamin',
  title: 'Regulamin serwisu',
  lead: 'Jak działa serwis, przez który składasz wniosek o leasing albo pożyczkę, i jakie masz prawa. Obowiązuje od 1 listopada 2026 r.',
};

/** The rules of the service, clause by clause; a draft that a deployment's lawyer replaces here. */
export const rulesOf = ({ legalName, phone, email }: Speaker): readonly ReadingPart[] => [
  {
    id: 'serwis',
    title: 'Czym jest serwis',
    paragraphs: [
      `Serwis prowadzi ${legalName}, dalej „my” albo „finansujący”. Za jego pomocą firma składa przez internet wniosek o sfinansowanie zakupu w sklepie partnerskim, poznaje decyzję i zawiera umowę leasingu albo pożyczki.`,
      'Serwis jest przeznaczony dla przedsiębiorców. Korzystanie z niego jest bezpłatne. Koszty finansowania pokazujemy w ofercie, zanim złożysz wniosek.',
      'Do korzystania z serwisu wystarczą aktualna przeglądarka, dostęp do internetu, adres e-mail i numer telefonu komórkowego.',
    ],
  },
  {
    id: 'strony',
    title: 'Kto bierze udział',
    paragraphs: ['W procesie uczestniczą:'],
    points: [
      'klient – firma, która ubiega się o finansowanie, oraz osoby, które ją reprezentują;',
      `finansujący – ${legalName}, która ocenia wniosek i jest stroną umowy;`,
      'sklep partnerski – sprzedawca, u którego wybierasz sprzęt i który go wydaje;',
      'dostawcy usług – bank, operator płatności, dostawca podpisu elektronicznego i kurier, każdy w swoim kroku i na własnych zasadach.',
    ],
  },
  {
    id: 'przebieg',
    title: 'Jak przebiega wniosek',
    paragraphs: ['Kolejność kroków zależy od oferty i od tego, jak podpisujesz umowę. Zwykle są to:'],
    points: [
      'oferta – sprawdzasz produkty, liczbę rat i koszty;',
      'wybór sposobu podpisania umowy;',
      'formularz – dane firmy i osób, które ją reprezentują, oraz zgody;',
      'potwierdzenie tożsamości – rozmowa wideo, logowanie do banku, przelew na 1 zł albo dokument okazany u sprzedawcy;',
      'decyzja – pozytywna, z inną propozycją albo odmowna;',
      'opłata wstępna, jeśli przewiduje ją oferta;',
      'podpisanie umowy, a potem wydanie sprzętu przez sklep.',
    ],
  },
  {
    id: 'link',
    title: 'Link do wniosku',
    paragraphs: [
      'Wniosek otwiera się linkiem, który wysyłamy e-mailem lub SMS-em. Kto ma link, ten widzi wniosek, dlatego nie przekazuj go innym osobom. Kody z SMS-ów podawaj tylko tam, gdzie mówi o tym wiadomość.',
      'Jeśli link trafił w niepowołane ręce, zadzwoń do nas. Wniosek anulujemy albo wyślemy nowy link.',
    ],
  },
  {
    id: 'obowiazki',
    title: 'O co prosimy',
    paragraphs: ['Składając wniosek:'],
    points: [
      'podajesz dane prawdziwe i aktualne, w imieniu firmy, którą możesz reprezentować;',
      'podajesz dane innych osób tylko za ich wiedzą;',
      'nie wysyłasz treści bezprawnych i nie zakłócasz działania serwisu.',
    ],
  },
  {
    id: 'decyzja',
    title: 'Decyzja',
    paragraphs: [
      'Wniosek oceniamy na podstawie podanych danych oraz informacji z rejestrów i biur, na które się zgadzasz. Decyzję przekazujemy zwykle w ciągu 10 minut, w godz. 9:00–21:00. Ocena może być automatyczna. Możesz wtedy poprosić, aby wniosek sprawdził pracownik.',
      'Możemy zaproponować inne warunki. Przyjmujesz je albo odrzucasz, a odrzucenie kończy wniosek. Złożenie wniosku nie zobowiązuje żadnej ze stron do zawarcia umowy.',
    ],
  },
  {
    id: 'platnosci',
    title: 'Płatności',
    paragraphs: [
      'Przelew na 1 zł służy tylko potwierdzeniu tożsamości. Może dotrzeć do nas w ciągu 24 godzin. Złotówkę zwracamy na rachunek, z którego przyszła.',
      'Opłatę wstępną płacisz online po pozytywnej decyzji. Jeśli do umowy nie dojdzie, zwracamy ją na rachunek, z którego przyszła, w ciągu 5 dni roboczych.',
    ],
  },
  {
    id: 'umowa',
    title: 'Umowa i rezygnacja',
    paragraphs: [
      'Umowę czytasz w całości przed podpisaniem i możesz ją pobrać. Podpisaną umowę oraz harmonogram opłat wysyłamy e-mailem. Prawa i obowiązki stron po jej zawarciu określają umowa i ogólne warunki.',
      'Do podpisania umowy możesz zrezygnować bez podawania przyczyny: przyciskiem „Anuluj wniosek”, dopóki nie zaakceptujesz treści umowy, a potem przez kontakt z nami. Anulowanego wniosku nie można przywrócić.',
    ],
  },
  {
    id: 'reklamacje',
    title: 'Reklamacje',
    paragraphs: [
      `Reklamację złożysz e-mailem na adres ${email}, telefonicznie pod numerem ${phone} albo listem na adres siedziby. Podaj numer wniosku, opisz, co się stało, i napisz, czego oczekujesz.`,
      'Odpowiadamy w ciągu 30 dni od otrzymania reklamacji. W sprawie szczególnie skomplikowanej możemy potrzebować do 60 dni – uprzedzimy o tym i podamy powód.',
      'Osoba fizyczna, także prowadząca działalność gospodarczą, może zwrócić się do Rzecznika Finansowego. Każdy może dochodzić swoich praw przed sądem.',
    ],
  },
  {
    id: 'dane',
    title: 'Dane osobowe',
    paragraphs: [
      `Administratorem danych jest ${legalName}. Przetwarzamy je, aby rozpatrzyć wniosek, zawrzeć i wykonać umowę (art. 6 ust. 1 lit. b RODO), wypełnić obowiązki prawne, w tym przepisy o przeciwdziałaniu praniu pieniędzy i podatkowe (lit. c), oraz ocenić ryzyko i bronić się przed roszczeniami (lit. f). Marketing prowadzimy tylko za zgodą, którą możesz wycofać w każdej chwili.`,
      'Dane przekazujemy tym, którzy uczestniczą w procesie: sklepowi, dostawcom podpisu i płatności, kurierowi oraz biurom informacji kredytowej i gospodarczej. Przechowujemy je przez czas trwania umowy i tak długo, jak wymagają tego przepisy albo do przedawnienia roszczeń.',
      `Masz prawo dostępu do danych, ich poprawienia, usunięcia, ograniczenia przetwarzania i przeniesienia oraz prawo sprzeciwu. Napisz na adres ${email}. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (ul. Stawki 2, 00-193 Warszawa).`,
    ],
    links: [
      { href: '/page/privacy', label: 'Prywatność i pliki cookie' },
      { href: '/documents/bik_information_clause.pdf', label: 'Klauzula informacyjna BIK (PDF)' },
      { href: '/pdf/bik_consent.pdf', label: 'Pełnomocnictwo do BIK i upoważnienie do BIG (PDF)' },
    ],
  },
  {
    id: 'zmiany',
    title: 'Dostępność i zmiany',
    paragraphs: [
      'Dbamy o to, aby serwis działał bez przerw, ale prace techniczne mogą go na krótko wyłączyć. To, co zostało zapisane, czeka na Ciebie.',
      'Regulamin może się zmienić. Do złożonego wniosku stosujemy ten, który obowiązywał w chwili jego akceptacji. W sprawach, których regulamin nie określa, obowiązuje prawo polskie.',
    ],
  },
];
