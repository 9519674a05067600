import type { FinancingType } from '@app/machines/order';
import { formatPln } from '@app/machines/rules';
import { element } from './draw.ts';
import { groszOf } from './fields.ts';
import type { Figures } from './summary.ts';
import { texts } from './texts.ts';

const { rows } = texts;

/** Whether amounts are without VAT: a lease is counted net. */
export const countsNet = (type: FinancingType): boolean => type === 'lease';

/** The rows under the instalment, in the order of a contract; what costs nothing is left out. */
export function rowsOf(figures: Figures, type: FinancingType): readonly (readonly [string, string])[] {
  const net = countsNet(type);
  const all: readonly (readonly [string, string | undefined])[] = [
    [rows.value, figures.gross_price],
    [
      net ? rows.ownNet : rows.own,
      net ? figures.own_payment : (figures.gross_own_payment ?? figures.own_payment),
    ],
    [net ? rows.administrativeNet : rows.administrative, figures.administrative_cost],
    [rows.estimated, net ? figures.estimated_value : undefined],
    [rows.insurance, figures.insurance_price],
    [rows.serviceFee, figures.service_fee_value],
    [net ? rows.financedNet : rows.financed, figures.total_loan_price],
    [net ? rows.totalNet : rows.total, figures.total_cost],
  ];
  return all.flatMap(([name, amount]) => {
    const grosz = groszOf(amount);
    return grosz === null || grosz === 0 ? [] : [[name, formatPln(grosz)] as const];
  });
}

/** Name and amount in pairs. */
export function figuresList() {
  const box = element('dl');
  let written = '';
  return {
    box,
    set(list: readonly (readonly [string, string])[]) {
      const text = list.flat().join('\n');
      if (text === written) return;
      written = text;
      box.replaceChildren(
        ...list.map(([name, amount]) =>
          element('div', {}, element('dt', {}, name), element('dd', {}, amount)),
        ),
      );
    },
  };
}
