import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState, FailedState } from '../../../kit/elements/empty-state.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { useListPages } from '../../../kit/table/list-pages.ts';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { PagedList } from '../../../kit/table/paged-list.tsx';
import { Attendant, FlagBadges, OrderNumber, Waits } from '../order-cells.tsx';
import { useOrderColumns } from '../order-columns.tsx';
import type { OrderRow } from '../orders-query.ts';
import { StatusOfRow } from '../status-of-row.tsx';
import type { Dashboard } from './dashboard-query.ts';

/** Who waits longer is late, in milliseconds. */
const late = 24 * 60 * 60_000;

/** How long an order has waited; red once that is too long. */
function Waiting({ order, now }: { order: OrderRow; now: number }) {
  const since = new Date(order.lastOrderStateCreatedAt);
  return (
    <Span
      color={now - since.getTime() > late ? 'refused' : undefined}
      fontWeight={now - since.getTime() > late ? 'medium' : undefined}
    >
      <Waits since={since} now={now} />
    </Span>
  );
}

function useQueueColumns(area: string, now: number): readonly ListColumn<OrderRow>[] {
  const columns = useOrderColumns(true, ({ slug }) => `/${area}/orders/${slug}`, now);
  return [
    { ...columns.number, width: 96 },
    columns.company,
    { ...columns.status, width: 184 },
    { ...columns.reason, width: 176, wide: false },
    { ...columns.waits, width: 80, cell: (order) => <Waiting order={order} now={now} /> },
    { ...columns.attendant, width: 64 },
  ];
}

/** An order of the queue on a phone. */
function QueueRow({ order, area, now }: { order: OrderRow; area: string; now: number }) {
  const t = useTranslations('orders');
  return (
    <>
      <Span textStyle="h3">
        <OrderNumber order={order} hrefOf={({ slug }) => `/${area}/orders/${slug}`} />
      </Span>
      <Waiting order={order} now={now} />
      <Span gridColumn="1 / -1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {order.companyName ?? t('noCompany')}
      </Span>
      <StatusOfRow order={order} staff />
      <Attendant name={order.attendant?.fullName ?? null} />
      <Span gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="1">
        <FlagBadges order={order} />
      </Span>
    </>
  );
}

type Props = {
  area: string;
  query: UseQueryResult<Dashboard>;
  /** The queue as it is, narrowed by nothing. */
  whole: boolean;
  /** What is asked for. */
  asked: string;
};

/** What waits for staff, longest first, or what the filters ask for. */
export function QueueCard({ area, query, whole, asked }: Props) {
  const t = useTranslations('dashboard');
  const orders = useTranslations('orders');
  const pages = useListPages();
  const { data, dataUpdatedAt: now } = query;
  const columns = useQueueColumns(area, now);
  const title = t(whole ? 'queue' : 'listed');
  const last = data?.lastOrderAt ?? null;
  return (
    <Card as="section" aria-label={title} overflow="clip" aria-busy={query.isPlaceholderData}>
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        minHeight="56px"
        px={{ base: '4', md: '6' }}
        borderBottom="1px solid"
        borderColor="line"
      >
        <Box as="h2" textStyle="h3">
          {title}
          {whole && data?.waiting != null && (
            <Span ml="2" color="ink.muted" fontWeight="regular" fontVariantNumeric="tabular-nums">
              {data.waiting}
            </Span>
          )}
        </Box>
        {whole && (
          <Span textStyle="small" color="ink.muted" display={{ base: 'none', md: 'inline' }}>
            {t('sorted')}
          </Span>
        )}
      </Box>
      {data?.orders === null ? (
        <FailedState title={t('failed')} onRetry={() => void query.refetch()} />
      ) : (
        <PagedList
          query={query}
          pages={pages}
          count={whole ? (data?.waiting ?? undefined) : undefined}
          itemsOf={(page) => page.orders ?? []}
          caption={title}
          columns={columns}
          keyOf={(order) => order.slug}
          card={(order) => <QueueRow order={order} area={area} now={now} />}
          empty={
            whole ? (
              <EmptyState
                title={t('emptyTitle')}
                text={last === null ? t('noOrderYet') : t('lastOrder', { when: shortTime(new Date(last)) })}
              />
            ) : (
              <EmptyState title={t('noneTitle')} text={t('noneText')} />
            )
          }
          words={{
            failed: t('failed'),
            lookFurther: orders('lookFurther'),
            fresh: (count) => orders('fresh', { count }),
          }}
          asked={asked}
        />
      )}
    </Card>
  );
}
