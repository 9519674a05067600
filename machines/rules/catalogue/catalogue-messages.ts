import { formatPercent, formatPln } from '../money.ts';

/** The messages under fields of the catalogue's editors, shared by browser and server. Clients never see them. */
export const catalogueMessages = {
  required: 'To pole jest wymagane',
  nameTaken: 'Kategoria o tej nazwie już istnieje',
  kst: 'KST to liczba od 100 do 999',
  iacCode: 'Kod IAC ma od 1 do 10 cyfr',
  count: 'Liczba rat to liczba całkowita, przynajmniej 1',
  countTooHigh: (most: number) => `Liczba rat może wynosić najwyżej ${most}`,
  countsReversed: 'Najmniejsza liczba rat nie może przekraczać największej',
  countOutside: (least: number, most: number) => `Liczba rat ma być od ${least} do ${most}`,
  countRepeated: 'Ta liczba rat już jest na liście',
  noCounts: 'Dodaj przynajmniej jedną liczbę rat',
  percent: 'Wpisz procent od 0 do 100',
  mostOwnPayment: 'Najwyższa wpłata własna musi być większa od zera',
  ownPaymentsReversed: 'Najniższa wpłata własna nie może przekraczać najwyższej',
  notNegative: 'Wpisz liczbę, która nie jest ujemna',
  margin: (least: number) => `Najniższa marża to ${formatPercent(least)}`,
  serviceFee: 'Opłata serwisowa musi być większa od zera',
  rangeReversed: 'Początek zakresu musi być mniejszy od końca',
  rangeRepeated: 'Taki zakres już jest na liście',
  rangeOverlaps: 'Ten zakres nachodzi na inny',
  rangeBelow: (grosz: number) => `Zakres może zaczynać się najwcześniej od ${formatPln(grosz)}`,
  rangeAbove: (grosz: number) => `Zakres może kończyć się najpóźniej na ${formatPln(grosz)}`,
  noRanges: 'Dodaj przynajmniej jeden zakres',
  monthsReversed: 'Najmniejsza liczba miesięcy nie może przekraczać największej',
} as const;
