import { areaOf } from '@app/machines/contract';
import { financingNames } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '../../../api/session.ts';
import { useSheet } from '../../../api/use-sheet.ts';
import { toast } from '../../../kit/toast/toasts.ts';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Card, Note } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { useQueriedSearch } from '../../../kit/table/list-search.ts';
import { useListPages } from '../../../kit/table/list-pages.ts';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { PagedList } from '../../../kit/table/paged-list.tsx';
import { Texts } from '../../../texts/texts.tsx';
import { figures, OrderNumber } from '../order-cells.tsx';
import { OrderCard } from '../order-card.tsx';
import { messages as orderMessages } from '../order-list.messages.ts';
import { StatusOfRow } from '../status-of-row.tsx';
import { DayBars } from './day-bars.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { ReportFilters } from './report-filters.tsx';
import { areInOrder } from '../saved-reports/report-periods.ts';
import { reportQuery, reportQueryOf } from './report-query.ts';
import type { ReportCall, SalesReport, SoldOrder } from './report-query.ts';
import { readReportSearch } from './report-search.ts';
import type { ReportSearch } from './report-search.ts';
import { messages } from './report.messages.ts';
import { ReportHead } from '../saved-reports/report-head.tsx';
import type { Saving } from '../saved-reports/report-head.tsx';
import { messages as savedMessages } from '../saved-reports/saved-reports.messages.ts';
import { useSavedReports } from '../saved-reports/saved-reports.ts';
import type { ReportAddress } from '../saved-reports/saved-reports.ts';
import { SentReport } from '../saved-reports/sent-report.tsx';

type Props = {
  user: User;
  call: ReportCall;
  search: ReportAddress<ReportSearch>;
  onSearch: (search: ReportSearch) => void;
};

/** What was begun, sold and delivered in a period: figures, days, and the orders behind them. */
export function SalesReportPage(props: Props) {
  return (
    <Texts of={orderMessages}>
      <Texts of={messages}>
        <Texts of={savedMessages}>
          <LinkedOrShown {...props} />
        </Texts>
      </Texts>
    </Texts>
  );
}

/** What a link that was sent opens, or what stands in the address. */
function LinkedOrShown(props: Props) {
  const t = useTranslations('salesReport');
  const { sent } = props.search;
  if (sent === undefined) return <Content {...props} />;
  return <SentReport id={sent} title={t('title')} onOpen={props.onSearch} />;
}

const dayText = (day: string | null): string =>
  day === null ? '–' : `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;

function useColumns(
  staff: boolean,
  hrefOf: (order: { slug: string }) => string,
): readonly ListColumn<SoldOrder>[] {
  const t = useTranslations('salesReport');
  const day = (at: string) =>
    dayText(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date(at)));
  return [
    {
      key: 'number',
      label: t('number'),
      width: 96,
      cell: (order) => <OrderNumber order={order} hrefOf={hrefOf} />,
    },
    { key: 'date', label: t('date'), width: 104, cell: ({ orderedAt }) => day(orderedAt) },
    {
      key: 'shop',
      label: t('shop'),
      width: 136,
      wide: true,
      title: ({ shopName }) => shopName,
      cell: ({ shopName }) => shopName,
    },
    {
      key: 'kind',
      label: t('kindShort'),
      width: 104,
      wide: true,
      title: ({ financingType }) => financingNames[financingType],
      cell: ({ financingType }) => financingNames[financingType],
    },
    {
      key: 'company',
      label: t('company'),
      title: ({ companyName }) => companyName ?? undefined,
      cell: ({ companyName }) => companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>,
    },
    {
      key: 'status',
      label: t('statusShort'),
      width: 192,
      cell: (order) => <StatusOfRow order={order} staff={staff} />,
    },
    { key: 'price', label: t('price'), width: 112, right: true, cell: ({ price }) => figures(price) },
    {
      key: 'instalments',
      label: t('instalments'),
      width: 56,
      right: true,
      wide: true,
      cell: ({ paymentsCount }) => paymentsCount || '–',
    },
    {
      key: 'delivered',
      label: t('deliveredOn'),
      width: 112,
      right: true,
      wide: true,
      cell: ({ deliveredAt }) => dayText(deliveredAt),
    },
  ];
}

function Content({ user, call, search: given, onSearch }: Props) {
  const t = useTranslations('salesReport');
  const staff = call === 'salesReport';
  const search = useMemo(() => readReportSearch(given), [given]);
  const { queried, pending } = useQueriedSearch(search);
  const inOrder = areInOrder(queried);
  const query = useQuery({ ...reportQuery(call, queried), enabled: inOrder });
  const pages = useListPages();
  const sheet = useSheet(() => toast('refused', t('failed')));
  const save = ({ after: _page, ...filters }: ReportSearch) =>
    void sheet.save(call, { ...reportQueryOf(filters), format: 'xlsx' }, 'sprzedaz.xlsx');
  const hrefOf = ({ slug }: { slug: string }) =>
    staff ? `/${areaOf(user.roles)}/orders/${slug}` : `/shopadmin/orders/${slug}`;
  const columns = useColumns(staff, hrefOf);
  const report = query.data;
  const kind = staff ? 'sales' : 'shop_sales';
  const saved = useSavedReports(kind, search);
  const [saving, setSaving] = useState<Saving>(null);
  return (
    <>
      <PageName name={t('name')} />
      <OneColumn wide>
        <ReportHead
          {...{ kind, inOrder, saving, filters: search, open: saved.open, title: t('title') }}
          onSaving={setSaving}
          download={{
            text: sheet.written === null ? t('download') : t('downloading', { kilobytes: sheet.written }),
            busy: sheet.written !== null,
            onClick: () => save(queried),
          }}
        />
        <ReportFilters
          {...{ search, staff, saved }}
          shown={report}
          onChange={onSearch}
          onMend={(unreadable) => setSaving({ report: unreadable })}
        />
        {!inOrder && <Note meaning="refused">{t('reversed')}</Note>}
        <Box aria-busy={query.isPlaceholderData || pending} opacity={inOrder ? 1 : 0.5}>
          {report !== undefined && <PeriodFigures report={report} />}
          {report !== undefined && <DayBars days={report.days} />}
          <Card mt="4" overflow="clip">
            <Orders {...{ query, pages, columns, staff, hrefOf }} />
          </Card>
        </Box>
      </OneColumn>
    </>
  );
}

type OrdersProps = {
  query: ReturnType<typeof useQuery<SalesReport>>;
  pages: ReturnType<typeof useListPages>;
  columns: readonly ListColumn<SoldOrder>[];
  staff: boolean;
  hrefOf: (order: { slug: string }) => string;
};

function Orders({ query, pages, columns, staff, hrefOf }: OrdersProps) {
  const t = useTranslations('salesReport');
  const report = query.data;
  const onPage = (report?.orders ?? []).reduce(
    (sum, { price }) => sum + (price === null ? 0 : fromDecimal(price)),
    0,
  );
  return (
    <>
      {report !== undefined && report.orders.length > 0 && (
        <Row
          px={{ base: '4', md: '6' }}
          py="3"
          minHeight="56px"
          justifyContent="space-between"
          flexWrap="wrap"
          borderBottom="1px solid"
          borderColor="line"
        >
          <Box as="h2" textStyle="h3">
            {t('orders')}{' '}
            <Span color="ink.muted" fontWeight="regular" fontVariantNumeric="tabular-nums">
              {report.figures.orders}
            </Span>
          </Box>
          <Span textStyle="small" color="ink.muted" fontVariantNumeric="tabular-nums">
            {t('onPage', { amount: formatPln(onPage) })}
          </Span>
        </Row>
      )}
      <PagedList
        query={query}
        pages={pages}
        count={report?.figures.orders}
        itemsOf={(page) => page.orders}
        caption={t('caption')}
        columns={columns}
        keyOf={(order) => order.slug}
        card={(order) => <OrderCard order={order} staff={staff} hrefOf={hrefOf} />}
        empty={<EmptyState title={t('none')} text={t('noneHelp')} />}
        words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
      />
    </>
  );
}
