import type { Content } from 'pdfmake';
import { amountInWords } from '../../amount-in-words.ts';
import { clauseSection, factSection, section, type Clause } from '../../blocks.ts';
import { bankAccount, money, percent } from '../../polish.ts';
import type { LoanData } from '../agreement.data.ts';
import { annexesAndSignatures } from '../signatures.ts';
import { partyTable } from '../party-table.ts';
import { personalDataClauses } from '../personal-data.ts';
import { loanAmounts } from './loan-amounts.ts';
import { loanAnnexNames } from './loan-annexes.ts';
import { closing, delay, duties, early, security, statements } from './loan-duties.ts';

const subject = ({ terms }: LoanData): readonly Clause[] => [
  `Pożyczkodawca udziela Pożyczkobiorcy pożyczki w kwocie ${money(terms.totalLoanPrice)} (słownie: ${amountInWords(terms.totalLoanPrice)}), a Pożyczkobiorca zobowiązuje się zwrócić ją wraz z odsetkami i opłatami na zasadach określonych w Umowie.`,
  'Pożyczka jest przeznaczona wyłącznie na zakup od Dostawcy towarów wymienionych w Załączniku nr 1, związany z działalnością gospodarczą Pożyczkobiorcy.',
  'Dostawcę i towary wybrał Pożyczkobiorca. Pożyczkodawca nie odpowiada za wady towarów ani za wykonanie umowy sprzedaży.',
];

const payout = ({ terms }: LoanData): readonly Clause[] => [
  {
    text: 'Pożyczkodawca wypłaci pożyczkę w terminie 3 dni roboczych od spełnienia wszystkich warunków:',
    points: [
      'podpisania Umowy przez wszystkie osoby wymienione w § 1;',
      terms.initialPayment > 0
        ? `zapłaty kwoty ${money(terms.initialPayment)} należnej przed wypłatą;`
        : 'otrzymania przez Dostawcę zamówienia Pożyczkobiorcy;',
      'ustanowienia zabezpieczeń określonych w § 8;',
      'otrzymania od Dostawcy faktury wystawionej na Pożyczkobiorcę i potwierdzenia wydania towarów.',
    ],
  },
  'Pożyczkobiorca poleca wypłacić kwotę finansowania zakupu na rachunek Dostawcy, na poczet ceny towarów. Za dzień wypłaty uważa się dzień obciążenia rachunku Pożyczkodawcy.',
  'Jeżeli warunki nie zostaną spełnione w terminie 60 dni od zawarcia Umowy, Pożyczkodawca może od niej odstąpić w terminie kolejnych 30 dni.',
];

const repayment = (data: LoanData): readonly Clause[] => [
  `Pożyczkobiorca spłaca pożyczkę w ${data.terms.count} równych ratach po ${money(data.terms.instalment)}, obejmujących kapitał i odsetki, zgodnie z harmonogramem, który stanowi Załącznik nr 2.`,
  'Raty są płatne do 15. dnia każdego miesiąca, począwszy od miesiąca następującego po miesiącu wypłaty. Jeżeli termin przypada w dzień wolny od pracy, rata jest płatna w następnym dniu roboczym.',
  `Raty Pożyczkobiorca wpłaca na rachunek nr ${bankAccount(data.repaymentAccount)}, podając w tytule numer Umowy. Za dzień zapłaty uważa się dzień uznania rachunku Pożyczkodawcy.`,
  'Wpłaty zalicza się kolejno na koszty dochodzenia należności, odsetki za opóźnienie, odsetki umowne i kapitał, począwszy od należności najdawniej wymagalnych.',
];

const interest = ({ terms }: LoanData): readonly Clause[] => [
  `Pożyczka jest oprocentowana według stałej stopy ${percent(terms.ratePercent)} w skali roku. Odsetki nalicza się od pozostającego do spłaty kapitału, za każdy miesiąc w wysokości jednej dwunastej stopy rocznej.`,
  'Oprocentowanie nie może przekroczyć odsetek maksymalnych określonych w art. 359 § 2¹ Kodeksu cywilnego. Jeżeli stopa umowna je przekroczy, należą się odsetki maksymalne.',
  terms.administrativeCostFinanced
    ? `Opłata administracyjna w wysokości ${money(terms.administrativeCost)} jest częścią kwoty pożyczki.`
    : `Opłata administracyjna w wysokości ${money(terms.administrativeCost)} jest płatna przed wypłatą pożyczki.`,
  'Pożyczkodawca nie pobiera innych opłat za udzielenie i obsługę pożyczki niż wymienione w § 3.',
];

/** The sections of a loan agreement, in the order in which they are numbered. */
export function loanBody(data: LoanData): Content[] {
  const names = ['Pożyczkodawca', 'Pożyczkobiorca'] as const;
  return [
    section('§ 1. Strony', partyTable(data, ...names)),
    clauseSection('§ 2. Kwota i cel pożyczki', subject(data)),
    factSection('§ 3. Warunki finansowe', loanAmounts(data.terms)),
    clauseSection('§ 4. Wypłata pożyczki', payout(data)),
    clauseSection('§ 5. Spłata pożyczki', repayment(data)),
    clauseSection('§ 6. Odsetki i opłaty', interest(data)),
    clauseSection('§ 7. Wcześniejsza spłata', early),
    clauseSection('§ 8. Zabezpieczenie i ubezpieczenie', security(data)),
    clauseSection('§ 9. Obowiązki Pożyczkobiorcy', duties),
    clauseSection('§ 10. Opóźnienie i wypowiedzenie', delay),
    clauseSection('§ 11. Oświadczenia Pożyczkobiorcy', statements),
    clauseSection('§ 12. Dane osobowe i informacje gospodarcze', personalDataClauses(data, ...names)),
    clauseSection('§ 13. Postanowienia końcowe', closing(data)),
    annexesAndSignatures(data, loanAnnexNames(data), closing(data).length + 1, names[1]),
  ];
}
