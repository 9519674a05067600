import type { Content } from 'pdfmake';
import { gridTable } from '../blocks.ts';
import { amount, percent, sumOf } from '../polish.ts';
import type { AgreementItem } from './agreement.data.ts';

const conditions = { new: 'nowy', used: 'używany' } as const;

/** The goods line by line with their sum; the sum is that of the lines as printed. */
export function itemTable(items: readonly AgreementItem[]): Content {
  return gridTable(
    [
      { name: 'Lp.', width: 16 },
      { name: 'Nazwa', width: '*' },
      { name: 'Stan', width: 38 },
      { name: 'Liczba', width: 29, align: 'right' },
      { name: 'Cena netto', width: 52, align: 'right' },
      { name: 'VAT', width: 24, align: 'right' },
      { name: 'Wartość netto', width: 52, align: 'right' },
      { name: 'Wartość brutto', width: 52, align: 'right' },
    ],
    items.map((item, index) => [
      `${index + 1}.`,
      item.name,
      conditions[item.condition],
      String(item.quantity),
      amount(item.unitNet),
      percent(item.vatPercent),
      amount(item.net),
      amount(item.gross),
    ]),
    ['', 'Razem (zł)', '', '', '', '', sumOf(items, (item) => item.net), sumOf(items, (item) => item.gross)],
  );
}
