import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EmptyState, FailedState } from '../../parts/empty-state.tsx';
import { PageTitle } from '../../parts/heading.tsx';
import { OneColumn } from '../../parts/page-layout.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import type { User } from '../../session/session.ts';
import { PageName } from '../page-name.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersQuery } from './orders-query.ts';
import type { OrderList } from './orders-query.ts';
import { PanelLayout } from './panel-layout.tsx';

/** Where a signed-in user begins: the orders that the role may see. */
export function OrdersPage({ user, list }: { user: User; list: OrderList }) {
  const t = useTranslations('pages.orders');
  return (
    <PanelLayout user={user}>
      <PageName name={t('name')} />
      <OneColumn wide>
        <PageTitle>{t('title')}</PageTitle>
        <Card mt="6" overflow="hidden">
          <Orders list={list} />
        </Card>
      </OneColumn>
    </PanelLayout>
  );
}

function Orders({ list }: { list: OrderList }) {
  const t = useTranslations('pages.orders');
  const query = useInfiniteQuery(ordersQuery(list));
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.isError) return <FailedState title={t('failedTitle')} onRetry={() => void query.refetch()} />;
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <>
      <OrderTable orders={orders} shops={list === 'listOrders'} />
      <OrderCards orders={orders} />
      <Box
        p="4"
        textAlign="center"
        textStyle="small"
        color="ink.muted"
        borderTop="1px solid"
        borderColor="line"
      >
        {query.hasNextPage ? (
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : (
          t('all')
        )}
      </Box>
    </>
  );
}
