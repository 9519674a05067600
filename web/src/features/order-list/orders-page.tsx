import { areaOf, mayDo, pageSizes } from '@app/machines/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/elements/button.tsx';
import { Card } from '../../kit/elements/card.tsx';
import { PagedList } from '../../kit/table/paged-list.tsx';
import { rememberListed } from '../../kit/table/listed.ts';
import { useListPages } from '../../kit/table/list-pages.ts';
import { Freshness } from '../../kit/query/freshness.tsx';
import { Row, Span } from '../../kit/elements/box.tsx';
import { useSettings } from '../../api/settings.ts';
import type { OrderColumn } from '@app/machines/contract';
import { useQueriedSearch } from '../../kit/table/list-search.ts';
import { PageTitle } from '../../kit/elements/heading.tsx';
import { lazily } from '../../kit/lazily.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { listOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { PageName } from '../../kit/page/page-name.tsx';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './order-list.messages.ts';
import { OrderCard } from './order-card.tsx';
import { fixedColumns, orderColumnChoices, useOrderColumns } from './order-columns.tsx';
import { OrderFilters, searchesOfTabs } from './order-filters.tsx';
import { countedTab, sortedBy, typedIn } from './orders-search.ts';
import { ordersQuery } from './orders-query.ts';
import type { OrderList, OrderRow } from './orders-query.ts';
import type { OrdersSearch } from './orders-search.ts';
import { useShopColumns } from './shop-columns.tsx';
import { useSavedViews } from './saved-views.ts';
import { useShownColumns } from './shown-columns.ts';
import { useOpenFound } from './use-open-found.ts';
import { useExport } from './use-export.ts';
import { useListHints } from './list-hints.ts';
import { useListKeys } from './use-list-keys.ts';

// Loaded for whom they are shown: a list loads no forms, and staff begin no offers.
const BulkBar = lazily(async () => (await import('./bulk-bar.tsx')).BulkBar);
const BulkDialog = lazily(async () => (await import('./bulk-dialogs.tsx')).BulkDialog);
const ColumnChooser = lazily(async () => (await import('../../kit/table/column-chooser.tsx')).ColumnChooser);
const NoOrders = lazily(async () => (await import('./no-orders.tsx')).NoOrders);
const NewOffers = lazily(async () => (await import('./new-offers.tsx')).NewOffers);
const ViewDialog = lazily(async () => (await import('./view-dialog.tsx')).ViewDialog);

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
  const { settings, change: changeSettings } = useSettings();
  const query = useQuery(ordersQuery(list, queried, settings.pageSize));
  const staff = list === 'listOrders';
  const mayAssign = staff && mayDo(user.roles, 'administerOrders');
  const hrefOf = ({ slug }: OrderRow) => {
    if (!staff) return `/shopadmin/orders/${slug}`;
    return mayDo(user.roles, 'administerOrders')
      ? `/${areaOf(user.roles)}/orders/${slug}`
      : `/shopadmin/orders/${slug}`;
  };
  const saved = useSavedViews('orders', search, staff);
  const shown = useShownColumns(saved.open);
  const [saving, setSaving] = useState(false);
  const [asks, setAsks] = useState<'attendant' | 'task' | null>(null);
  const sheet = useExport(queried, shown.columns);
  const listed = query.data?.orders;
  useEffect(() => {
    if (listed !== undefined)
      rememberListed({
        href: `${location.pathname}${location.search}`,
        slugs: listed.map(({ slug }) => slug),
      });
  }, [listed]);
  const rowOf = (slug: string) => listed?.find((order) => order.slug === slug);
  const numberOf = (slug: string) => rowOf(slug)?.siemensId ?? slug;
  const attendantOf = (slug: string) => {
    const row = rowOf(slug);
    return row === undefined ? undefined : (row.attendant?.id ?? null);
  };
  /** The first is opened; from its page one goes on to the others. */
  function openTicked() {
    const slugs = [...ticked];
    rememberListed({ href: `${location.pathname}${location.search}`, slugs });
    void router.navigate({ href: `/${areaOf(user.roles)}/orders/${slugs[0]}` });
  }
  const columns = useOrderColumns(staff, hrefOf, query.dataUpdatedAt);
  const ofShop = useShopColumns(columns, !staff);
  useOpenFound(typedIn(queried), query.isPlaceholderData ? undefined : query.data, hrefOf);
  const lists = listOf(user.roles);
  const change = (next: OrdersSearch) => {
    if (lists === null) return;
    setTicked(new Set());
    void router.navigate({ ...lists, search: next, replace: true });
  };
  useListKeys({
    ticked,
    onTick: mayAssign ? setTicked : null,
    onAsk: setAsks,
    onExport: staff ? sheet.save : null,
    tabs: searchesOfTabs(search, staff).map((tab) => () => change(tab)),
  });
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
          <Row gap="4" flexWrap="wrap">
            <Freshness query={query} />
            {!staff && <NewOffers user={user} />}
            {staff && (
              <Span display={{ base: 'none', md: 'inline-flex' }}>
                <ColumnChooser
                  columns={orderColumnChoices}
                  fixed={fixedColumns}
                  shown={shown.columns}
                  onChange={(keys) => shown.onChange(keys as readonly OrderColumn[])}
                  onReset={shown.onReset}
                />
              </Span>
            )}
            {staff && (
              <Span display={{ base: 'none', md: 'inline-flex' }}>
                <Button
                  size="panel"
                  icon={Download}
                  busy={sheet.written !== null}
                  onClick={() => sheet.save()}
                >
                  {sheet.written === null ? t('export') : t('exporting', { kilobytes: sheet.written })}
                </Button>
              </Span>
            )}
          </Row>
        </Row>
        <OrderFilters
          search={search}
          page={query.data}
          staff={staff}
          mayAssign={mayAssign}
          onChange={change}
          {...(staff && { views: { ...saved, onSave: () => setSaving(true) } })}
        />
        <Card mt="3" overflow="clip" aria-busy={query.isPlaceholderData || pending}>
          {ticked.size > 0 && (
            <BulkBar
              count={ticked.size}
              onAssign={() => setAsks('attendant')}
              onTask={() => setAsks('task')}
              onExport={() => sheet.save(ticked)}
              onOpen={openTicked}
              onClear={() => setTicked(new Set())}
            />
          )}
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
            columns={staff ? shown.columns.map((key) => columns[key]) : ofShop}
            size={{
              value: settings.pageSize,
              sizes: pageSizes,
              onSize: (pageSize) => {
                changeSettings({ pageSize: pageSize as (typeof pageSizes)[number] });
                const { after: _after, ...first } = search;
                change(first);
              },
            }}
            keyOf={(order) => order.slug}
            card={(order) => <OrderCard order={order} staff={staff} hrefOf={hrefOf} />}
            empty={<NoOrders search={queried} onClear={() => change({})} />}
            words={{
              failed: t('failedTitle'),
              lookFurther: t('lookFurther'),
              fresh: (count) => t('fresh', { count }),
            }}
            asked={JSON.stringify([list, queried, settings.pageSize])}
            {...useListHints(mayAssign)}
          />
        </Card>
      </OneColumn>
      {asks !== null && (
        <BulkDialog
          asks={asks}
          slugs={[...ticked]}
          numberOf={numberOf}
          attendantOf={attendantOf}
          onClose={() => setAsks(null)}
          onDone={() => {
            setAsks(null);
            setTicked(new Set());
          }}
        />
      )}
      {saving && (
        <ViewDialog
          list="orders"
          view={saved.open?.own === true ? saved.open : undefined}
          search={search}
          columns={shown.kept}
          onClose={() => setSaving(false)}
          onDeleted={() => {
            setSaving(false);
            change({});
          }}
        />
      )}
    </>
  );
}
