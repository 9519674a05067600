import { refundStateNames, refundStates } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { DateRangeChip } from '../../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine, TabChip } from '../../../kit/table/filters.tsx';
import { changed } from '../../../kit/table/list-search.ts';
import { sumText } from './refund-text.ts';
import { refundTabs, statesOf, tabOf } from './refunds-query.ts';
import type { Register, RefundTab } from './refunds-query.ts';
import type { RefundsSearch } from './refunds-search.ts';

type FilterProps = {
  search: RefundsSearch;
  sums: Register['sums'] | undefined;
  onChange: (search: RefundsSearch) => void;
};

/** Which states and days; a tab says how many stand behind it. */
export function RefundFilters({ search, sums, onChange }: FilterProps) {
  const t = useTranslations('refundRegister');
  const shown = tabOf(search);
  const set = (change: RefundsSearch) => onChange(changed(search, change));
  const countOf = (tab: RefundTab) =>
    sums
      ?.filter(({ state }) => statesOf(tab).length === 0 || statesOf(tab).includes(state))
      .reduce((total, { count }) => total + count, 0);
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <FilterLine label={t('tabs')}>
        {refundTabs.map((tab) => (
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
        />
        {(search.dateFrom !== undefined || search.dateTo !== undefined) && (
          <ClearFilters onClear={() => set({ dateFrom: '', dateTo: '' })} />
        )}
      </FilterLine>
    </Box>
  );
}

/** What the shown states come to, in each currency. */
export function RefundSums({ sums, tab }: { sums: Register['sums'] | undefined; tab: RefundTab }) {
  const states = statesOf(tab);
  const shown = (sums ?? [])
    .filter(({ state }) => states.length === 0 || states.includes(state))
    .toSorted((one, other) => refundStates.indexOf(one.state) - refundStates.indexOf(other.state));
  if (shown.length === 0) return null;
  return (
    <Row
      px={{ base: '4', md: '6' }}
      py="3"
      gap="6"
      flexWrap="wrap"
      textStyle="small"
      borderBottom="1px solid"
      borderColor="line"
    >
      {shown.map((sum) => (
        <Span key={`${sum.state} ${sum.currency}`} fontVariantNumeric="tabular-nums">
          <Span color="ink.muted">{refundStateNames[sum.state]}</Span>{' '}
          <Span fontWeight="medium">{sumText(sum)}</Span>
        </Span>
      ))}
    </Row>
  );
}
