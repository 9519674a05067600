import { formatAmount, formatShare } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import type { Column } from './table-kind.ts';

/** Says a row in a line, cell by cell, as it can be read beside another. */
export function useRowWords<Row>(columns: readonly Column<Row>[]): (row: Row) => string {
  const t = useTranslations('tables');
  const said = ({ kind }: Column<Row>, value: unknown): string => {
    if (value === null || value === '') return '–';
    if (kind === 'yes') return t(value === true ? 'yes' : 'no');
    if (kind === 'amount') return formatAmount(Number(value));
    return kind === 'percent' ? formatShare(Number(value)) : String(value as string | number);
  };
  return (row) =>
    columns.map((column) => `${t(`columns.${column.word}`)}: ${said(column, row[column.name])}`).join(', ');
}
