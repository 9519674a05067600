import { chakra } from '@chakra-ui/react/styled-system';
import { shopStatusNames, toneOf } from '@app/machines/order';
import type { OrderStatus, ShopStatus } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { soldOffersQuery } from './medical-queries.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) 176px 112px' },
      gap: { base: '1', md: '4' },
      py: '3',
      px: { base: '4', md: '6' },
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li > [data-value]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& > li > [data-company]': { gridColumn: { base: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' },
  },
});

/** What the user sold himself, each with the way back into it. */
export function SoldOffers() {
  const t = useTranslations('medSales');
  const query = useQuery(soldOffersQuery);
  return (
    <Section title={t('sold')}>
      <Loaded query={query} failedTitle={t('soldFailed')} rows={3}>
        {(orders) =>
          orders.length === 0 ? (
            <SmallText>{t('noSold')}</SmallText>
          ) : (
            <Card>
              <List>
                {orders.map(({ id, slug, siemensId, companyName, shopName, ...order }) => (
                  <li key={id}>
                    <Box>
                      <TextLink href={`/shopadmin/orders/${slug}`}>{siemensId}</TextLink>
                      <SmallText whiteSpace="nowrap">{shortTime(new Date(order.orderedAt))}</SmallText>
                    </Box>
                    <Box data-value display={{ md: 'none' }}>
                      {formatPln(fromDecimal(order.grossPrice))}
                    </Box>
                    <Box data-company>
                      {companyName ?? t('noCompany')}
                      <SmallText>{shopName}</SmallText>
                    </Box>
                    <Box>
                      <StatusDot tone={toneOf(order.status as OrderStatus, 'offline')}>
                        {order.shopStatus === null ? null : shopStatusNames[order.shopStatus as ShopStatus]}
                      </StatusDot>
                    </Box>
                    <Box data-value display={{ base: 'none', md: 'block' }}>
                      {formatPln(fromDecimal(order.grossPrice))}
                    </Box>
                  </li>
                ))}
              </List>
            </Card>
          )
        }
      </Loaded>
    </Section>
  );
}
