import { fromDecimal, rangesProblems, toDecimal } from '@app/machines/rules';
import type { EditedMedicalRange } from '@app/machines/rules';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { emptyValues } from '../category-values.ts';
import type { CategoryValues } from '../category-values.ts';
import { PreviewCard } from '../preview-card.tsx';
import { CategoryChoice } from './category-choice.tsx';
import type { OfCategory } from './category-choice.tsx';
import { TableEditor } from './table-editor.tsx';
import { savingWith } from './table-kind.ts';
import type { TableKind } from './table-kind.ts';
import { LoadedSet, TableFrame } from './table-page.tsx';
import { priceRangesQuery } from './tables-query.ts';
import { withTableTexts } from './with-table-texts.tsx';

const first: EditedMedicalRange = {
  ...{ priceFrom: 100_000, priceTo: 50_000_000, monthsFrom: 12, monthsTo: 84 },
  ...{ baseRatePercent: 5, marginPercent: 1 },
};

const rangesOf = (
  category: string | null,
): TableKind<EditedMedicalRange, Reply<'getMedicalPriceRanges'>['rows'][number]> => ({
  columns: [
    { name: 'priceFrom', word: 'priceFrom', kind: 'amount', emptied: 0 },
    { name: 'priceTo', word: 'priceTo', kind: 'amount', emptied: 0 },
    { name: 'monthsFrom', word: 'monthsFrom', kind: 'count', emptied: 0 },
    { name: 'monthsTo', word: 'monthsTo', kind: 'count', emptied: 0 },
    { name: 'baseRatePercent', word: 'baseRate', kind: 'percent', emptied: 0 },
    { name: 'marginPercent', word: 'margin', kind: 'percent', emptied: 0 },
  ],
  cells: 'repeat(2, minmax(0, 3fr)) repeat(2, 68px) repeat(2, minmax(0, 2fr))',
  rowOf: (range) => ({
    priceFrom: fromDecimal(range.priceFrom),
    priceTo: fromDecimal(range.priceTo),
    monthsFrom: range.monthsFrom,
    monthsTo: range.monthsTo,
    baseRatePercent: Number(range.baseRatePercent),
    marginPercent: Number(range.marginPercent),
  }),
  problems: rangesProblems,
  added: (rows) => {
    const last = rows.at(-1);
    return last === undefined
      ? first
      : { ...last, priceFrom: last.priceTo + 1, priceTo: last.priceTo + 10_000_000 };
  },
  useSaving: (answers) =>
    savingWith(useCommand('setMedicalPriceRanges', answers), (version, rows) => ({
      body: {
        ...{ version, categoryId: category },
        rows: rows.map((range) => ({
          priceFrom: toDecimal(range.priceFrom),
          priceTo: toDecimal(range.priceTo),
          monthsFrom: range.monthsFrom,
          monthsTo: range.monthsTo,
          baseRatePercent: range.baseRatePercent.toFixed(2),
          marginPercent: range.marginPercent.toFixed(2),
        })),
      },
    })),
});

/** A medical category that is priced by these ranges alone. */
const categoryWith = (ranges: readonly EditedMedicalRange[]): CategoryValues => ({
  ...emptyValues('medical'),
  paymentsCountMin: Math.min(...ranges.map(({ monthsFrom }) => monthsFrom)),
  paymentsCountMax: Math.max(...ranges.map(({ monthsTo }) => monthsTo)),
  medicalRanges: ranges,
});

/** The rates of medical equipment by its value and the months of repayment, with what they make of an instalment. */
export const PriceRangesPage = withTableTexts(function PriceRangesPage({
  area,
  category,
  onCategory,
}: OfCategory) {
  const t = useTranslations('tables.ranges');
  const words = {
    ...{ rows: t('rows'), add: t('add'), none: t('none') },
    noneHelp: t(category === null ? 'noneHelp' : 'noneOwnHelp'),
  };
  const [kind, query] = useMemo(() => [rangesOf(category), priceRangesQuery(category)], [category]);
  return (
    <TableFrame area={area} sector="med" title={t('title')} lead={t('lead')}>
      <CategoryChoice sector="med" {...{ category, onCategory }} />
      <LoadedSet key={category} query={query}>
        {(stored) => (
          <TableEditor
            {...{ kind, query, stored, words }}
            beside={(rows, before) => (
              <PreviewCard values={categoryWith(rows)} stored={categoryWith(before)} basePercent={null} />
            )}
          />
        )}
      </LoadedSet>
    </TableFrame>
  );
});
