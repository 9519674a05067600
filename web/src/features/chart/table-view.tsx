import type { DocumentEdge } from '@app/machines/diagram';
import type { OrderStatus } from '@app/machines/order';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { ListTable } from '../../kit/table/list-table.tsx';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { edgeKey, isShownEdge } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartSearch, TableColumn } from './chart-search.ts';
import { useEdgeText } from './use-edge-text.ts';

type Props = {
  model: ChartModel;
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
};

/** An edge with its words, and a key of its own: several of one event lead to one status under different conditions. */
interface Row {
  readonly key: string;
  readonly edge: DocumentEdge;
  readonly words: Readonly<Record<'from' | 'event' | 'actor' | 'conditions' | 'to' | 'effects', string>>;
}

function useRows(model: ChartModel): readonly Row[] {
  const text = useEdgeText(model);
  const { edges } = model.chart;
  return useMemo(
    () =>
      edges.map((edge, at) => ({
        key: `${edgeKey(edge)} ${at}`,
        edge,
        words: {
          from: text.from(edge),
          event: text.event(edge),
          actor: text.actors(edge),
          conditions: edge.conditions.join(', '),
          to: text.target(edge),
          effects: edge.effects.join(', '),
        },
      })),
    [edges, text],
  );
}

const plain = (text: string): string => text.toLocaleLowerCase('pl');

/** Rows of the table: of a phase where one is chosen, with every word that is looked for, in the asked order. */
function listed(rows: readonly Row[], model: ChartModel, search: ChartSearch): readonly Row[] {
  const looked = plain(search.text ?? '').split(/\s+/u);
  const phaseOf = ({ from }: DocumentEdge) => (from === 'created' ? undefined : model.statusOf(from).phase);
  const found = rows.filter(({ edge, words }) => {
    if (!isShownEdge(edge, search.all === true)) return false;
    if (search.phase !== undefined && phaseOf(edge) !== search.phase) return false;
    const whole = plain(`${Object.values(words).join(' ')} ${edgeKey(edge)}`);
    return looked.every((word) => whole.includes(word));
  });
  const { sort, direction } = search;
  if (sort === undefined) return found;
  const sign = direction === 'desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * one.words[sort].localeCompare(other.words[sort], 'pl'));
}

/** So many fill a window. */
const firstRows = 40;

/** Every edge in words, narrowed and sorted on the spot: nothing is asked of the server. */
export const TableView = memo(function TableView({ model, search, onSearch }: Props) {
  const t = useTranslations('chart.table');
  const count = useTranslations('chart');
  const text = useDeferredValue(search.text);
  const rows = useRows(model);
  const items = useMemo(
    () => listed(rows, model, { ...search, text: text ?? '' }),
    [rows, model, search, text],
  );
  // The first rows stand at once, the others are drawn behind them.
  const drawn = useDeferredValue(items, items.slice(0, firstRows));
  const choose = (status: OrderStatus) => onSearch({ ...search, status });
  const column = (key: TableColumn, width?: number): ListColumn<Row> => ({
    key,
    label: t(key),
    sortBy: key,
    ...(width !== undefined && { width }),
    title: ({ words }) => words[key],
    cell: ({ words }) => words[key],
  });
  const from = ({ edge, words }: Row) =>
    edge.from === 'created' ? (
      words.from
    ) : (
      <TextButton
        textDecoration="none"
        aria-expanded={edge.from === search.status}
        onClick={() => edge.from !== 'created' && choose(edge.from)}
      >
        {words.from}
      </TextButton>
    );
  const columns: readonly ListColumn<Row>[] = [
    { ...column('from', 216), cell: from },
    column('event', 208),
    column('actor', 128),
    {
      key: 'conditions',
      label: t('conditions'),
      wide: true,
      title: ({ edge }) => sentencesOf(model, edge),
      cell: ({ words }) => words.conditions,
    },
    column('to', 208),
    {
      key: 'effects',
      label: t('effects'),
      wide: true,
      title: ({ words }) => words.effects,
      cell: ({ words }) => words.effects,
    },
    ...(model.takenOf(model.chart.edges) === null
      ? []
      : [
          {
            key: 'taken',
            label: t('taken'),
            width: 88,
            right: true,
            cell: ({ edge }: Row) => {
              const taken = model.takenOf([edge]);
              return taken === null ? '–' : count('number', { count: taken });
            },
          },
        ]),
  ];
  const walkedColumn: ListColumn<Row> = {
    key: 'walked',
    label: t('walked'),
    width: 104,
    right: true,
    cell: ({ edge }) => {
      const walked = model.walkedOf([edge]);
      return walked === null ? '–' : count('coverage.walked', { ...walked });
    },
  };
  return (
    <Card overflow="hidden">
      <Box px={{ base: '4', md: '6' }} py="3" textStyle="small" color="ink.muted" aria-live="polite">
        {t('count', { count: items.length })}
      </Box>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} />
      ) : (
        <ListTable
          caption={t('label')}
          columns={search.coverage === true ? [...columns, walkedColumn] : columns}
          items={drawn}
          keyOf={({ key }) => key}
          sort={{
            by: search.sort ?? '',
            direction: search.direction ?? 'asc',
            onSort: (by, direction) => onSearch(sorted(search, by as TableColumn, direction)),
          }}
          card={(row) => (
            <>
              <Box fontWeight="medium">{from(row)}</Box>
              <Box gridColumn="1 / -1">→ {row.words.to}</Box>
              <Box gridColumn="1 / -1" color="ink.muted">
                {row.words.event}, {row.words.actor}
              </Box>
            </>
          )}
        />
      )}
    </Card>
  );
});

function sorted(
  { direction: _direction, ...search }: ChartSearch,
  sort: TableColumn,
  direction: 'asc' | 'desc',
): ChartSearch {
  return { ...search, sort, ...(direction === 'desc' && { direction }) };
}

const sentencesOf = ({ chart }: ChartModel, { conditions }: DocumentEdge): string =>
  conditions.map((condition) => chart.refusals[condition] ?? condition).join('\n');
