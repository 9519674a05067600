import { chakra } from '@chakra-ui/react/styled-system';
import { financingPolicy } from '@app/machines/order';
import type { FinancingType } from '@app/machines/order';
import { formatAmount, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Span } from '../../kit/elements/box.tsx';
import { shortTime } from '../../kit/format/dates.ts';
import type { OrderRow } from './orders-query.ts';
import { StatusOfRow } from './status-of-row.tsx';

const List = chakra('table', {
  base: {
    display: { base: 'none', md: 'table' },
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& th': {
      fontWeight: 'medium',
      color: 'ink.muted',
      textAlign: 'left',
      position: 'sticky',
      top: '0',
      bg: 'surface',
    },
    '& :is(th, td)': {
      height: 'row',
      px: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& :is(th, td):first-child': { pl: '6' },
    '& :is(th, td):last-child': { pr: '6' },
    '& [data-right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr:last-child td': { borderBottomWidth: '0' },
    '& tbody tr:hover': { bg: 'surface.hover' },
    lgDown: { '& [data-wide]': { display: 'none' } },
  },
});

/** Grosz-exact figures without the currency, which stands in the header. */
export const figures = (amount: string) => formatAmount(fromDecimal(amount));

const none = '–';

const kindOf = (t: (key: 'product.lease' | 'product.loan') => string, financingType: string) =>
  t(financingPolicy[financingType as FinancingType].contract === 'lease' ? 'product.lease' : 'product.loan');

/** Dense rows of 40: number, company, status, amounts, last change; staff see the shop, a shop the kind and instalment. */
export function OrderTable({ orders, shops }: { orders: readonly OrderRow[]; shops: boolean }) {
  const t = useTranslations('orders');
  return (
    <List aria-label={t('caption')}>
      <colgroup>
        <col width="112" />
        <col />
        {shops && <col width="168" data-wide />}
        <col width={shops ? '264' : '232'} />
        {!shops && <col width="112" data-wide />}
        <col width="144" />
        {!shops && <col width="136" />}
        <col width="136" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('company')}</th>
          {shops && (
            <th scope="col" data-wide>
              {t('shop')}
            </th>
          )}
          <th scope="col">{t('status')}</th>
          {!shops && (
            <th scope="col" data-wide>
              {t('kind')}
            </th>
          )}
          <th scope="col" data-right>
            {t('amount')}
          </th>
          {!shops && (
            <th scope="col" data-right>
              {t('instalment')}
            </th>
          )}
          <th scope="col" data-right>
            {t('changed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.slug}>
            <td>
              <Span fontWeight="medium">{order.siemensId}</Span>
            </td>
            <td title={order.companyName ?? undefined}>
              {order.companyName ?? <Span color="ink.muted">{t('noCompany')}</Span>}
            </td>
            {shops && (
              <td data-wide title={order.shopName}>
                {order.shopName}
              </td>
            )}
            <td>
              <StatusOfRow status={order.status} shopStatus={shops ? null : order.shopStatus} />
            </td>
            {!shops && (
              <td data-wide>
                <Span color="ink.muted">{kindOf(t, order.financingType)}</Span>
              </td>
            )}
            <td data-right>{order.price === null ? none : figures(order.price)}</td>
            {!shops && (
              <td data-right>{order.installmentValue === null ? none : figures(order.installmentValue)}</td>
            )}
            <td data-right>
              <Span color="ink.muted">{shortTime(new Date(order.lastOrderStateCreatedAt))}</Span>
            </td>
          </tr>
        ))}
      </tbody>
    </List>
  );
}
