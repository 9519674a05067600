import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { FailedState } from '../../kit/elements/empty-state.tsx';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { SkeletonRows } from '../../kit/elements/skeleton.tsx';
import { homeOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { PageName } from '../../kit/page/page-name.tsx';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './order-list.messages.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { ordersQuery } from './orders-query.ts';
import type { OrderList } from './orders-query.ts';
import type { OrdersSearch } from './orders-search.ts';
import { useDebounced } from '../../kit/use-debounced.ts';

/** How long a filter or a typed text must rest before it is asked for (specification 9), milliseconds. */
const debounce = 500;

/** Where a signed-in user begins: the orders that the role may see, narrowed by what stands in the address. */
export function OrdersPage(props: PageProps) {
  return (
    <Texts of={messages}>
      <FilteredOrders {...props} />
    </Texts>
  );
}

type PageProps = { user: User; list: OrderList; search: OrdersSearch };

function FilteredOrders({ user, list, search }: PageProps) {
  const t = useTranslations('orders');
  const router = useRouter();
  const asked = useDebounced(search, debounce);
  const query = useOrders(list, asked);
  const staff = list === 'listOrders';
  const change = (next: OrdersSearch) => {
    void router.navigate({ to: homeOf(user.roles), search: next, replace: true });
  };
  return (
    <>
      <PageName name={t('name')} />
      <OneColumn wide>
        <PageTitle>{t('title')}</PageTitle>
        <OrderFilters search={search} page={query.data?.pages[0]} staff={staff} onChange={change} />
        <Card mt="3" overflow="hidden" aria-busy={query.isPlaceholderData || asked !== search}>
          <Orders query={query} search={asked} staff={staff} onClear={() => change({})} />
        </Card>
      </OneColumn>
    </>
  );
}

type Props = {
  query: ReturnType<typeof useOrders>;
  search: OrdersSearch;
  staff: boolean;
  onClear: () => void;
};

const useOrders = (list: OrderList, search: OrdersSearch) => useInfiniteQuery(ordersQuery(list, search));

function Orders({ query, search, staff, onClear }: Props) {
  const t = useTranslations('orders');
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.isError) return <FailedState title={t('failedTitle')} onRetry={() => void query.refetch()} />;
  const orders = query.data.pages.flatMap((page) => page.orders);
  if (orders.length === 0 && !query.hasNextPage) return <NoOrders search={search} onClear={onClear} />;
  return (
    <>
      {orders.length > 0 && (
        <>
          <OrderTable orders={orders} shops={staff} />
          <OrderCards orders={orders} shopWords={!staff} />
        </>
      )}
      <Box
        p="4"
        textAlign="center"
        textStyle="small"
        color="ink.muted"
        borderTop={orders.length > 0 ? '1px solid' : '0'}
        borderColor="line"
      >
        {query.hasNextPage ? (
          <Button size="panel" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(orders.length > 0 ? 'more' : 'lookFurther')}
          </Button>
        ) : (
          t('all')
        )}
      </Box>
    </>
  );
}
