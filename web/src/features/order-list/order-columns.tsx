import { orderColumnLabels, orderColumns } from '@app/machines/contract';
import type { OrderColumn } from '@app/machines/contract';
import { agreementStatusNames, financingNames, salesChannelNames } from '@app/machines/order';
import type { AgreementStatus } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Span } from '../../kit/elements/box.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { Attendant, figures, FlagBadges, flagNames, OrderNumber, TaskDue, Waits } from './order-cells.tsx';
import type { HrefOf } from './order-cells.tsx';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** The columns that staff see until they choose others. */
export const staffColumns: readonly OrderColumn[] = [
  ...(['number', 'company', 'status', 'waits', 'shop', 'attendant', 'task', 'amount'] as const),
];

/** Those that staff cannot hide: they say which order it is and where it stands. */
export const fixedColumns: readonly OrderColumn[] = ['number', 'company', 'status', 'amount'];

/** What the chooser of columns offers. */
export const orderColumnChoices = orderColumns.map((key) => ({ key, label: orderColumnLabels[key] }));

/** Every column of a list of orders; `now` is when the rows were read. */
export function useOrderColumns(
  staff: boolean,
  hrefOf: HrefOf,
  now: number,
): Readonly<Record<OrderColumn, ListColumn<OrderRow>>> {
  const t = useTranslations('orders');
  const labelOf = (key: OrderColumn) => (key === 'attendant' ? t('attendantShort') : orderColumnLabels[key]);
  const changed = (order: OrderRow) => shortTime(new Date(order.lastOrderStateCreatedAt));
  const columns: Record<OrderColumn, Omit<ListColumn<OrderRow>, 'key' | 'label'>> = {
    number: { width: 112, cell: (order) => <OrderNumber order={order} hrefOf={hrefOf} /> },
    company: {
      title: (order) => order.companyName ?? undefined,
      cell: (order) => order.companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>,
    },
    status: { width: 232, cell: (order) => <StatusOfRow order={order} staff={staff} /> },
    waits: {
      width: 88,
      right: true,
      sortBy: 'last_order_state_created_at',
      title: changed,
      cell: (order) => <Waits since={new Date(order.lastOrderStateCreatedAt)} now={now} />,
    },
    shop: { width: 144, wide: true, title: (order) => order.shopName, cell: (order) => order.shopName },
    attendant: {
      width: 56,
      wide: true,
      title: (order) => order.attendant?.fullName ?? t('noAttendant'),
      cell: (order) => <Attendant name={order.attendant?.fullName ?? null} />,
    },
    task: {
      width: 120,
      wide: true,
      sortBy: 'last_task.due_date',
      cell: ({ lastTask }) => (
        <TaskDue due={lastTask === null ? null : new Date(lastTask.dueDate)} now={now} />
      ),
    },
    amount: { width: 144, right: true, cell: (order) => figures(order.price) },
    changed: {
      width: 136,
      right: true,
      sortBy: 'last_order_state_created_at',
      cell: (order) => <Span color="ink.muted">{changed(order)}</Span>,
    },
    created: {
      width: 136,
      right: true,
      wide: true,
      sortBy: 'created_at',
      cell: (order) => <Span color="ink.muted">{shortTime(new Date(order.orderedAt))}</Span>,
    },
    channel: { width: 144, wide: true, cell: (order) => salesChannelNames[order.salesChannel] },
    kind: {
      width: 144,
      wide: true,
      title: (order) => financingNames[order.financingType],
      cell: (order) => <Span color="ink.muted">{financingNames[order.financingType]}</Span>,
    },
    instalment: { width: 136, right: true, cell: (order) => figures(order.installmentValue) },
    instalments: { width: 64, right: true, wide: true, cell: (order) => order.paymentsCount || '–' },
    external_number: {
      width: 160,
      wide: true,
      title: (order) => order.externalOrderId ?? undefined,
      cell: (order) => order.externalOrderId ?? '–',
    },
    reason: {
      width: 200,
      wide: true,
      title: flagNames,
      cell: (order) => <FlagBadges order={order} />,
    },
    agreement: {
      width: 144,
      wide: true,
      cell: ({ agreementStatus }) => agreementStatusNames[agreementStatus as AgreementStatus] ?? '–',
    },
  };
  const named = Object.entries(columns).map(([key, column]) => [
    key,
    { ...column, key, label: labelOf(key as OrderColumn) },
  ]);
  return Object.fromEntries(named) as Record<OrderColumn, ListColumn<OrderRow>>;
}
