import { financingNames, salesChannelNames } from '@app/machines/order';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';
import { DateRangeChip } from '../../kit/table/date-range-chip.tsx';
import { ClearFilters, FilterLine, QuietChip, TabChip } from '../../kit/table/filters.tsx';
import { changed } from '../../kit/table/list-search.ts';
import { PhoneSort, ShopChips, StaffChips } from './loaded-later.ts';
import type { OrderListPage } from './orders-query.ts';
import { isNarrowed, typedIn } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';
import type { SavedView } from './saved-views.ts';
import { statusOptions } from './status-options.ts';

const financing = ['lease', 'b2b_loan', 'medical', 'industry', 'plm'] as const;
const channels = ['ecommerce', 'pos', 'shop', 'scrapper'] as const;
type Props = {
  search: OrdersSearch;
  page: OrderListPage | undefined;
  staff: boolean;
  mayAssign: boolean;
  onChange: (search: OrdersSearch) => void;
  /** Saved lists, the open one among them, and how to save this one. */
  views?: { readonly views: readonly SavedView[]; readonly open: SavedView | undefined; onSave: () => void };
};

/** The tabs beside that of all orders, in reading order. */
const tabsOf = (staff: boolean) =>
  ['needing_action', ...(staff ? (['tasks'] as const) : []), 'sales'] as const;

/** The filters of each tab: a search knows none of them, and another tab begins on the first page. */
export const searchesOfTabs = (search: OrdersSearch, staff: boolean): readonly OrdersSearch[] =>
  ['', ...tabsOf(staff)].map((tab) => changed(withoutTyped(search), { tab }));

const withoutTyped = ({
  search: _search,
  siemens_id: _number,
  id: _id,
  after: _after,
  ...filters
}: OrdersSearch): OrdersSearch => filters;

/** Tabs and filters above a list. What is set stands in the address; a search knows none of them. */
export function OrderFilters({ search, page, staff, mayAssign, onChange, views }: Props) {
  const t = useTranslations('orders');
  /** With each clearing what was half typed goes too. */
  const [cleared, setCleared] = useState(0);
  const filters = withoutTyped(search);
  const set = (change: OrdersSearch) => onChange(changed(filters, change));
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <FilterLine tabs label={t('tabs')}>
        <TabChip
          chosen={views?.open === undefined && filters.tab === undefined}
          count={page?.counts.all}
          onChoose={() => set({ tab: '' })}
        >
          {t('tab.all')}
        </TabChip>
        {tabsOf(staff).map((tab) => (
          <TabChip
            key={tab}
            chosen={views?.open === undefined && filters.tab === tab}
            count={page?.counts[tab === 'needing_action' ? 'needingAction' : tab]}
            onChoose={() => set({ tab })}
          >
            {t(`tab.${tab}`)}
          </TabChip>
        ))}
        {views?.views.map((view) => (
          <TabChip
            key={view.id}
            chosen={view.id === views.open?.id}
            count={undefined}
            onChoose={() => onChange(view.search as OrdersSearch)}
          >
            <Icon of={Bookmark} size="small" color="ink.muted" /> {view.name}
          </TabChip>
        ))}
        {views !== undefined && typedIn(search) === '' && (
          <QuietChip onClick={views.onSave}>
            {t(views.open?.own === true ? 'view.change' : 'view.save')}
          </QuietChip>
        )}
      </FilterLine>
      <FilterLine label={t('filters')} data-filters>
        <DateRangeChip
          key={cleared}
          label={t('period')}
          fromLabel={t('dayFrom')}
          toLabel={t('dayTo')}
          from={filters.dateFrom ?? ''}
          to={filters.dateTo ?? ''}
          onFrom={(dateFrom) => set({ dateFrom })}
          onTo={(dateTo) => set({ dateTo })}
          onClear={() => set({ dateFrom: '', dateTo: '' })}
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
              options: financing.map((value) => ({ value, label: financingNames[value] })),
            },
          ]}
          onChoose={(financingTypes) => set({ financingTypes })}
        />
        <ChipChoices
          label={t('channel')}
          value={filters.salesChannels ?? ''}
          groups={[
            { label: null, options: channels.map((value) => ({ value, label: salesChannelNames[value] })) },
          ]}
          onChoose={(salesChannels) => set({ salesChannels })}
        />
        {!staff && <ShopChips search={filters} onChange={set} />}
        {mayAssign && <StaffChips search={filters} onChange={set} />}
        <Span display={{ md: 'none' }}>
          <PhoneSort search={search} onChange={set} />
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
