import type { ReadingPart, Speaker } from './reading-part.ts';

/** Head of the page on privacy. */
export const privacyHead = {
  name: 'Prywatność i pliki cookie',
  title: 'Prywatność i pliki cookie',
  lead: 'Jakie dane przetwarzamy, po co i komu je przekazujemy, jakie masz prawa i co serwis zapisuje w Twojej przeglądarce. Stan na 28 listopada 2026 r.',
};

/** The part under which stands all that a browser keeps. */
export const keptPart = 'przegladarka';

/** What the application does with personal data, part by part; a draft that a deployment's lawyer replaces here. */
export const privacyOf = ({ legalName, phone, email }: Speaker): readonly ReadingPart[] => [
  {
    id: 'administrator',
    title: 'Kto odpowiada za dane',
    paragraphs: [
      `Administratorem danych jest ${legalName}, dalej „my”. W sprawach danych osobowych napisz na adres ${email}, zadzwoń pod numer ${phone} albo wyślij list na adres siedziby.`,
      'Sklep, bank, operator płatności, dostawca podpisu i kurier odpowiadają sami za dane, które zbierają u siebie.',
    ],
  },
  {
    id: 'dane',
    title: 'Jakie dane i skąd',
    paragraphs: ['Przetwarzamy dane, które są potrzebne do wniosku i umowy:'],
    points: [
      'z formularza – dane firmy i jej finanse oraz dane osób, które ją reprezentują, podpisują umowę albo poręczają: imię i nazwisko, PESEL, dokument tożsamości, obywatelstwo, adres, telefon, e-mail i oświadczenia;',
      'ze sklepu – wybrane produkty, cenę i dane kontaktowe, jeśli sklep je przekazał;',
      'z rejestrów publicznych (GUS i KRS) – dane firmy i osób, które ją reprezentują;',
      'z banku, gdy potwierdzasz w nim tożsamość – dane właściciela i numer rachunku, a przy logowaniu do banku także historię rachunku z ostatnich 30 dni;',
      'od operatora płatności, dostawcy podpisu i kuriera – informację, czy zapłacono, czy podpisano i gdzie jest przesyłka;',
      'z przeglądarki – cechy urządzenia i czas wypełniania części formularza, o których piszemy niżej.',
    ],
  },
  {
    id: 'cele',
    title: 'Po co i na jakiej podstawie',
    paragraphs: ['Podstawy prawne pochodzą z art. 6 ust. 1 RODO:'],
    points: [
      'aby rozpatrzyć wniosek, zawrzeć i wykonać umowę – lit. b, a wobec osób, które działają za firmę – lit. f;',
      'aby wypełnić obowiązki prawne: przepisy o przeciwdziałaniu praniu pieniędzy, podatkowe i o rachunkowości – lit. c;',
      'aby ocenić ryzyko, zapobiegać nadużyciom, chronić konta i bronić się przed roszczeniami – lit. f;',
      'aby zapytać BIK i BIG – na podstawie pełnomocnictwa i upoważnienia, których udzielasz we wniosku;',
      'aby wysyłać informacje o ofertach – lit. a, tylko za zgodą. Cofniesz ją w każdej chwili: w formularzu, dopóki go nie wyślesz, a potem przez kontakt z nami.',
    ],
  },
  {
    id: 'dobrowolnosc',
    title: 'Czy trzeba podać dane',
    paragraphs: [
      'Podanie danych jest dobrowolne. Bez pól obowiązkowych i wymaganych zgód nie możemy jednak rozpatrzyć wniosku. Zgody marketingowe nie mają na to wpływu.',
    ],
  },
  {
    id: 'odbiorcy',
    title: 'Komu przekazujemy dane',
    paragraphs: ['Każdy odbiorca dostaje tylko to, czego potrzebuje w swoim kroku:'],
    points: [
      'sklep, w którym kupujesz – produkty, warunki i przebieg wniosku, a gdy sprzedawca prowadzi Cię przez wniosek, także dane, które z nim podajesz;',
      'rejestry GUS i KRS – numer NIP albo KRS, o który pytamy;',
      'dostawca potwierdzenia w banku – imię, nazwisko, e-mail i numer rachunku;',
      'operator płatności – imię, nazwisko, e-mail, kwotę i numer wniosku;',
      'dostawca podpisu elektronicznego – imię, nazwisko i e-mail osób podpisujących oraz dokumenty do podpisu;',
      'kurier – imię i nazwisko albo nazwę odbiorcy, adres, telefon i e-mail;',
      'dostawca oceny wniosków – NIP i nazwę firmy, kwotę i warunki finansowania, przedział obrotów, czas działania firmy, cechy urządzenia i czas wypełniania części formularza;',
      'BIK i biura informacji gospodarczej – gdy pytamy je o zobowiązania firmy;',
      'dostawcy SMS-ów i poczty – numer telefonu albo e-mail oraz treść wiadomości z załącznikami;',
      'organy państwa – gdy nakazuje to prawo.',
    ],
    links: [
      { href: '/documents/bik_information_clause.pdf', label: 'Klauzula informacyjna BIK (PDF)' },
      { href: '/pdf/bik_consent.pdf', label: 'Pełnomocnictwo do BIK i upoważnienie do BIG (PDF)' },
    ],
  },
  {
    id: 'okres',
    title: 'Jak długo przechowujemy dane',
    paragraphs: [
      'Dane z wniosku i umowy przechowujemy tak długo, jak wymagają tego umowa i prawo, a potem do przedawnienia roszczeń. Takie terminy wynikają przede wszystkim z ustawy o przeciwdziałaniu praniu pieniędzy (5 lat od końca współpracy) oraz z przepisów podatkowych i o rachunkowości.',
      'Serwis nie usuwa wniosków sam po upływie terminu. Jeśli dane nie są już potrzebne, możesz zażądać ich usunięcia.',
      'Sam usuwa za to zakończone sesje, po 7 dniach kopie odpowiedzi, które chronią przed wykonaniem czegoś dwa razy, a po 90 dniach skrót adresu sieciowego, z którego logowano się do panelu.',
    ],
  },
  {
    id: 'prawa',
    title: 'Twoje prawa',
    paragraphs: ['Masz prawo do:'],
    points: [
      'dostępu do danych i ich kopii (art. 15 RODO);',
      'poprawienia danych (art. 16);',
      'usunięcia danych, gdy nie są już potrzebne i prawo nie każe ich trzymać (art. 17);',
      'ograniczenia przetwarzania (art. 18), o którym w razie zmiany zawiadomimy odbiorców danych (art. 19);',
      'przeniesienia danych, które podajesz do umowy albo za zgodą (art. 20);',
      'sprzeciwu, gdy podstawą jest lit. f, a wobec marketingu zawsze (art. 21);',
      'cofnięcia zgody. Nie zmienia to oceny tego, co zrobiono wcześniej.',
    ],
  },
  {
    id: 'jak',
    title: 'Jak skorzystać z praw',
    paragraphs: [
      `Napisz na adres ${email} albo zadzwoń pod numer ${phone}. Podaj numer wniosku i napisz, o co prosisz. Odpowiadamy w ciągu miesiąca. W sprawie skomplikowanej możemy potrzebować jeszcze dwóch miesięcy i powiemy o tym przed końcem pierwszego.`,
      'Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Sposoby opisuje strona uodo.gov.pl.',
    ],
  },
  {
    id: 'decyzja',
    title: 'Decyzje automatyczne',
    paragraphs: [
      'Decyzję o wniosku może podjąć system, bez udziału człowieka (art. 22 RODO). Jest to potrzebne, aby zawrzeć umowę w kilka minut. System bierze pod uwagę dane, które dostaje dostawca oceny wniosków: kwotę i warunki, obroty i czas działania firmy, cechy urządzenia oraz czas wypełniania formularza. Może zgodzić się, zaproponować inne warunki albo odmówić. U sklepów, dla których tak ustalono, decyzję podejmuje człowiek.',
      `Po decyzji systemu możesz poprosić, aby wniosek sprawdził pracownik, powiedzieć, co o niej sądzisz, i ją zakwestionować. Napisz na adres ${email}.`,
      'Porównujemy też wnioski różnych firm z pół roku: czy nie powtarza się w nich PESEL, numer rachunku, telefon, e-mail albo urządzenie. Samo podobieństwo nie zmienia decyzji. Sprawdza je pracownik.',
    ],
  },
  {
    id: keptPart,
    title: 'Pliki cookie i pamięć przeglądarki',
    paragraphs: [
      'Nie używamy plików cookie do reklam ani do statystyk. Zapisujemy tylko to, czego serwis potrzebuje, aby działać. Prawo nie wymaga na to zgody, dlatego nie pokazujemy pytania o pliki cookie. Wyjątkiem jest odczyt cech urządzenia, który zależy od pełnomocnictwa do BIK.',
      'Wszystko możesz usunąć w ustawieniach przeglądarki, w danych tej strony. Zniknie wtedy to, czego nie zapisał jeszcze serwer. W nazwach na liście znak „…” zastępuje to, co się zmienia, na przykład kod z linku do wniosku. Oprócz rzeczy z listy przeglądarka trzyma w swojej pamięci podręcznej pliki strony: skrypty, style, czcionki i obrazki.',
    ],
  },
  {
    id: 'urzadzenie',
    title: 'Cechy urządzenia',
    paragraphs: [
      'Przy formularzu możemy odczytać cechy urządzenia i przeglądarki, w której jest wypełniany, na przykład ekran, czcionki, język, strefę czasową, kartę graficzną i dźwiękową oraz ustawienia. Powstaje z nich skrót: ciąg liter i cyfr, taki sam na tym samym urządzeniu. Robimy to tylko wtedy, gdy finansujący pyta biuro kredytowe i we wniosku udzielono pełnomocnictwa do BIK. Bez niego niczego nie odczytujemy.',
      'Skrót wysyłamy razem z formularzem. Same cechy zostają w przeglądarce i trafia do nas tylko skrót. Trzymamy go zaszyfrowany przy danych firmy, tak długo jak wniosek. Służy do oceny wniosku i do porównania wniosków różnych firm.',
      'Jeśli przeglądarka blokuje odczyt albo trwa on ponad 5 sekund, formularz wysyła się bez skrótu.',
    ],
  },
  {
    id: 'kalkulator',
    title: 'Kalkulator na stronie sklepu',
    paragraphs: [
      'Nasz kalkulator rat na stronie sklepu nie zapisuje niczego w przeglądarce i nie wysyła plików cookie. Pyta nas o ratę dla podanej ceny i kategorii. Przeglądarka może przez krótki czas pamiętać jego pliki i odpowiedź. Za resztę strony odpowiada sklep.',
    ],
  },
  {
    id: 'konta',
    title: 'Konta w panelu',
    paragraphs: [
      'O sprzedawcach i pracownikach, którzy się logują, przechowujemy imię i nazwisko, e-mail, telefon, role, skrót hasła, czas ostatniego logowania i to, co zrobili we wnioskach. Podstawą jest art. 6 ust. 1 lit. f RODO: prowadzenie wniosków i bezpieczeństwo kont.',
    ],
  },
];
