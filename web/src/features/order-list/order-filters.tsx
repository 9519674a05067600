import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';
import { ChipSelect } from '../../kit/table/chip-select.tsx';
import { DateRangeChip } from '../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { changed } from '../../kit/table/list-search.ts';
import { administratorsQuery } from './orders-query.ts';
import type { OrderListPage } from './orders-query.ts';
import { isNarrowed } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';
import { statusOptions } from './status-options.ts';

const financing = ['lease', 'b2b_loan', 'medical', 'industry', 'plm'] as const;
const channels = ['ecommerce', 'pos', 'shop', 'scrapper'] as const;
const sorts = ['moved', 'oldest'] as const;
const sortSearch = {
  moved: { sort: 'last_order_state_created_at', direction: 'desc' },
  oldest: { sort: 'created_at', direction: 'asc' },
} as const;

type Props = {
  search: OrdersSearch;
  page: OrderListPage | undefined;
  staff: boolean;
  mayAssign: boolean;
  onChange: (search: OrdersSearch) => void;
};

/** Tabs and filters above a list. What is set stands in the address; a search knows none of them. */
export function OrderFilters({ search, page, staff, mayAssign, onChange }: Props) {
  const t = useTranslations('orders');
  /** With each clearing what was half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const { search: _search, siemens_id: _number, after: _after, ...filters } = search;
  const tabs = ['needing_action', ...(staff ? (['tasks'] as const) : []), 'sales'] as const;
  const set = (change: OrdersSearch) => onChange(changed(filters, change));
  const sorted = sorts.find((name) => sortSearch[name].sort === search.sort) ?? '';
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <FilterLine label={t('tabs')}>
        <TabChip
          chosen={filters.tab === undefined}
          count={page?.counts.all}
          onChoose={() => set({ tab: '' })}
        >
          {t('tab.all')}
        </TabChip>
        {tabs.map((tab) => (
          <TabChip
            key={tab}
            chosen={filters.tab === tab}
            count={page?.counts[tab === 'needing_action' ? 'needingAction' : tab]}
            onChoose={() => set({ tab })}
          >
            {t(`tab.${tab}`)}
          </TabChip>
        ))}
      </FilterLine>
      <FilterLine label={t('filters')}>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('dayFrom')}
          toLabel={t('dayTo')}
          from={filters.dateFrom ?? ''}
          to={filters.dateTo ?? ''}
          onFrom={(dateFrom) => set({ dateFrom })}
          onTo={(dateTo) => set({ dateTo })}
        />
        <ChipChoices
          label={t('status')}
          value={filters.status ?? ''}
          groups={statusOptions(page?.statuses ?? [], filters.status ?? '', staff)}
          onChoose={(status) => set({ status })}
        />
        <ChipChoices
          label={t('financing')}
          value={filters.financingTypes ?? ''}
          groups={[
            {
              label: null,
              options: financing.map((value) => ({ value, label: t(`financingName.${value}`) })),
            },
          ]}
          onChoose={(financingTypes) => set({ financingTypes })}
        />
        <ChipChoices
          label={t('channel')}
          value={filters.salesChannels ?? ''}
          groups={[
            { label: null, options: channels.map((value) => ({ value, label: t(`channelName.${value}`) })) },
          ]}
          onChoose={(salesChannels) => set({ salesChannels })}
        />
        {mayAssign && (
          <AttendantChip
            value={filters.attendant ?? ''}
            onChoose={(attendant) => set({ attendant, sort: '', direction: '' })}
          />
        )}
        <Span display={{ md: 'none' }}>
          <ChipSelect
            label={t('sort')}
            unset={t('sortName.newest')}
            value={sorted}
            options={sorts.map((value) => ({ value, label: t(`sortName.${value}`) }))}
            onChoose={(name) =>
              set(
                sorts.find((one) => one === name)
                  ? sortSearch[name as keyof typeof sortSearch]
                  : { sort: '', direction: '' },
              )
            }
          />
        </Span>
        {isNarrowed(search) && (
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

/** Whose orders; choosing one brings back the list's own order (ADMIN-008). */
function AttendantChip({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const t = useTranslations('orders');
  const people = useQuery(administratorsQuery).data?.users ?? [];
  const options = people.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <ChipChoices
      label={t('attendant')}
      value={value}
      groups={[{ label: null, options: [{ value: 'none', label: t('noAttendant') }, ...options] }]}
      onChoose={onChoose}
    />
  );
}
