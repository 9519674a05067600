import { refundReasonNames, refundReasons } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { ChipChoices } from '../../../kit/table/chip-choices.tsx';
import { DateRangeChip } from '../../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { changed } from '../../../kit/table/list-search.ts';
import { statesOf, tabOf } from './refunds-query.ts';
import type { Register, RefundTab } from './refunds-query.ts';
import type { RefundsSearch } from './refunds-search.ts';

/** Whether days, reasons or currencies leave something out. */
export const isFiltered = ({ dateFrom, dateTo, reasons, currencies }: RefundsSearch): boolean =>
  [dateFrom, dateTo, reasons, currencies].some((each) => each !== undefined);

type FilterProps = {
  search: RefundsSearch;
  sums: Register['sums'] | undefined;
  onChange: (search: RefundsSearch) => void;
};

/** What is to be seen to, or all; from which days, why and in which currency. A single state is chosen by its sum. */
export function RefundFilters({ search, sums, onChange }: FilterProps) {
  const t = useTranslations('refundRegister');
  const shown = tabOf(search);
  const chosen = search.currencies?.split(',') ?? [];
  const currencies = [...new Set([...(sums ?? []).map(({ currency }) => currency), ...chosen])].toSorted();
  const set = (change: RefundsSearch) => onChange(changed(search, change));
  const countOf = (tab: RefundTab) =>
    sums
      ?.filter(({ state }) => statesOf(tab).length === 0 || statesOf(tab).includes(state))
      .reduce((total, { count }) => total + count, 0);
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <FilterLine tabs label={t('parts')}>
        {(['open', 'all'] as const).map((tab) => (
          <TabChip
            key={tab}
            chosen={tab === shown}
            count={countOf(tab)}
            onChoose={() => set({ tab: tab === 'open' ? '' : tab })}
          >
            {t(`tab.${tab}`)}
          </TabChip>
        ))}
      </FilterLine>
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          label={t('found')}
          fromLabel={t('from')}
          toLabel={t('to')}
          from={search.dateFrom ?? ''}
          to={search.dateTo ?? ''}
          onFrom={(dateFrom) => set({ dateFrom })}
          onTo={(dateTo) => set({ dateTo })}
          onClear={() => set({ dateFrom: '', dateTo: '' })}
        />
        <ChipChoices
          label={t('reason')}
          value={search.reasons ?? ''}
          groups={[
            {
              label: null,
              options: refundReasons.map((value) => ({ value, label: refundReasonNames[value] })),
            },
          ]}
          onChoose={(reasons) => set({ reasons })}
        />
        <ChipChoices
          label={t('currency')}
          value={search.currencies ?? ''}
          groups={[{ label: null, options: currencies.map((value) => ({ value, label: value })) }]}
          onChoose={(chosen) => set({ currencies: chosen })}
        />
        {isFiltered(search) && (
          <ClearFilters onClear={() => set({ dateFrom: '', dateTo: '', reasons: '', currencies: '' })} />
        )}
      </FilterLine>
    </Box>
  );
}
