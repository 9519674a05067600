import { calculationsProblems, fromDecimal, toDecimal } from '@app/machines/rules';
import type { EditedCalculation } from '@app/machines/rules';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { savingWith } from './table-kind.ts';
import type { TableKind } from './table-kind.ts';

type Wire = Reply<'getPlmCalculations'>['rows'][number];

/** A base calculation as it is typed; null is the id of one that is not stored. */
export interface Calculation extends EditedCalculation {
  readonly id: string | null;
}

export const calculationOf = (wire: Wire): Calculation => ({
  id: wire.id,
  supportType: wire.supportType,
  paymentsCount: wire.paymentsCount,
  priceFrom: fromDecimal(wire.priceFrom),
  priceTo: fromDecimal(wire.priceTo),
  ratePercent: Number(wire.ratePercent),
  subventionPercent: Number(wire.subventionPercent),
  manipulationFee: fromDecimal(wire.manipulationFee),
  commissionPercent: Number(wire.commissionPercent),
  irrPercent: wire.irrPercent === null ? null : Number(wire.irrPercent),
  active: wire.active,
});

const percentText = (percent: number | null): string => (percent ?? 0).toFixed(2);

/** A calculation as it is sent; what is empty was refused before. */
export const sentCalculation = (row: EditedCalculation) => ({
  supportType: row.supportType.trim(),
  paymentsCount: row.paymentsCount ?? 0,
  priceFrom: toDecimal(row.priceFrom ?? 0),
  priceTo: toDecimal(row.priceTo ?? 0),
  ratePercent: percentText(row.ratePercent),
  subventionPercent: percentText(row.subventionPercent),
  manipulationFee: toDecimal(row.manipulationFee ?? 0),
  commissionPercent: percentText(row.commissionPercent),
  irrPercent: row.irrPercent === null ? null : row.irrPercent.toFixed(2),
  active: row.active,
});

/** The base calculations of a category, or (null) of all plm categories, as a table. */
export const calculationsOf = (category: string | null): TableKind<Calculation, Wire> => ({
  columns: [
    { name: 'supportType', word: 'support', kind: 'text' },
    { name: 'paymentsCount', word: 'counts', kind: 'count' },
    { name: 'priceFrom', word: 'priceFrom', kind: 'amount' },
    { name: 'priceTo', word: 'priceTo', kind: 'amount' },
    { name: 'ratePercent', word: 'rate', kind: 'percent' },
    { name: 'subventionPercent', word: 'subvention', kind: 'percent' },
    { name: 'manipulationFee', word: 'fee', kind: 'amount' },
    { name: 'commissionPercent', word: 'commission', kind: 'percent' },
    { name: 'irrPercent', word: 'irr', kind: 'percent' },
    { name: 'active', word: 'active', kind: 'yes' },
  ],
  cells:
    'minmax(0, 12fr) 56px repeat(2, minmax(0, 11fr)) repeat(2, 92px) minmax(0, 9fr) repeat(2, 92px) 60px',
  wide: true,
  rowOf: calculationOf,
  problems: calculationsProblems,
  useSaving: (answers) =>
    savingWith(useCommand('setPlmCalculations', answers), (version, rows) => ({
      body: {
        ...{ version, categoryId: category },
        rows: rows.map((row) => ({ id: row.id, ...sentCalculation(row) })),
      },
    })),
});
