import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import { lazily } from '../../../kit/lazily.tsx';
import { ChipChoices } from '../../../kit/table/chip-choices.tsx';
import { ClearFilters, FilterLine, QuietChip, TabChip } from '../../../kit/table/filters.tsx';
import { changed } from '../../../kit/table/list-search.ts';
import { AttendantChip, ShopChip } from '../filter-chips.tsx';
import { useSavedViews } from '../saved-views.ts';
import { statusOptions } from '../status-options.ts';
import type { Dashboard } from './dashboard-query.ts';
import type { DashboardSearch } from './dashboard-search.ts';

// A dashboard loads no forms: they come with what asks something.
const ViewDialog = lazily(async () => (await import('../view-dialog.tsx')).ViewDialog);

type Props = {
  /** Without the page: another filter begins on the first. */
  search: DashboardSearch;
  data: Dashboard | undefined;
  onChange: (search: DashboardSearch) => void;
};

/** The views of the queue and its filters; a view takes the place of another. */
export function DashboardFilters({ search, data, onChange }: Props) {
  const t = useTranslations('dashboard');
  const words = useTranslations('orders');
  const { withActiveTask, withSales } = search;
  const saved = useSavedViews('dashboard', search, true);
  const [saving, setSaving] = useState(false);
  const set = (change: DashboardSearch) => onChange(changed(search, change));
  const view = (change: DashboardSearch) => set({ withActiveTask: '', withSales: '', ...change });
  return (
    <Box mt="4">
      <FilterLine label={t('filters')}>
        <TabChip
          chosen={saved.open === undefined && withActiveTask === undefined && withSales === undefined}
          count={data?.waiting ?? undefined}
          onChoose={() => view({})}
        >
          {t('needingAction')}
        </TabChip>
        <TabChip
          chosen={saved.open === undefined && withActiveTask !== undefined}
          count={data?.counts?.tasks}
          onChoose={() => view({ withActiveTask: 'true' })}
        >
          {t('withTask')}
        </TabChip>
        <TabChip
          chosen={saved.open === undefined && withSales !== undefined}
          count={data?.counts?.sales}
          onChoose={() => view({ withSales: 'true' })}
        >
          {t('sales')}
        </TabChip>
        {saved.views.map((one) => (
          <TabChip
            key={one.id}
            chosen={one.id === saved.open?.id}
            count={undefined}
            onChoose={() => onChange(one.search as DashboardSearch)}
          >
            <Icon of={Bookmark} size="small" color="ink.muted" /> {one.name}
          </TabChip>
        ))}
        <AttendantChip
          value={search.attendant ?? ''}
          onChoose={(attendant) => set({ attendant, sort: '', direction: '' })}
        />
        <ChipChoices
          label={words('status')}
          value={search.status ?? ''}
          groups={statusOptions(data?.statuses ?? [], search.status ?? '', true)}
          onChoose={(status) => set({ status })}
        />
        <ShopChip value={search.supplier ?? ''} onChoose={(supplier) => set({ supplier })} />
        {Object.keys(search).length > 0 && (
          <QuietChip onClick={() => setSaving(true)}>
            {words(saved.open?.own === true ? 'view.change' : 'view.save')}
          </QuietChip>
        )}
        {Object.keys(search).length > 0 && <ClearFilters onClear={() => onChange({})} />}
      </FilterLine>
      {saving && (
        <ViewDialog
          list="dashboard"
          view={saved.open?.own === true ? saved.open : undefined}
          search={search}
          columns={null}
          onClose={() => setSaving(false)}
          onDeleted={() => {
            setSaving(false);
            onChange({});
          }}
        />
      )}
    </Box>
  );
}
