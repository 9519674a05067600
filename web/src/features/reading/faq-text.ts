import type { Speaker } from './reading-part.ts';

/** Head of the questions and answers. */
export const faqHead = {
  name: 'Pytania i odpowiedzi',
  title: 'Pytania i odpowiedzi',
  lead: 'Ile to trwa, co przygotować i co zrobić, gdy coś pójdzie inaczej, niż myślisz.',
};

export type FaqGroup = {
  readonly id: string;
  readonly title: string;
  readonly answers: readonly { readonly question: string; readonly answer: readonly string[] }[];
};

/** What clients ask, in the order in which an application goes. */
export const faqOf = ({ phone, email }: Speaker): readonly FaqGroup[] => [
  {
    id: 'wniosek',
    title: 'Wniosek',
    answers: [
      {
        question: 'Ile czasu zajmuje wniosek?',
        answer: [
          'Formularz – około 5 minut; dane firmy pobieramy z rejestru, resztę wpisujesz. Decyzja – zwykle do 10 minut. Opłata wstępna – około 3 minut, a podpis online – około 2 minut.',
        ],
      },
      {
        question: 'Co przygotować?',
        answer: [
          'NIP firmy, dowód osobisty osoby podpisującej, numer telefonu i adres e-mail. Do potwierdzenia tożsamości w banku przyda się dostęp do bankowości internetowej.',
        ],
      },
      {
        question: 'Czy mogę przerwać i dokończyć później?',
        answer: [
          'Tak. Formularz zapisuje się sam. Zamknij stronę i wróć linkiem z wiadomości – z tego samego albo innego urządzenia. Wniosek otworzy się tam, gdzie został przerwany.',
        ],
      },
      {
        question: 'Nie mam linku do wniosku. Co robić?',
        answer: [
          `Poszukaj wiadomości e-mail albo SMS-a, także w spamie. Jeśli jej nie ma, zadzwoń pod numer ${phone} – wyślemy link jeszcze raz.`,
        ],
      },
      {
        question: 'Kto może złożyć wniosek?',
        answer: [
          'Osoba, która może reprezentować firmę. Jeśli firmę reprezentuje kilka osób łącznie, w formularzu podajesz każdą z nich, a każda podpisuje umowę.',
        ],
      },
    ],
  },
  {
    id: 'tozsamosc',
    title: 'Potwierdzenie tożsamości',
    answers: [
      {
        question: 'Kiedy działa wideoweryfikacja?',
        answer: [
          'Od poniedziałku do soboty w godz. 9:00–21:00. Rozmowa trwa około 15 minut. Potrzebujesz dowodu osobistego, kamery i mikrofonu, więc wystarczy telefon.',
        ],
      },
      {
        question: 'A jeśli wideoweryfikacja się nie uda?',
        answer: [
          'Możesz spróbować jeszcze raz z nowym linkiem albo wybrać kuriera i potwierdzić tożsamość w banku. Tego wyboru nie można potem zmienić.',
        ],
      },
      {
        question: 'Po co przelew na 1 zł i kiedy wróci?',
        answer: [
          'Porównujemy dane właściciela rachunku z danymi z wniosku. Przelew może dotrzeć do nas w ciągu 24 godzin. Złotówkę zwracamy na rachunek, z którego przyszła, w ciągu 2 dni roboczych.',
        ],
      },
      {
        question: 'Co widzicie po zalogowaniu do banku?',
        answer: [
          'Logujesz się na stronie banku, a my nie poznajemy loginu ani hasła. Za Twoją zgodą otrzymujemy dane właściciela i historię rachunku z ostatnich 30 dni.',
        ],
      },
    ],
  },
  {
    id: 'decyzja',
    title: 'Decyzja',
    answers: [
      {
        question: 'Kiedy poznam decyzję?',
        answer: [
          'Zwykle w ciągu 10 minut od potwierdzenia tożsamości, w godz. 9:00–21:00. Strona odświeży się sama. Możesz ją zamknąć – damy znać e-mailem, a w salonie powie Ci o niej sprzedawca.',
        ],
      },
      {
        question: 'Co to jest decyzja warunkowa?',
        answer: [
          'Możemy udzielić finansowania, ale na innych warunkach, na przykład z wyższą wpłatą własną. Pokazujemy obie oferty obok siebie, a Ty przyjmujesz nowe warunki albo je odrzucasz. Odrzucenie anuluje wniosek.',
        ],
      },
      {
        question: 'Decyzja jest odmowna. Co dalej?',
        answer: [
          'Kolejny wniosek możesz złożyć w dowolnej chwili. Często pomagają wyższa wpłata własna albo mniejsza liczba produktów. Warto też sprawdzić dane firmy w BIK i BIG.',
        ],
      },
    ],
  },
  {
    id: 'oplata',
    title: 'Opłata wstępna',
    answers: [
      {
        question: 'Kiedy i jak ją zapłacić?',
        answer: [
          'Po pozytywnej decyzji, przelewem online ze strony wniosku albo z linku, który wysyłamy e-mailem. Kwotę znasz od początku – jest w ofercie. W niektórych ofertach tej opłaty nie ma.',
        ],
      },
      {
        question: 'Płatność się nie udała. Czy pieniądze przepadły?',
        answer: [
          'Nie. Odrzucona albo przerwana płatność nic nie pobiera. Zapłać jeszcze raz, także w innym banku.',
        ],
      },
      {
        question: 'Czy odzyskam opłatę, jeśli nie podpiszę umowy?',
        answer: ['Tak. Zwrócimy ją na rachunek, z którego przyszła, w ciągu 5 dni roboczych.'],
      },
    ],
  },
  {
    id: 'umowa',
    title: 'Umowa i odbiór',
    answers: [
      {
        question: 'Jak mogę podpisać umowę?',
        answer: [
          'Zależnie od oferty: podpisem kwalifikowanym, przez mSzafir, kodem z SMS-a (Autenti), z kurierem albo na papierze u sprzedawcy. Dostępne sposoby zobaczysz we wniosku.',
        ],
      },
      {
        question: 'Kiedy przyjedzie kurier?',
        answer: [
          'W ciągu 1–2 dni roboczych. Przygotuj dowód osobisty, podpisz dwa egzemplarze umowy i jeden oddaj kurierowi.',
        ],
      },
      {
        question: 'Kiedy dostanę sprzęt?',
        answer: [
          'Po przyjęciu podpisanej umowy, zwykle do 1 dnia roboczego. Termin dostawy albo odbioru poda sprzedawca.',
        ],
      },
      {
        question: 'Jak zrezygnować?',
        answer: [
          'Dopóki nie zaakceptujesz treści umowy, wystarczy „Anuluj wniosek” na stronie wniosku. Anulowanego wniosku nie można przywrócić, ale nowy złożysz w każdej chwili. Jeśli chcesz tylko zrobić przerwę, po prostu zamknij stronę.',
          `Treść umowy jest już zaakceptowana albo umowa podpisana? Zadzwoń pod numer ${phone} albo napisz na adres ${email}. Do podpisania umowy anulujemy wniosek i zwrócimy opłatę wstępną.`,
        ],
      },
    ],
  },
];
