import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../parts/box.tsx';
import { shortDate } from '../../texts/dates.ts';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

/** The list on phones: a block an order. */
export function OrderCards({ orders }: { orders: readonly OrderRow[] }) {
  const t = useTranslations('pages.orders');
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
            {formatPln(fromDecimal(order.grossPrice))}
          </Span>
          <Span gridColumn="1 / -1">{order.companyName ?? t('noCompany')}</Span>
          <StatusOfRow status={order.status} />
          <Span color="ink.muted" textAlign="right">
            {shortDate(new Date(order.orderedAt))}
          </Span>
        </Box>
      ))}
    </Box>
  );
}
