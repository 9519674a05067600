import type { Content } from 'pdfmake';
import { money, percent } from '../../polish.ts';
import type { LoanTerms } from '../agreement.data.ts';

/** The money side of a loan at one glance. */
export function loanAmounts(terms: LoanTerms): readonly (readonly [name: string, value: Content])[] {
  const fee = terms.administrativeCostFinanced ? 'doliczona do kwoty pożyczki' : 'płatna przed wypłatą';
  return [
    ['Cena towarów', `${money(terms.grossPrice)} brutto`],
    ['Wpłata własna', `${money(terms.ownPayment)} brutto (${percent(terms.ownPaymentPercent)} ceny)`],
    // What is lent for the goods is a row of its own where more than that is lent.
    ...(terms.loanPrice === terms.totalLoanPrice
      ? []
      : ([['Kwota finansowania zakupu', money(terms.loanPrice)]] as const)),
    ...(terms.insurance > 0 ? ([['Ubezpieczenie', money(terms.insurance)]] as const) : []),
    ...(terms.serviceFee > 0 ? ([['Opłata serwisowa', money(terms.serviceFee)]] as const) : []),
    ['Opłata administracyjna', `${money(terms.administrativeCost)} (${fee})`],
    ['Kwota pożyczki', money(terms.totalLoanPrice)],
    ['Liczba rat', `${terms.count}, płatne miesięcznie z dołu`],
    ['Rata miesięczna', money(terms.instalment)],
    ['Oprocentowanie', `${percent(terms.ratePercent)} w skali roku, stałe`],
    ['Opłata wstępna', `${money(terms.initialPayment)} (płatna przed wypłatą)`],
    ['Razem do zapłaty', `${money(terms.total)} (wpłata własna, raty i opłaty)`],
  ];
}
