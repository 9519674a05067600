import { financingPolicy } from '@app/machines/order';
import type { FinancingType } from '@app/machines/order';
import { formatAmount, fromDecimal } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from 'use-intl';
import { Anchor, ForScreenReader, Span } from '../../kit/elements/box.tsx';
import { initials } from '../../kit/format/initials.ts';
import { shortTime } from '../../kit/format/dates.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** An amount without the currency, which stands in the header. */
const figures = (amount: string | null) => (amount === null ? '–' : formatAmount(fromDecimal(amount)));

const contractOf = (financingType: string) =>
  financingPolicy[financingType as FinancingType].contract === 'lease' ? 'product.lease' : 'product.loan';

/** Where an order's page is; null where the reader has none. */
export type HrefOf = (order: OrderRow) => string | null;

/** The number names the row and, where the order has a page, leads there. */
export function OrderNumber({ order, hrefOf }: { order: OrderRow; hrefOf: HrefOf }) {
  const href = hrefOf(order);
  if (href === null) return <Span fontWeight="medium">{order.siemensId}</Span>;
  return (
    <Anchor
      href={href}
      fontWeight="medium"
      color="ink"
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
    >
      {order.siemensId}
    </Anchor>
  );
}

const aMinute = 60_000;

/** For how long an order has rested in its status, in the largest whole unit. */
function Waits({ since, now }: { since: Date; now: number }) {
  const t = useTranslations('orders');
  const minutes = Math.max(0, Math.floor((now - since.getTime()) / aMinute));
  if (minutes < 60) return t('minutes', { minutes });
  return minutes < 48 * 60
    ? t('hours', { hours: Math.floor(minutes / 60) })
    : t('days', { days: Math.floor(minutes / (24 * 60)) });
}

const Initials = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'round',
    bg: 'surface.hover',
    textStyle: 'caption',
    fontWeight: 'semibold',
    verticalAlign: 'middle',
  },
  variants: {
    nobody: {
      true: { bg: 'transparent', border: '1px dashed', borderColor: 'line.control', color: 'ink.muted' },
    },
  },
});

/** Who attends to an order by the initials, the name read aloud. */
function Attendant({ name }: { name: string | null }) {
  const t = useTranslations('orders');
  return (
    <>
      <Initials aria-hidden nobody={name === null}>
        {name === null ? '–' : initials(name)}
      </Initials>
      <ForScreenReader>{name ?? t('noAttendant')}</ForScreenReader>
    </>
  );
}

/** When a task is due: red once that is past. */
function TaskDue({ due, now }: { due: Date | null; now: number }) {
  if (due === null) return '–';
  return <Span color={due.getTime() < now ? 'refused' : undefined}>{shortTime(due)}</Span>;
}

/** Number, company, status, how long it waits, amounts; staff see shop and task, a shop the kind and instalment; `now` is when the rows were read. */
export function useOrderColumns(
  staff: boolean,
  hrefOf: HrefOf,
  now: number,
): readonly ListColumn<OrderRow>[] {
  const t = useTranslations('orders');
  const number: ListColumn<OrderRow> = {
    key: 'number',
    label: t('number'),
    width: 112,
    cell: (order) => <OrderNumber order={order} hrefOf={hrefOf} />,
  };
  const company: ListColumn<OrderRow> = {
    key: 'company',
    label: t('company'),
    title: (order) => order.companyName ?? undefined,
    cell: (order) => order.companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>,
  };
  const status: ListColumn<OrderRow> = {
    key: 'status',
    label: t('status'),
    width: 232,
    cell: (order) => <StatusOfRow order={order} staff={staff} />,
  };
  const amount: ListColumn<OrderRow> = {
    key: 'amount',
    label: t('amount'),
    width: 144,
    right: true,
    cell: (order) => figures(order.price),
  };
  const moved: ListColumn<OrderRow> = {
    key: 'changed',
    label: t('changed'),
    sortBy: 'last_order_state_created_at',
    width: 136,
    right: true,
    cell: (order) => <Span color="ink.muted">{shortTime(new Date(order.lastOrderStateCreatedAt))}</Span>,
  };
  const shop: ListColumn<OrderRow> = {
    key: 'shop',
    label: t('shop'),
    width: 144,
    wide: true,
    title: (order) => order.shopName,
    cell: (order) => order.shopName,
  };
  const waits: ListColumn<OrderRow> = {
    key: 'waits',
    label: t('waits'),
    width: 88,
    right: true,
    sortBy: 'last_order_state_created_at',
    title: (order) => shortTime(new Date(order.lastOrderStateCreatedAt)),
    cell: (order) => <Waits since={new Date(order.lastOrderStateCreatedAt)} now={now} />,
  };
  const attendant: ListColumn<OrderRow> = {
    key: 'attendant',
    label: t('attendantShort'),
    width: 56,
    wide: true,
    title: (order) => order.attendant?.fullName ?? t('noAttendant'),
    cell: (order) => <Attendant name={order.attendant?.fullName ?? null} />,
  };
  const task: ListColumn<OrderRow> = {
    key: 'task',
    label: t('task'),
    width: 120,
    wide: true,
    sortBy: 'last_task.due_date',
    cell: ({ lastTask }) => <TaskDue due={lastTask === null ? null : new Date(lastTask.dueDate)} now={now} />,
  };
  const kind: ListColumn<OrderRow> = {
    key: 'kind',
    label: t('kind'),
    width: 112,
    wide: true,
    cell: (order) => <Span color="ink.muted">{t(contractOf(order.financingType))}</Span>,
  };
  const instalment: ListColumn<OrderRow> = {
    key: 'instalment',
    label: t('instalment'),
    width: 136,
    right: true,
    cell: (order) => figures(order.installmentValue),
  };
  return staff
    ? [number, company, status, waits, shop, attendant, task, amount]
    : [number, company, status, kind, amount, instalment, moved];
}
