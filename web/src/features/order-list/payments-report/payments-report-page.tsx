import {
  formatSum,
  fromDecimal,
  operationTypeNames,
  paymentSourceNames,
  paymentStatusNames,
} from '@app/machines/rules';
import type { PaymentStatus } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSheet } from '../../../api/use-sheet.ts';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Anchor, Span } from '../../../kit/elements/box.tsx';
import { Card, Note } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { useListPages } from '../../../kit/table/list-pages.ts';
import { changed, useQueriedSearch } from '../../../kit/table/list-search.ts';
import type { ListColumn } from '../../../kit/table/list-table.tsx';
import { PagedList } from '../../../kit/table/paged-list.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { withTexts } from '../../../texts/texts.tsx';
import { areInOrder } from '../saved-reports/report-periods.ts';
import { ReportHead } from '../saved-reports/report-head.tsx';
import type { Saving } from '../saved-reports/report-head.tsx';
import { messages as savedMessages } from '../saved-reports/saved-reports.messages.ts';
import { useSavedReports } from '../saved-reports/saved-reports.ts';
import type { ReportAddress } from '../saved-reports/saved-reports.ts';
import { SentReport } from '../saved-reports/sent-report.tsx';
import { PaymentsFilters } from './payments-filters.tsx';
import { messages } from './payments-report.messages.ts';
import { paymentsQueryOf, paymentsReportQuery } from './payments-report-query.ts';
import type { Operation } from './payments-report-query.ts';
import { readPaymentsSearch } from './payments-report-search.ts';
import type { PaymentsSearch } from './payments-report-search.ts';

type Props = {
  area: string;
  search: ReportAddress<PaymentsSearch>;
  onSearch: (search: PaymentsSearch) => void;
};

const meanings = {
  opened: 'neutral',
  started: 'waiting',
  rejected: 'refused',
  completed: 'waiting',
  accepted: 'done',
  refused: 'refused',
  refunded: 'neutral',
} as const satisfies Readonly<Record<PaymentStatus, string>>;

const sumOf = (amount: string | null, currency: string): string | null =>
  amount === null ? null : formatSum(fromDecimal(amount), currency);

const sourceOf = ({ provider }: Operation): string => paymentSourceNames[provider] ?? provider;

/** Whether what came is not what was asked for. */
const differs = ({ amount, expected, currency }: Operation): boolean =>
  expected !== null && amount !== null && (amount !== expected || currency !== 'PLN');

function useColumns(hrefOf: (operation: Operation) => string): readonly ListColumn<Operation>[] {
  const t = useTranslations('paymentsReport');
  return [
    { key: 'date', label: t('date'), width: 108, sortBy: 'date', cell: ({ at }) => shortTime(new Date(at)) },
    { key: 'order', label: t('number'), width: 96, cell: (row) => <OrderLink {...{ row, hrefOf }} /> },
    {
      key: 'company',
      label: t('company'),
      title: ({ order }) => order.companyName ?? undefined,
      cell: ({ order }) => order.companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>,
    },
    {
      key: 'number',
      label: t('operation'),
      width: 128,
      wide: true,
      title: ({ number }) => number ?? undefined,
      cell: ({ number }) => number ?? t('nothing'),
    },
    { key: 'type', label: t('type'), width: 152, wide: true, cell: ({ type }) => operationTypeNames[type] },
    { key: 'status', label: t('status'), width: 128, cell: (row) => <Status {...row} /> },
    {
      key: 'amount',
      label: t('amount'),
      width: 112,
      right: true,
      sortBy: 'amount',
      cell: ({ amount, currency }) => sumOf(amount, currency) ?? t('nothing'),
    },
    {
      key: 'expected',
      label: t('expected'),
      width: 112,
      right: true,
      cell: (row) => (
        <Span color={differs(row) ? 'waiting' : 'ink.muted'}>
          {sumOf(row.expected, 'PLN') ?? t('nothing')}
        </Span>
      ),
    },
    { key: 'provider', label: t('provider'), width: 116, wide: true, title: sourceOf, cell: sourceOf },
  ];
}

const Status = ({ status }: Pick<Operation, 'status'>) => (
  <Badge meaning={meanings[status]}>{paymentStatusNames[status]}</Badge>
);

function OrderLink({ row, hrefOf }: { row: Operation; hrefOf: (operation: Operation) => string }) {
  return (
    <Anchor
      href={hrefOf(row)}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {row.order.siemensId}
    </Anchor>
  );
}

/** An operation on a phone. */
function OperationCard({ row, hrefOf }: { row: Operation; hrefOf: (operation: Operation) => string }) {
  const t = useTranslations('paymentsReport');
  const { amount, expected, currency, number, order, type, at } = row;
  return (
    <>
      <OrderLink {...{ row, hrefOf }} />
      <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
        {sumOf(amount, currency) ?? t('nothing')}
      </Span>
      <Span gridColumn="1 / -1">{order.companyName ?? t('noCompany')}</Span>
      <Span gridColumn="1 / -1">
        {operationTypeNames[type]} <Status {...row} />
      </Span>
      <Span gridColumn="1 / -1" color="ink.muted" overflowWrap="anywhere">
        {[shortTime(new Date(at)), sourceOf(row), number].filter((said) => said !== null).join(', ')}
      </Span>
      {(differs(row) || amount === null) && (
        <Span gridColumn="1 / -1" color="waiting">
          {t('expectedOf', { amount: sumOf(expected, 'PLN') ?? t('nothing') })}
        </Span>
      )}
    </>
  );
}

/** What came, is awaited and goes back of all orders' money, for whoever answers for it. */
export const PaymentsReportPage = withTexts(messages, withTexts(savedMessages, LinkedOrShown));

/** What a link that was sent opens, or what stands in the address. */
function LinkedOrShown(props: Props) {
  const t = useTranslations('paymentsReport');
  const { sent } = props.search;
  if (sent === undefined) return <Content {...props} />;
  return <SentReport id={sent} title={t('title')} onOpen={props.onSearch} />;
}

function Content({ area, search: given, onSearch }: Props) {
  const search = useMemo(() => readPaymentsSearch(given), [given]);
  const t = useTranslations('paymentsReport');
  const { queried, pending } = useQueriedSearch(search);
  const { sort = 'date', direction = 'desc' } = queried;
  const inOrder = areInOrder(queried);
  const query = useQuery({ ...paymentsReportQuery(queried), enabled: inOrder });
  const pages = useListPages();
  const sheet = useSheet(() => toast('refused', t('failed')));
  const save = ({ after: _page, ...filters }: PaymentsSearch) =>
    void sheet.save('paymentsReport', { ...paymentsQueryOf(filters), format: 'xlsx' }, 'platnosci.xlsx');
  const hrefOf = ({ order }: Operation) => `/${area}/orders/${order.slug}`;
  const columns = useColumns(hrefOf);
  const { after: _after, ...filters } = search;
  const saved = useSavedReports('payments', search);
  const [saving, setSaving] = useState<Saving>(null);
  return (
    <>
      <PageName name={t('title')} />
      <OneColumn wide>
        <ReportHead
          {...{ inOrder, saving, filters: search, open: saved.open, title: t('title'), lead: t('lead') }}
          kind="payments"
          onSaving={setSaving}
          download={{
            text: sheet.written === null ? t('download') : t('downloading', { kilobytes: sheet.written }),
            busy: sheet.written !== null,
            onClick: () => save(queried),
          }}
        />
        <PaymentsFilters
          {...{ search, saved }}
          onChange={onSearch}
          onMend={(unreadable) => setSaving({ report: unreadable })}
        />
        {!inOrder && <Note meaning="refused">{t('reversed')}</Note>}
        <Card
          mt="4"
          overflow="clip"
          aria-busy={query.isPlaceholderData || pending}
          opacity={inOrder ? 1 : 0.5}
        >
          <PagedList
            query={query}
            pages={pages}
            itemsOf={(page) => page.operations}
            caption={t('caption')}
            columns={columns}
            sort={{
              by: sort,
              direction: direction === 'asc' ? 'asc' : 'desc',
              onSort: (by, way) => onSearch(changed(filters, { sort: by, direction: way })),
            }}
            keyOf={({ id }) => id}
            card={(row) => <OperationCard {...{ row, hrefOf }} />}
            empty={<EmptyState title={t('none')} text={t('noneHelp')} />}
            words={{ failed: t('failed'), lookFurther: t('lookFurther') }}
          />
        </Card>
      </OneColumn>
    </>
  );
}
