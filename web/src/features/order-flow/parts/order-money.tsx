import { formatSum, fromDecimal, isShownRefund } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../kit/elements/facts.tsx';
import { shortDate } from '../../../kit/format/dates.ts';

import type { Order } from '../queries/order-query.ts';

type Row = Order['paymentsAttributes'][number];

const cameIn: readonly Row['status'][] = ['completed', 'accepted', 'refused', 'refunded'];

/** The sums that came and their parts that go back; not the złoty that the bank is still returning by itself. */
export const shownMoney = ({ paymentsAttributes }: Pick<Order, 'paymentsAttributes'>, now: number): Row[] =>
  paymentsAttributes.filter(
    ({ status, paymentType, refund }) =>
      cameIn.includes(status) &&
      (refund === null
        ? paymentType === 'initial_payment'
        : isShownRefund(refund, Date.parse(refund.since), now)),
  );

/** What came, what of it goes back or went, and when. */
export function MoneyList({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('money');
  return (
    <ul>
      {rows.map(({ id, onPlace, amount, currency, createdAt, status, refund }) => (
        <li key={id}>
          {t('line', {
            what: t(`what.${refund?.reason ?? 'payment'}`),
            sum: formatSum(fromDecimal(amount), currency),
            came: shortDate(new Date(createdAt)),
            state: t(`state.${refund?.state ?? (status === 'accepted' ? 'accepted' : 'held')}`, {
              what: refund?.reason ?? 'payment',
              way: onPlace ? 'onPlace' : 'online',
              since: refund === null ? '' : shortDate(new Date(refund.since)),
            }),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The client's money in the order, once any has come. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useTranslations('money');
  const [now] = useState(() => Date.now());
  const rows = shownMoney(order, now);
  return rows.length === 0 ? null : (
    <Facts facts={[{ label: t('label', { reader: order.audience }), value: <MoneyList rows={rows} /> }]} />
  );
}
