import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { ChipSelect } from './chip-select.tsx';
import { chipStyle } from './chip.ts';
import { DaysChip } from './days-chip.tsx';
import type { OrderListPage } from './orders-query.ts';
import { isNarrowed } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';
import { statusOptions } from './status-options.ts';

const Chip = chakra('button', chipStyle);
const Quiet = chakra('button', {
  base: {
    flex: 'none',
    px: '2',
    color: 'primary',
    fontWeight: 'medium',
    textStyle: 'small',
    cursor: 'pointer',
  },
});

/** One row; on phones it is pushed sideways. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    py: '1',
    mx: { base: 'calc(-1 * var(--gutter))', md: '0' },
    px: { base: 'gutter', md: '0' },
  },
});

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
  onChange: (search: OrdersSearch) => void;
};

/** Tabs and filters above a list. What is set stands in the address; a search knows none of them. */
export function OrderFilters({ search, page, staff, onChange }: Props) {
  const t = useTranslations('orders');
  const { search: _search, siemens_id: _number, ...filters } = search;
  const tabs = ['needing_action', ...(staff ? (['tasks'] as const) : []), 'sales'] as const;
  const set = (change: OrdersSearch) =>
    onChange(
      Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== '')),
    );
  const sorted = sorts.find((name) => sortSearch[name].sort === search.sort) ?? '';
  return (
    <Box mt="4" display="flex" flexDirection="column" gap="1">
      <Line role="group" aria-label={t('tabs')}>
        <Chip
          chosen={filters.tab === undefined}
          aria-pressed={filters.tab === undefined}
          onClick={() => set({ tab: '' })}
        >
          {t('tab.all')} <Count of={page?.counts.all} />
        </Chip>
        {tabs.map((tab) => (
          <Chip
            key={tab}
            chosen={filters.tab === tab}
            aria-pressed={filters.tab === tab}
            onClick={() => set({ tab })}
          >
            {t(`tab.${tab}`)} <Count of={page?.counts[tab === 'needing_action' ? 'needingAction' : tab]} />
          </Chip>
        ))}
      </Line>
      <Line role="group" aria-label={t('filters')}>
        <DaysChip search={search} onChange={set} />
        <ChipSelect
          label={t('status')}
          unset={t('anyStatus')}
          value={filters.status ?? ''}
          options={statusOptions(page?.statuses ?? [], filters.status ?? '', staff)}
          onChoose={(status) => set({ status })}
        />
        <ChipSelect
          label={t('financing')}
          unset={t('anyFinancing')}
          value={filters.financingTypes ?? ''}
          options={financing.map((value) => ({ value, label: t(`financingName.${value}`) }))}
          onChoose={(financingTypes) => set({ financingTypes })}
        />
        <ChipSelect
          label={t('channel')}
          unset={t('anyChannel')}
          value={filters.salesChannels ?? ''}
          options={channels.map((value) => ({ value, label: t(`channelName.${value}`) }))}
          onChoose={(salesChannels) => set({ salesChannels })}
        />
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
        {isNarrowed(search) && (
          <Quiet type="button" onClick={() => onChange({})}>
            {t('clear')}
          </Quiet>
        )}
      </Line>
    </Box>
  );
}

/** A tab's count; nothing until it is known, so that no zero is read that is none. */
function Count({ of }: { of: number | undefined }) {
  const t = useTranslations('orders');
  if (of === undefined) return null;
  return (
    <Span color="ink.muted" fontVariantNumeric="tabular-nums">
      {t('count', { count: of })}
    </Span>
  );
}
