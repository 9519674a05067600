import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** The list on phones: a block an order. */
export function OrderCards({ orders, shopWords }: { orders: readonly OrderRow[]; shopWords: boolean }) {
  const t = useTranslations('orders');
  return (
    <Box as="ul" display={{ md: 'none' }} aria-label={t('caption')}>
      {orders.map((order) => (
        <Box
          as="li"
          key={order.slug}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          gap="4px 16px"
          p="4"
          textStyle="small"
          borderBottom="1px solid"
          borderColor="line"
          _last={{ borderBottomWidth: '0' }}
        >
          <Span textStyle="h3">{order.siemensId}</Span>
          <Span fontWeight="medium" lineHeight="1.5rem" fontVariantNumeric="tabular-nums">
            {order.price === null ? null : formatPln(fromDecimal(order.price))}
          </Span>
          <Span gridColumn="1 / -1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {order.companyName ?? t('noCompany')}
          </Span>
          <StatusOfRow status={order.status} shopStatus={shopWords ? order.shopStatus : null} />
          <Span color="ink.muted" textAlign="right">
            {shortTime(new Date(order.lastOrderStateCreatedAt))}
          </Span>
        </Box>
      ))}
    </Box>
  );
}
