import type { ChartDocument } from '@app/machines/diagram';
import { financingNames, methodNames, salesChannelNames } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../kit/table/chip-select.tsx';
import { ClearFilters, FilterLine, TabChip } from '../../kit/table/filters.tsx';
import { chartPeriods } from './chart-search.ts';
import type { ChartFilters, ChartSearch } from './chart-search.ts';

type Props = {
  actorNames: ChartDocument['actorNames'];
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
};

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Over which time and of which orders the chart is counted, whether every edge is shown, and whether coverage is painted. */
export function ChartFilterChips({ actorNames, search, onSearch }: Props) {
  const t = useTranslations('chart');
  const { all, ...others } = search;
  const { coverage, ...unpainted } = search;
  const choices = {
    channel: optionsOf(salesChannelNames),
    financing: optionsOf(financingNames),
    method: optionsOf({ ...methodNames, none: t('noMethod') }),
    actor: optionsOf(actorNames),
  } as const;
  function choose(name: keyof ChartFilters, value: string) {
    const { [name]: _before, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  }
  const { channel: _channel, financing: _financing, method: _method, actor: _actor, ...cleared } = search;
  return (
    <FilterLine label={t('filters')} data-filters>
      <ChipSelect
        label={t('period')}
        unset={t('periods.7d')}
        value={search.period ?? ''}
        options={chartPeriods
          .filter((value) => value !== '7d')
          .map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChoose={(value) => choose('period', value)}
      />
      {(['channel', 'financing', 'method', 'actor'] as const).map((name) => (
        <ChipSelect
          key={name}
          label={t(name)}
          unset={t(name)}
          value={search[name] ?? ''}
          options={choices[name]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      <TabChip
        chosen={all === true}
        count={undefined}
        onChoose={() => onSearch(all === true ? others : { ...search, all: true })}
      >
        {t('all', { shown: String(all === true) })}
      </TabChip>
      <TabChip
        chosen={coverage === true}
        count={undefined}
        onChoose={() => onSearch(coverage === true ? unpainted : { ...search, coverage: true })}
      >
        {t('coverage.paint')}
      </TabChip>
      {(['channel', 'financing', 'method', 'actor'] as const).some((name) => search[name] !== undefined) && (
        <ClearFilters onClear={() => onSearch(cleared)} />
      )}
    </FilterLine>
  );
}
