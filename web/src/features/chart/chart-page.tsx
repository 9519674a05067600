import type { ChartDocument } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../kit/elements/badge.tsx';
import { Box, Row } from '../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../kit/elements/heading.tsx';
import { TextButton, TextLink } from '../../kit/elements/text-link.tsx';
import { ToggleGroup } from '../../kit/form/toggle-group.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { PageName } from '../../kit/page/page-name.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { Freshness } from '../../kit/query/freshness.tsx';
import { FindBox } from '../../kit/table/find-box.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { withTexts } from '../../texts/texts.tsx';
import { chartQuery, coverageQuery } from './chart-data.ts';
import type { Coverage } from './chart-data.ts';
import { figuresQuery } from './chart-figures.ts';
import { chartModel } from './chart-model.ts';
import { ChartFilterChips } from './chart-filter-chips.tsx';
import { chartViews, filtersOf, listSearchOf, readChartSearch } from './chart-search.ts';
import type { ChartSearch } from './chart-search.ts';
import { messages } from './chart.messages.ts';
import { GraphView } from './graph-view.tsx';
import { MapView } from './map-view.tsx';
import { PhaseRibbon } from './phase-ribbon.tsx';
import { figuresUpTo } from './replay/replayed.ts';
import { replayQuery } from './replay/replay-query.ts';
import { StatusPanel } from './status-panel.tsx';
import { TableView } from './table-view.tsx';

type Props = {
  area: string;
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
};

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '& > *': { minWidth: '0' },
    '&[data-panel]': { gridTemplateColumns: { xl: 'minmax(0, 1fr) 338px' } },
    '& > [data-side]': {
      order: { base: -1, xl: 0 },
      position: { xl: 'sticky' },
      top: '4',
      maxHeight: { xl: 'calc(100vh - 32px)' },
      overflowY: { xl: 'auto' },
    },
  },
});

/** The life of an order as a map, a graph and a table: where orders are now, where they may go and what lets them. */
export const ChartPage = withTexts(messages, function ChartPage({ search: given, ...props }: Props) {
  const t = useTranslations('chart');
  const search = useMemo(() => readChartSearch({ ...given }), [given]);
  return (
    <Loaded query={useQuery(chartQuery)} failedTitle={t('failed')} rows={8}>
      {(chart: ChartDocument) => <Chart {...props} chart={chart} search={search} />}
    </Loaded>
  );
});

function Chart({ area, chart, search, onSearch }: Props & { chart: ChartDocument }) {
  const t = useTranslations('chart');
  const { order } = search;
  const query = useQuery({ ...figuresQuery(filtersOf(search)), enabled: order === undefined });
  const life = useQuery({ ...replayQuery(order ?? ''), enabled: order !== undefined }).data;
  const figures = useMemo(
    () => (order === undefined ? (query.data ?? null) : life === undefined ? null : figuresUpTo(life.steps)),
    [order, query.data, life],
  );
  const { view = 'map', status, all, coverage: painted = false } = search;
  const coverage = useQuery({ ...coverageQuery, enabled: painted || status !== undefined }).data;
  const model = useMemo(() => chartModel(chart, figures, coverage ?? null), [chart, figures, coverage]);
  const firstPhase: Phase = status === undefined ? 'offer' : model.statusOf(status).phase;
  const phase = view === 'graph' ? (search.phase ?? firstPhase) : search.phase;
  const set = (change: ChartSearch) => onSearch({ ...search, ...change });
  useKeys<'chart'>({
    1: () => set({ view: 'map' }),
    2: () => set({ view: 'graph' }),
    3: () => set({ view: 'table' }),
  });
  function choosePhase(chosen: Phase) {
    // The table is of all phases again when its own is pressed; a map has no parts and opens the phase's graph.
    const { phase: _before, ...others } = search;
    if (view === 'table') onSearch(chosen === phase ? others : { ...others, phase: chosen });
    else set({ view: 'graph', phase: chosen });
  }
  function choose(chosen: OrderStatus) {
    set({ status: chosen, ...(view === 'graph' && { phase: model.statusOf(chosen).phase }) });
  }
  const { status: _status, ...closed } = search;
  const listHref = (id: OrderStatus) => `/${area}/orders?${new URLSearchParams(listSearchOf(id, search))}`;
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="3">
          <div>
            <PageTitle>{t('title')}</PageTitle>
            <SmallText mt="1">
              {t('summary', { statuses: chart.statuses.length, phases: chart.phases.length })}
              {query.data !== undefined &&
                ` ${t(query.data.whole ? 'since' : 'counting', { from: shortTime(new Date(query.data.from)) })}`}
              {painted && coverage !== undefined && (
                <>
                  {' '}
                  <CoverageWord coverage={coverage} />
                </>
              )}
            </SmallText>
            <Row gap="4" textStyle="small" flexWrap="wrap">
              <TextLink href={`/${area}/chart/process`}>{t('process')}</TextLink>
              <TextLink href={`/${area}/chart/release`}>{t('release')}</TextLink>
            </Row>
          </div>
          <Row gap="4" flexWrap="wrap">
            {order !== undefined ? null : query.data === undefined && query.isError ? (
              <StatusDot tone="waiting" color="ink.muted" textStyle="small" role="status">
                {t('noFigures')}
              </StatusDot>
            ) : (
              <Freshness query={query} />
            )}
            <ToggleGroup
              legend={t('view')}
              value={view}
              options={chartViews.map((value) => ({ value, label: t(`views.${value}`) }))}
              onValue={(value) => set({ view: value })}
            />
          </Row>
        </Row>
        <PhaseRibbon model={model} chosen={phase} onChoose={choosePhase} />
        <Box mt="2" display="flex" flexDirection="column" gap="2">
          {order === undefined ? (
            <ChartFilterChips actorNames={chart.actorNames} search={search} onSearch={onSearch} />
          ) : (
            <OneOrder
              href={`/${area}/orders/${order}/replay`}
              number={life?.siemensId}
              onAll={() => {
                const { order: _order, ...all } = search;
                onSearch(all);
              }}
            />
          )}
          {view === 'table' && (
            <FindBox label={t('table.find')} text={search.text ?? ''} onText={(text) => set({ text })} />
          )}
        </Box>
        <Columns data-panel={status === undefined ? undefined : ''}>
          {view === 'map' && (
            <div>
              <MapView
                {...{ model, listHref, painted }}
                chosen={status}
                all={all === true}
                onChoose={choose}
              />
            </div>
          )}
          {view === 'graph' && (
            <GraphView {...{ model, search, listHref, onSearch }} phase={phase ?? firstPhase} />
          )}
          {view === 'table' && <TableView {...{ model, search, onSearch }} />}
          {status !== undefined && (
            <div data-side>
              <StatusPanel
                {...{ model, status, listHref }}
                readAt={query.dataUpdatedAt}
                onChoose={choose}
                onClose={() => onSearch(closed)}
              />
            </div>
          )}
        </Columns>
      </OneColumn>
    </>
  );
}

type OneOrderProps = { href: string; number: string | undefined; onAll: () => void };

/** Whose way stands out, with the ways on: its replay, and back to all orders. */
function OneOrder({ href, number, onAll }: OneOrderProps) {
  const t = useTranslations('chart.one');
  return (
    <Row gap="4" textStyle="small" flexWrap="wrap">
      {number !== undefined && <Box fontWeight="medium">{t('order', { number })}</Box>}
      <TextLink href={href}>{t('replay')}</TextLink>
      <TextButton onClick={onAll}>{t('all')}</TextButton>
    </Row>
  );
}

/** When what is painted was measured. */
function CoverageWord({ coverage }: { coverage: Coverage | null }) {
  const t = useTranslations('chart.coverage');
  if (coverage === null) return t('none');
  return t(coverage.sameChart ? 'measured' : 'other', { at: shortTime(new Date(coverage.at)) });
}
