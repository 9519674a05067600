import { depreciationProblems } from '@app/machines/rules';
import type { EditedDepreciation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { TableEditor } from './table-editor.tsx';
import { savingWith } from './table-kind.ts';
import type { TableKind } from './table-kind.ts';
import { LoadedSet, TableFrame } from './table-page.tsx';
import { depreciationRatesQuery } from './tables-query.ts';
import { withTableTexts } from './with-table-texts.tsx';

const rates: TableKind<EditedDepreciation, Reply<'getDepreciationRates'>['rows'][number]> = {
  columns: [
    { name: 'kst', word: 'kst', kind: 'digits' },
    { name: 'ratePercent', word: 'depreciationRate', kind: 'percent' },
  ],
  cells: 'repeat(2, minmax(0, 160px)) minmax(0, 1fr)',
  rowOf: ({ kst, ratePercent }) => ({ kst, ratePercent: Number(ratePercent) }),
  problems: depreciationProblems,
  added: () => ({ kst: '', ratePercent: null }),
  useSaving: (answers) =>
    savingWith(useCommand('setDepreciationRates', answers), (version, rows) => ({
      body: {
        version,
        rows: rows.map(({ kst, ratePercent }) => ({ kst, ratePercent: (ratePercent ?? 0).toFixed(2) })),
      },
    })),
};

/** How fast goods of each group of fixed assets are written off. */
export const DepreciationRatesPage = withTableTexts(function DepreciationRatesPage({
  area,
}: {
  area: string;
}) {
  const t = useTranslations('tables.depreciation');
  const words = { rows: t('rows'), add: t('add'), none: t('none'), noneHelp: t('noneHelp') };
  return (
    <TableFrame area={area} sector="lease" title={t('title')} lead={t('lead')}>
      <LoadedSet query={depreciationRatesQuery}>
        {(stored) => <TableEditor kind={rates} query={depreciationRatesQuery} {...{ stored, words }} />}
      </LoadedSet>
    </TableFrame>
  );
});
