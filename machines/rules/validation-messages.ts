import { formatPercent, formatPln } from './money.ts';

const nbsp = '\u00a0';

/** A bound of the own payment: grosz, on which side of VAT, and the percent of the goods' value that it comes from. */
export interface OwnPaymentBound {
  readonly grosz: number;
  readonly side: 'net' | 'gross';
  readonly percent: number;
  /** The percent is one of the net value, where the amount is gross. */
  readonly ofNet: boolean;
}

const inWords = ({ grosz, side, percent, ofNet }: OwnPaymentBound) =>
  `${formatPln(grosz)} ${side === 'net' ? 'netto' : 'brutto'}, czyli ${formatPercent(percent)} wartości produktów${ofNet ? ' netto' : ''}`;

/** The messages under fields, shared by browser and server. Those with a figure take grosz or percent. */
export const validationMessages = {
  required: 'To pole jest wymagane',
  consentRequired: 'Zaznacz zgodę, aby przejść dalej',
  consentChanged: 'Treść tej zgody się zmieniła – odśwież stronę i przeczytaj ją jeszcze raz',
  chooseOne: 'Wybierz jedną z możliwości',
  hiddenCharacters: 'Wpisz ten tekst jeszcze raz – zawiera niewidoczne znaki, których nie przyjmujemy',

  nipLength: 'NIP ma 10 cyfr',
  nipChecksum: 'Sprawdź NIP – suma kontrolna się nie zgadza',
  nipNotFound: 'Nie znaleźliśmy firmy o tym numerze NIP',
  peselLength: 'PESEL ma 11 cyfr',
  peselChecksum: 'Sprawdź PESEL – numer jest niepoprawny',
  idCardFormat: 'Wpisz serię i numer, np. ABA 300000',
  idCardChecksum: 'Sprawdź serię i numer dowodu',
  polishPassportFormat: 'Paszport polski ma 2 litery i 7 cyfr',
  polishPassportChecksum: 'Sprawdź serię i numer paszportu',
  foreignPassport: 'Wpisz najwyżej 15 liter i cyfr',
  residenceCard: 'Wpisz serię i numer karty: od 5 do 15 liter i cyfr',
  nrbLength: 'Numer rachunku ma 26 cyfr',
  nrbChecksum: 'Sprawdź numer rachunku',

  phone: 'Numer telefonu ma 9 cyfr',
  foreignPhone: 'Podaj polski numer: 9 cyfr po +48',
  email: 'Wpisz poprawny adres e-mail',
  emailTaken: 'Ten adres e-mail jest już zajęty',
  postalCode: 'Wpisz kod w formacie 00-000',
  street: 'Wpisz ulicę: najwyżej 64 litery, cyfry, spacje, myślniki i przecinki',
  buildingNumber: 'Wpisz numer budynku: od 1 do 8 liter i cyfr',
  apartmentNumber: 'Wpisz numer lokalu: najwyżej 8 liter i cyfr',
  buildingWithApartment: 'Numer budynku i lokalu mogą mieć razem najwyżej 15 znaków',
  releasedBy: 'Wpisz nazwę bez znaków specjalnych',

  date: 'Wpisz datę w formacie dd.mm.rrrr',
  birthDateInFuture: 'Data urodzenia nie może być z przyszłości',
  issueDateInFuture: 'Data wydania nie może być z przyszłości',
  documentExpired: 'Dokument stracił ważność – podaj aktualny',

  answer: 'Zaznacz odpowiedź',
  farm: 'Odpowiedz na pytanie – przy odpowiedzi „tak” zadzwoń do nas',
  liability: 'Potwierdź, że znasz odpowiedzialność za oświadczenie',
  numberRepeated: 'Ten numer już jest w formularzu – podaj inny',
  nipRepeated: 'Ten NIP już jest w formularzu – podaj inny',

  noSigningPerson: 'Wskaż przynajmniej jedną osobę, która podpisze umowę',
  noGuarantor: 'Wskaż poręczyciela',
  noDoctor: 'Wskaż poręczyciela, który jest lekarzem',
  duplicateEmailsAndPhones: 'Każda z osób podpisujących musi mieć inny adres e-mail i numer telefonu',
  maxTwoNationalities: 'Możesz wybrać najwyżej dwa obywatelstwa',

  amount: 'Wpisz kwotę, np. 1234,50',
  positiveAmount: 'Kwota musi być większa od zera',
  maxValue: (grosz: number) => `Najwyższa wartość to ${formatPln(grosz)}`,
  vatLevel: 'Wybierz stawkę VAT',
  quantity: 'Ilość wynosi przynajmniej 1',
  tooManyUnits: (most: number) => `Zamówienie może mieć najwyżej ${most} sztuk`,
  partnerProgramme: (category: string) =>
    `Produktów z kategorii „${category}” nie można łączyć z innymi w jednym zamówieniu – to program partnerski`,
  specificationNumber: 'Wpisz numer specyfikacji',

  ownPaymentTooLow: (category: string, bound: OwnPaymentBound) =>
    `W kategorii „${category}” wpłata własna musi wynosić co najmniej ${inWords(bound)}`,
  ownPaymentTooHigh: (category: string, bound: OwnPaymentBound) =>
    `W kategorii „${category}” wpłata własna może wynosić najwyżej ${inWords(bound)}`,
  countNotAllowed: (category: string) =>
    `Kategoria „${category}” nie ma takiej liczby rat – wybierz jedną z dostępnych`,
  noCommonCount: 'Kategorie tych produktów nie mają wspólnej liczby rat – złóż osobne zamówienia',
  orderPriceTooLow: (shop: string, grosz: number) =>
    `Sklep ${shop} przyjmuje zamówienia o wartości co najmniej ${formatPln(grosz)} brutto`,
  orderPriceTooHigh: (shop: string, grosz: number) =>
    `Sklep ${shop} przyjmuje zamówienia o wartości najwyżej ${formatPln(grosz)} brutto`,
  categoryPriceTooLow: (category: string, grosz: number) =>
    `W kategorii „${category}” finansujemy zamówienia o wartości co najmniej ${formatPln(grosz)} brutto`,
  categoryPriceTooHigh: (category: string, grosz: number) =>
    `W kategorii „${category}” finansujemy zamówienia o wartości najwyżej ${formatPln(grosz)} brutto`,
  customPurposeLoanTooHigh: (grosz: number) =>
    `Pożyczka na dowolny cel może wynosić najwyżej ${formatPln(grosz)}: 20% wartości sprzętu, nie więcej niż 80${nbsp}000${nbsp}zł`,
  customPurposeLoanNotOffered: 'To finansowanie nie obejmuje pożyczki na dowolny cel',
} as const;
