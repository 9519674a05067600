import type { Content } from 'pdfmake';
import { documentTitle } from '../../blocks.ts';
import type { LoanData } from '../agreement.data.ts';
import { guaranteeAnnex } from '../guarantee.ts';
import { itemTable } from '../item-table.ts';
import { loanSchedule } from '../schedule-annex.ts';

/** The annexes by name, in the order of their numbers. */
export function loanAnnexNames({ guarantee }: LoanData): readonly string[] {
  const always = ['Wykaz towarów', 'Harmonogram spłaty pożyczki'];
  return guarantee ? [...always, 'Poręczenie'] : always;
}

/** The annexes that § 13 names. */
export function loanAnnexes(data: LoanData): Content[] {
  return [
    { text: '', pageBreak: 'before' },
    documentTitle('Załącznik nr 1. Wykaz towarów', `do umowy nr ${data.number} · kwoty w złotych`),
    itemTable(data.items),
    { text: `Dostawca: ${data.supplier.name}, ${data.supplier.address}.`, style: 'lead' },
    ...loanSchedule(data, 2),
    ...(data.guarantee ? guaranteeAnnex(data, data.guarantee, 3) : []),
  ];
}
