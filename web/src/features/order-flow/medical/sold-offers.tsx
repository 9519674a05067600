import { shopStatusNames, toneOf } from '@app/machines/order';
import type { OrderStatus, ShopStatus } from '@app/machines/order';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { soldOffersQuery } from './medical-queries.ts';

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
              <Table
                caption={t('sold')}
                items={orders}
                keyOf={({ id }) => id}
                columns={[
                  {
                    key: 'number',
                    label: t('number'),
                    cell: ({ slug, siemensId, orderedAt }) => (
                      <>
                        <TextLink href={`/shopadmin/orders/${slug}`}>{siemensId}</TextLink>
                        <SmallText whiteSpace="nowrap">{shortTime(new Date(orderedAt))}</SmallText>
                      </>
                    ),
                  },
                  {
                    key: 'company',
                    label: t('company'),
                    cell: ({ companyName, shopName }) => (
                      <>
                        {companyName ?? t('noCompany')}
                        <SmallText>{shopName}</SmallText>
                      </>
                    ),
                  },
                  {
                    key: 'status',
                    label: t('status'),
                    cell: ({ status, shopStatus }) => (
                      <StatusDot tone={toneOf(status as OrderStatus, 'offline')}>
                        {shopStatus === null ? null : shopStatusNames[shopStatus as ShopStatus]}
                      </StatusDot>
                    ),
                  },
                  {
                    key: 'value',
                    label: t('value'),
                    right: true,
                    cell: ({ grossPrice }) => formatPln(fromDecimal(grossPrice)),
                  },
                ]}
              />
            </Card>
          )
        }
      </Loaded>
    </Section>
  );
}
