import type { Content } from 'pdfmake';
import { factTable } from '../../blocks.ts';
import { money, percent } from '../../polish.ts';
import type { LoanTerms } from '../agreement.data.ts';

/** The money side of a loan at one glance. */
export function loanAmounts(terms: LoanTerms): Content {
  const fee = terms.administrativeCostFinanced ? 'doliczona do kwoty pożyczki' : 'płatna przed wypłatą';
  return factTable([
    ['Cena towarów', `${money(terms.grossPrice)} brutto`],
    ['Wpłata własna', `${money(terms.ownPayment)} brutto (${percent(terms.ownPaymentPercent)} ceny)`],
    ['Kwota finansowania zakupu', money(terms.loanPrice)],
    ...(terms.insurance > 0 ? ([['Ubezpieczenie', money(terms.insurance)]] as const) : []),
    ...(terms.serviceFee > 0 ? ([['Opłata serwisowa', money(terms.serviceFee)]] as const) : []),
    ['Opłata administracyjna', `${money(terms.administrativeCost)} (${fee})`],
    ['Kwota pożyczki', money(terms.totalLoanPrice)],
    ['Liczba rat', `${terms.count}, płatne miesięcznie z dołu`],
    ['Rata', money(terms.instalment)],
    ['Oprocentowanie', `${percent(terms.ratePercent)} w skali roku, stałe`],
    ['Do zapłaty przed wypłatą', money(terms.initialPayment)],
    ['Łączny koszt', `${money(terms.total)} (wpłata własna, raty i opłaty)`],
  ]);
}
