import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Span } from '../../kit/elements/box.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import { OrderNumber } from './order-cells.tsx';
import type { HrefOf } from './order-cells.tsx';
import type { OrderRow } from './orders-query.ts';
import { NextMove } from './loaded-later.ts';
import { StatusOfRow } from './status-of-row.tsx';

type Props = { order: OrderRow; staff: boolean; hrefOf: HrefOf };

/** An order in the list of a phone. */
export function OrderCard({ order, staff, hrefOf }: Props) {
  const t = useTranslations('orders');
  return (
    <>
      <Span textStyle="h3">
        <OrderNumber order={order} hrefOf={hrefOf} />
      </Span>
      <Span fontWeight="medium" lineHeight="1.5rem" fontVariantNumeric="tabular-nums">
        {order.price === null ? null : formatPln(fromDecimal(order.price))}
      </Span>
      <Span gridColumn="1 / -1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {order.companyName ?? t('noCompany')}
      </Span>
      <StatusOfRow order={order} staff={staff} />
      <Span color="ink.muted" textAlign="right">
        {shortTime(new Date(order.lastOrderStateCreatedAt))}
      </Span>
      {!staff && (
        <Span gridColumn="1 / -1">
          <NextMove order={order} />
        </Span>
      )}
    </>
  );
}
