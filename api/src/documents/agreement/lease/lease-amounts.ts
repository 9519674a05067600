import type { Content } from 'pdfmake';
import { counted, money, percent } from '../../polish.ts';
import type { LeaseTerms } from '../agreement.data.ts';

/** Net grosz and VAT in whole percent → gross grosz, rounded half up. */
export function grossOf(net: number, vatPercent: number): number {
  return Math.floor((net * (100 + vatPercent) * 2 + 100) / 200);
}

/** The money side of a lease at one glance. */
export function leaseAmounts(terms: LeaseTerms): readonly (readonly [name: string, value: Content])[] {
  const both = (net: number): string =>
    `${money(net)} netto, ${money(grossOf(net, terms.vatPercent))} brutto`;
  return [
    ['Wartość początkowa', `${money(terms.price)} netto`],
    ['Okres umowy', `${counted(terms.count, 'miesiąc', 'miesiące', 'miesięcy')}`],
    ['Liczba rat', `${terms.count}, płatne miesięcznie z dołu`],
    ['Rata leasingowa', both(terms.instalment)],
    ['Wpłata własna', `${both(terms.ownPayment)} (${percent(terms.ownPaymentPercent)} wartości początkowej)`],
    ['Opłata administracyjna', both(terms.administrativeCost)],
    ['Opłata wstępna', `${money(terms.initialPaymentGross)} brutto (wpłata własna i opłata administracyjna)`],
    [
      'Kapitał w ratach',
      `${money(terms.price - terms.ownPayment - terms.residual)} (wartość początkowa bez wpłaty własnej i ceny wykupu)`,
    ],
    ['Cena wykupu', `${both(terms.residual)} (${percent(terms.residualPercent)} wartości początkowej)`],
    ...(terms.serviceFee > 0
      ? ([['Opłata serwisowa', `${both(terms.serviceFee)} miesięcznie`]] as const)
      : []),
    ...(terms.insurance > 0
      ? ([['Ubezpieczenie', `${money(terms.insurance)} za cały okres umowy`]] as const)
      : []),
    ['Oprocentowanie', `${percent(terms.ratePercent)} w skali roku, stałe`],
    [
      'Razem do zapłaty',
      `${money(terms.total)} netto, to jest ${percent(terms.totalPercent)} wartości początkowej`,
    ],
  ];
}
