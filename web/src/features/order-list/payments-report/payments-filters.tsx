import { operationTypeNames, paymentStatusNames } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { ChipChoices } from '../../../kit/table/chip-choices.tsx';
import { DateRangeChip } from '../../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine } from '../../../kit/table/filters.tsx';
import { FindBox } from '../../../kit/table/find-box.tsx';
import { changed } from '../../../kit/table/list-search.ts';
import { ReportTabs } from '../saved-reports/report-tabs.tsx';
import type { SavedReport, SavedReports } from '../saved-reports/saved-reports.ts';
import type { PaymentsSearch } from './payments-report-search.ts';

type Props = {
  search: PaymentsSearch;
  saved: SavedReports;
  onChange: (search: PaymentsSearch) => void;
  /** A saved report whose filters cannot be read is to be saved anew. */
  onMend: (report: SavedReport) => void;
};

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { label: null, options: Object.entries(names).map(([value, label]) => ({ value, label })) },
];

/** From which days, of which kinds, of whom; what is set stands in the address. */
export function PaymentsFilters({ search: { after: _after, ...search }, saved, onChange, onMend }: Props) {
  const t = useTranslations('paymentsReport');
  /** With each clearing what was half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const set = (change: PaymentsSearch) => onChange(changed(search, change));
  const { sort, direction, ...filters } = search;
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="2">
      <ReportTabs
        {...{ saved, onMend }}
        from={search.dateFrom ?? ''}
        to={search.dateTo ?? ''}
        onPeriod={set}
        onOpen={onChange}
      />
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('dayFrom')}
          toLabel={t('dayTo')}
          from={search.dateFrom ?? ''}
          to={search.dateTo ?? ''}
          onFrom={(dateFrom) => set({ dateFrom })}
          onTo={(dateTo) => set({ dateTo })}
          onClear={() => set({ dateFrom: '', dateTo: '' })}
        />
        <ChipChoices
          label={t('type')}
          value={search.operationTypes ?? ''}
          groups={optionsOf(operationTypeNames)}
          onChoose={(operationTypes) => set({ operationTypes })}
        />
        <ChipChoices
          label={t('status')}
          value={search.statuses ?? ''}
          groups={optionsOf(paymentStatusNames)}
          onChoose={(statuses) => set({ statuses })}
        />
        {Object.keys(filters).length > 0 && (
          <ClearFilters
            onClear={() => {
              setCleared(cleared + 1);
              onChange({
                ...(sort !== undefined && { sort }),
                ...(direction !== undefined && { direction }),
              });
            }}
          />
        )}
      </FilterLine>
      <Row key={cleared} role="search" aria-label={t('find')} gap="2" flexWrap="wrap">
        <FindBox label={t('order')} text={search.orderId ?? ''} onText={(orderId) => set({ orderId })} />
        <FindBox label={t('client')} text={search.client ?? ''} onText={(client) => set({ client })} />
        <FindBox
          label={t('operation')}
          text={search.operationNumber ?? ''}
          onText={(operationNumber) => set({ operationNumber })}
        />
      </Row>
    </Box>
  );
}
