import type { ChartLayout } from '@app/machines/diagram';
import type { OrderStatus, Phase } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { layoutQuery } from './chart-data.ts';
import type { ChartModel } from './chart-model.ts';
import type { ChartSearch } from './chart-search.ts';
import { PhaseDrawing } from './phase-drawing.tsx';
import { PhaseStatuses } from './phase-statuses.tsx';

type Props = {
  model: ChartModel;
  phase: Phase;
  search: ChartSearch;
  listHref: (status: OrderStatus) => string;
  onSearch: (search: ChartSearch) => void;
};

/** One phase drawn with its neighbours, and its statuses below in words. */
export function GraphView(props: Props) {
  const t = useTranslations('chart');
  const query = useQuery(layoutQuery);
  const { model, phase, search, listHref, onSearch } = props;
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Loaded query={query} failedTitle={t('failed')} rows={8}>
        {(layout: ChartLayout) => (
          // Another picture is begun anew.
          <PhaseDrawing
            key={`${phase} ${search.all} ${search.order}`}
            {...{ model, phase, search, onSearch }}
            ofOne={search.order !== undefined}
            layout={layout[phase][search.all ? 'all' : 'moves']}
          />
        )}
      </Loaded>
      <PhaseStatuses
        {...{ model, phase, listHref }}
        chosen={search.status}
        onChoose={(status) => onSearch({ ...search, view: 'graph', phase, status })}
      />
    </Box>
  );
}
