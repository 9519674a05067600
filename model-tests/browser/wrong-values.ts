import type { Wrong } from './form-faults.ts';

type Rule = Wrong['rule'];

/** Rows of 'rule | field | typed | sentence | name in the summary | right value': '–' is left as it is, 'nic' an empty text, 'ticked' a tick. */
function table(rows: string, who = ''): readonly Wrong[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [rule = '', label = '', typed = '', says = '', name = '', mended = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      return {
        rule: rule as Rule,
        label,
        ...(typed === '–' ? {} : { typed: typed === 'nic' ? '' : typed }),
        says,
        name,
        who,
        mended,
      };
    });
}

const anna = 'Anna Wiśniewska';

/** Of the company, in the form of two partners. */
export const companyWrongs = table(`
  required | Ulica                                              | nic | Wpisz ulicę                                 | Ulica                               | Garncarska
  format   | Nr budynku                                         | 7#  | Wpisz numer budynku: od 1 do 8 liter i cyfr | Nr budynku                          | 7
  format   | Kod pocztowy                                       | 617 | Wpisz kod w formacie 00-000                 | Kod pocztowy                        | 61701
  required | Roczny obrót                                       | –   | Wybierz jedną z możliwości                  | Roczny obrót                        | 2–10 mln zł
  required | Liczba pracowników                                 | –   | Wybierz jedną z możliwości                  | Liczba pracowników                  | 5–9
  required | Czy między małżonkami jest rozdzielność majątkowa? | –   | Wybierz jedną z możliwości                  | Rozdzielność majątkowa              | Nie
  required | Czy prowadzisz gospodarstwo rolne?                 | –   | Odpowiedz na pytanie – przy odpowiedzi „tak” zadzwoń do nas | Oświadczenie o gospodarstwie rolnym | Nie
  required | Czy sprzęt ma służyć działalności rolniczej?       | –   | Odpowiedz na pytanie – przy odpowiedzi „tak” zadzwoń do nas | Oświadczenie o celu finansowania    | Nie
`);

/** Of its first partner, who signs with an identity card: each round is wrong and mended by itself. */
export const partnerWrongs: readonly (readonly Wrong[])[] = [
  table(
    `
  required | PESEL                                                   | –             | Wpisz PESEL                                          | PESEL                  | 85051260621
  checksum | Seria i numer                                           | CBR217355     | Sprawdź serię i numer dowodu                         | seria i numer          | CBR217354
  date     | Data wydania                                            | 01.01.2099    | Data wydania nie może być z przyszłości              | data wydania           | 15.03.2021
  format   | Organ wydający                                          | Prezydent #1  | Wpisz nazwę bez znaków specjalnych                   | organ wydający         | Prezydent Poznania
  format   | E-mail                                                  | anna@ceramika | Wpisz poprawny adres e-mail                          | e\u2011mail                 | anna@ceramika.example
  format   | Telefon                                                 | 50060070      | Numer telefonu ma 9 cyfr                             | telefon                | 500600703
  required | Ulica                                                   | –             | Wpisz ulicę                                          | ulica                  | Garncarska
  required | Nr budynku                                              | –             | Wpisz numer budynku                                  | nr budynku             | 7
  required | Kod pocztowy                                            | –             | Wpisz kod pocztowy                                   | kod pocztowy           | 61-701
  required | Miejscowość                                             | –             | Wpisz miejscowość                                    | miejscowość            | Poznań
  required | Czy ta osoba zajmuje eksponowane stanowisko polityczne? | –             | Zaznacz odpowiedź                                    | oświadczenie PEP       | Nie
  required | Wiem, że za złożenie fałszywego oświadczenia            | –             | Potwierdź, że znasz odpowiedzialność za oświadczenie | odpowiedzialność karna | ticked
`,
    anna,
  ),
  table(
    `
  format   | PESEL         | 8505126062 | PESEL ma 11 cyfr                          | PESEL         | 85051260621
  format   | Seria i numer | CB2173     | Wpisz serię i numer, np. ABA 300000       | seria i numer | CBR217354
  date     | Data ważności | 01.01.2020 | Dokument stracił ważność – podaj aktualny | data ważności | 15.03.2031
  required | E-mail        | nic        | Wpisz adres e\u2011mail                   | e\u2011mail        | anna@c.pl
`,
    anna,
  ),
  table(
    `
  checksum | PESEL         | 85051260622 | Sprawdź PESEL – numer jest niepoprawny | PESEL         | 85051260621
  date     | Data ważności | 31.02.2031  | Wpisz datę w formacie dd.mm.rrrr       | data ważności | 15.03.2031
`,
    anna,
  ),
];

/** Of a Polish passport in its place. */
export const passportWrongs: readonly (readonly Wrong[])[] = [
  table(
    `
  format | Seria i numer | CC79994 | Paszport polski ma 2 litery i 7 cyfr | seria i numer | CC7999486
`,
    anna,
  ),
  table(
    `
  checksum | Seria i numer | CC7999487 | Sprawdź serię i numer paszportu | seria i numer | CC7999486
`,
    anna,
  ),
];

/** Of a foreigner without a PESEL. */
export const foreignerWrongs = table(
  `
  date     | Data urodzenia    | 01.01.2099 | Data urodzenia nie może być z przyszłości | data urodzenia    | 12.05.1985
  required | Miejsce urodzenia | –          | Wpisz miejsce urodzenia                   | miejsce urodzenia | Lwów
  required | Kraj urodzenia    | –          | Wybierz kraj urodzenia                    | kraj urodzenia    | Ukraina
  required | Seria i numer     | –          | Wpisz serię i\u00A0numer dokumentu        | seria i numer     | FE123456
`,
  anna,
);

/** Of whom we write to and call. */
export const contactWrongs = table(`
  required | Imię i nazwisko | nic             | Wpisz imię i\u00A0nazwisko                 | Imię i nazwisko | Anna Wiśniewska
  format   | E-mail          | anna            | Wpisz poprawny adres e-mail                | E\u2011mail     | kontakt@ceramika.example
  format   | Telefon         | +49 170 1234567 | Podaj polski numer: 9 cyfr po +48 | Telefon         | 48 500 600 703
`);

/** Of what is agreed to at the end. */
export const consentWrongs = table(`
  required | Zgadzam się na weryfikację mojej tożsamości | – | Zaznacz zgodę, aby przejść dalej | Zgoda na weryfikację tożsamości | ticked
`);

/** Of the figures that a loan asks for. */
export const loanWrongs: readonly (readonly Wrong[])[] = [
  table(`
  required | Numer rachunku bankowego firmy | nic | Wpisz numer rachunku  | Numer rachunku | 61109010140000071219812874
  required | Przychód w ubiegłym roku       | nic | Wpisz przychód        | Przychód       | 120000
  required | Dochód przed opodatkowaniem    | nic | Wpisz dochód albo stratę | Dochód         | -1200,50
`),
  table(`
  format | Numer rachunku bankowego firmy | 6110901014 | Numer rachunku ma 26 cyfr        | Numer rachunku | 61109010140000071219812874
  format | Przychód w ubiegłym roku       | -1         | Wpisz kwotę, na przykład 1234.50 | Przychód       | 0
`),
  table(`
  checksum | Numer rachunku bankowego firmy | 61109010140000071219812875 | Sprawdź numer rachunku | Numer rachunku | 61109010140000071219812874
`),
];

/** Of the company and the person to contact, before there is a form. */
export const firstWrongs: readonly (readonly Wrong[])[] = [
  table(`
  required | NIP                               | nic | Wpisz NIP                   | NIP | 8143430194
  required | Imię i nazwisko osoby do kontaktu | nic | Wpisz imię i\u00A0nazwisko  | Imię i nazwisko osoby do kontaktu | Jan Kowalski
  required | E-mail                            | nic | Wpisz adres e\u2011mail     | E-mail | jan@firma.example
  required | Telefon                           | nic | Wpisz numer telefonu        | Telefon | 500600701
`),
  table(`
  format | NIP     | 81434301       | NIP ma 10 cyfr              | NIP | 8143430194
  format | E-mail  | jan@           | Wpisz poprawny adres e-mail | E-mail | jan@firma.example
  format | Telefon | +48 5006007012 | Numer telefonu ma 9 cyfr    | Telefon | 0048 500-600-701
`),
  table(`
  checksum | NIP | 8143430195 | Sprawdź NIP – suma kontrolna się nie zgadza | NIP | 8143430194
`),
];
