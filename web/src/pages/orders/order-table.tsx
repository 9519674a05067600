import { chakra } from '@chakra-ui/react/styled-system';
import { formatPln, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Span } from '../../parts/box.tsx';
import { shortDate } from '../../texts/dates.ts';
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
export const figures = (amount: string) => formatPln(fromDecimal(amount)).replace(/\u00A0zł$/, '');

/** Dense rows of 40: number, company, status, amount, date. */
export function OrderTable({ orders, shops }: { orders: readonly OrderRow[]; shops: boolean }) {
  const t = useTranslations('pages.orders');
  return (
    <List aria-label={t('caption')}>
      <colgroup>
        <col width="112" />
        <col />
        {shops && <col width="168" data-wide />}
        <col width="296" />
        <col width="160" />
        <col width="128" />
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
          <th scope="col" data-right>
            {t('amount')}
          </th>
          <th scope="col" data-right>
            {t('date')}
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
              <StatusOfRow status={order.status} />
            </td>
            <td data-right>{figures(order.grossPrice)}</td>
            <td data-right>{shortDate(new Date(order.orderedAt))}</td>
          </tr>
        ))}
      </tbody>
    </List>
  );
}
