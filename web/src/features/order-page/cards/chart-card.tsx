import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FailedState } from '../../../kit/elements/empty-state.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { lifeQuery } from '../data/record-queries.ts';
import { explanationsQuery } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';

const Neighbourhood = lazy(async () => ({
  default: (await import('../chart/neighbourhood.tsx')).Neighbourhood,
}));

/** Where the order is on the chart: where it came from and where it may go. */
export const ChartCard = withTexts(messages, function ChartCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('chart');
  const moves = useTranslations('moves');
  const explained = useQuery(explanationsQuery(order));
  const life = useQuery(lifeQuery(order, 'moves'));
  const entered = life.data?.rows.find(
    (row) => row.kind === 'move' && row.from !== null && row.from !== row.to,
  );
  const before = entered?.kind === 'move' ? { status: entered.from, event: entered.event } : null;
  return (
    <PanelCard title={t('title')}>
      {explained.isError ? (
        <FailedState title={moves('loadFailed')} onRetry={() => void explained.refetch()} />
      ) : explained.data === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <Neighbourhood order={order} moves={explained.data.moves} before={before} />
        </Suspense>
      )}
    </PanelCard>
  );
});
