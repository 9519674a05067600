import {
  agreementStatusNames,
  financingNames,
  orderStatuses,
  panelName,
  salesChannelNames,
} from '@app/machines/order';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { ChipChoices } from '../../../kit/table/chip-choices.tsx';
import { ChipSelect } from '../../../kit/table/chip-select.tsx';
import { DateRangeChip } from '../../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine } from '../../../kit/table/filters.tsx';
import { changed } from '../../../kit/table/list-search.ts';
import { ShopChip } from '../filter-chips.tsx';
import { ReportTabs } from '../saved-reports/report-tabs.tsx';
import type { SavedReport, SavedReports } from '../saved-reports/saved-reports.ts';
import type { ReportSearch } from './report-search.ts';

type Props = {
  search: ReportSearch;
  /** The days that the shown report is of. */
  shown: { dateFrom: string; dateTo: string } | undefined;
  staff: boolean;
  saved: SavedReports;
  onChange: (search: ReportSearch) => void;
  /** A saved report whose filters cannot be read is to be saved anew. */
  onMend: (report: SavedReport) => void;
};

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { label: null, options: Object.entries(names).map(([value, label]) => ({ value, label })) },
];
const statuses = Object.fromEntries(orderStatuses.map((status) => [status, panelName(status)]));

/** The days of the report and what narrows it; what is set stands in the address. */
export function ReportFilters(props: Props) {
  const { shown, staff, saved, onChange, onMend } = props;
  const { after: _after, ...search } = props.search;
  const t = useTranslations('salesReport');
  /** With each clearing what was half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const set = (change: ReportSearch) => onChange(changed(search, change));
  const from = search.dateFrom ?? shown?.dateFrom ?? '';
  const to = search.dateTo ?? shown?.dateTo ?? '';
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <ReportTabs {...{ saved, from, to, onMend }} onPeriod={set} onOpen={onChange} />
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('dayFrom')}
          toLabel={t('dayTo')}
          from={from}
          to={to}
          onFrom={(dateFrom) => set({ dateFrom, dateTo: to })}
          onTo={(dateTo) => set({ dateFrom: from, dateTo })}
          onClear={
            search.dateFrom === undefined && search.dateTo === undefined
              ? undefined
              : () => set({ dateFrom: '', dateTo: '' })
          }
        />
        <ChipChoices
          label={t('channel')}
          value={search.salesChannels ?? ''}
          groups={optionsOf(salesChannelNames)}
          onChoose={(salesChannels) => set({ salesChannels })}
        />
        <ChipChoices
          label={t('financing')}
          value={search.financingTypes ?? ''}
          groups={optionsOf(financingNames)}
          onChoose={(financingTypes) => set({ financingTypes })}
        />
        {staff && (
          <ChipChoices
            label={t('status')}
            value={search.orderStatuses ?? ''}
            groups={optionsOf(statuses)}
            onChoose={(chosen) => set({ orderStatuses: chosen })}
          />
        )}
        <ChipChoices
          label={t('agreement')}
          value={search.agreementStatuses ?? ''}
          groups={optionsOf(agreementStatusNames)}
          onChoose={(agreementStatuses) => set({ agreementStatuses })}
        />
        {staff && <ShopChip value={search.shopsIds ?? ''} onChoose={(shopsIds) => set({ shopsIds })} />}
        <Span>
          <ChipSelect
            label={t('delivered')}
            unset={t('deliveredName.any')}
            value={search.delivered ?? ''}
            options={(['true', 'false'] as const).map((value) => ({
              value,
              label: t(`deliveredName.${value}`),
            }))}
            onChoose={(delivered) => set({ delivered })}
          />
        </Span>
        {Object.keys(search).length > 0 && (
          <ClearFilters
            onClear={() => {
              setCleared(cleared + 1);
              onChange({});
            }}
          />
        )}
      </FilterLine>
    </Box>
  );
}
