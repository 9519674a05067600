import { areaOf, mayDo } from '@app/machines/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/elements/card.tsx';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { useListPages } from '../../kit/table/list-pages.ts';
import { Freshness } from '../../kit/query/freshness.tsx';
import { Row } from '../../kit/elements/box.tsx';
import { useQueriedSearch } from '../../kit/table/list-search.ts';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { listOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { PageName } from '../../kit/page/page-name.tsx';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './order-list.messages.ts';
import { BulkBar } from './bulk-bar.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { countedTab, sortedBy } from './orders-search.ts';
import { ordersQuery } from './orders-query.ts';
import type { OrderList, OrderRow } from './orders-query.ts';
import type { OrdersSearch } from './orders-search.ts';

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
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { queried, pending } = useQueriedSearch(search);
  const query = useQuery(ordersQuery(list, queried));
  const staff = list === 'listOrders';
  const mayAssign = staff && mayDo(user.roles, 'administerOrders');
  const hrefOf = ({ slug }: OrderRow) =>
    mayDo(user.roles, 'administerOrders') ? `/${areaOf(user.roles)}/orders/${slug}` : null;
  const columns = useOrderColumns(staff, hrefOf, query.dataUpdatedAt);
  const lists = listOf(user.roles);
  const change = (next: OrdersSearch) => {
    if (lists === null) return;
    setTicked(new Set());
    void router.navigate({ ...lists, search: next, replace: true });
  };
  const pages = useListPages();
  const counted = countedTab(queried);
  const order = sortedBy(queried);
  const sort = {
    by: order.sort,
    direction: order.direction,
    onSort: (by: string, direction: 'asc' | 'desc') => {
      const { after: _after, ...filters } = search;
      change({ ...filters, sort: by, direction });
    },
  };
  return (
    <>
      <PageName name={t('name')} />
      <OneColumn wide>
        <Row justifyContent="space-between" flexWrap="wrap" gap="2">
          <PageTitle>{t('title')}</PageTitle>
          <Freshness query={query} />
        </Row>
        <OrderFilters
          search={search}
          page={query.data}
          staff={staff}
          mayAssign={mayAssign}
          onChange={change}
        />
        <Card mt="3" overflow="hidden" aria-busy={query.isPlaceholderData || pending}>
          {ticked.size > 0 && <BulkBar ticked={ticked} onClear={() => setTicked(new Set())} />}
          <PagedList
            query={query}
            pages={pages}
            count={counted === null ? undefined : query.data?.counts[counted]}
            sort={sort}
            {...(mayAssign && {
              selection: {
                ticked,
                onTick: setTicked,
                labelAll: t('tickAll'),
                labelOf: (order: OrderRow) => t('tick', { number: order.siemensId }),
              },
            })}
            itemsOf={(page) => page.orders}
            caption={t('caption')}
            columns={columns}
            keyOf={(order) => order.slug}
            card={(order) => <OrderCard order={order} staff={staff} hrefOf={hrefOf} />}
            empty={<NoOrders search={queried} onClear={() => change({})} />}
            words={{
              failed: t('failedTitle'),
              lookFurther: t('lookFurther'),
            }}
          />
        </Card>
      </OneColumn>
    </>
  );
}
