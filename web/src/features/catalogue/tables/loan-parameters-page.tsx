import { fromDecimal, loanProblems, toDecimal } from '@app/machines/rules';
import type { EditedLoan } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { TableEditor } from './table-editor.tsx';
import { savingWith } from './table-kind.ts';
import type { TableKind } from './table-kind.ts';
import { LoadedSet, TableFrame } from './table-page.tsx';
import { loanParametersQuery } from './tables-query.ts';
import { withTableTexts } from './with-table-texts.tsx';

const first: EditedLoan = {
  ...{ paymentsCount: 12, interestPercent: null, administrativeCostPercent: 0 },
  ...{ administrativeCostFinanced: false, insurancePrice: 0 },
};

const loans: TableKind<EditedLoan, Reply<'getDefaultLoanParameters'>['rows'][number]> = {
  columns: [
    { name: 'paymentsCount', word: 'count', kind: 'count' },
    { name: 'interestPercent', word: 'interest', kind: 'percent' },
    { name: 'administrativeCostPercent', word: 'administrativeCost', kind: 'percent' },
    { name: 'administrativeCostFinanced', word: 'costFinanced', kind: 'yes' },
    { name: 'insurancePrice', word: 'insurance', kind: 'amount' },
  ],
  cells: '80px repeat(2, minmax(0, 1fr)) 112px minmax(0, 1fr)',
  rowOf: (loan) => ({
    paymentsCount: loan.paymentsCount,
    interestPercent: Number(loan.interestPercent),
    administrativeCostPercent: Number(loan.administrativeCostPercent),
    administrativeCostFinanced: loan.administrativeCostFinanced,
    insurancePrice: fromDecimal(loan.insurancePrice),
  }),
  problems: loanProblems,
  added: (rows) => {
    const last = rows.at(-1);
    return last === undefined ? first : { ...last, paymentsCount: (last.paymentsCount ?? 0) + 12 };
  },
  useSaving: (answers) =>
    savingWith(useCommand('setDefaultLoanParameters', answers), (version, rows) => ({
      body: {
        version,
        rows: rows.map((loan) => ({
          paymentsCount: loan.paymentsCount ?? 0,
          interestPercent: (loan.interestPercent ?? 0).toFixed(2),
          administrativeCostPercent: (loan.administrativeCostPercent ?? 0).toFixed(2),
          administrativeCostFinanced: loan.administrativeCostFinanced,
          insurancePrice: toDecimal(loan.insurancePrice ?? 0),
        })),
      },
    })),
};

/** On which terms loans are given by shops that have no terms of their own. */
export const LoanParametersPage = withTableTexts(function LoanParametersPage({ area }: { area: string }) {
  const t = useTranslations('tables.loan');
  const words = { rows: t('rows'), add: t('add'), none: t('none'), noneHelp: t('noneHelp') };
  return (
    <TableFrame area={area} sector="lease" title={t('title')} lead={t('lead')}>
      <LoadedSet query={loanParametersQuery}>
        {(stored) => <TableEditor kind={loans} query={loanParametersQuery} {...{ stored, words }} />}
      </LoadedSet>
    </TableFrame>
  );
});
