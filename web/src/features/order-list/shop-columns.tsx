import type { OrderColumn } from '@app/machines/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { salesmenQuery } from '../../api/salesmen.ts';
import type { ListColumn } from '../../kit/table/list-table.tsx';
import { Attendant } from './order-cells.tsx';
import { NextMove } from './loaded-later.ts';
import type { OrderRow } from './orders-query.ts';

type Columns = Readonly<Record<OrderColumn, ListColumn<OrderRow>>>;

/** What a shop sees of its orders: whose move each is, who sold it, and in which of several shops. */
export function useShopColumns(columns: Columns, enabled: boolean): readonly ListColumn<OrderRow>[] {
  const t = useTranslations('orders');
  const several = useQuery({ ...salesmenQuery, enabled }).data?.shops.length ?? 0;
  const { number, company, status, shop, amount, instalment, changed } = columns;
  const next: ListColumn<OrderRow> = {
    key: 'next',
    label: t('next'),
    width: 184,
    cell: (order) => <NextMove order={order} />,
  };
  const salesman: ListColumn<OrderRow> = {
    key: 'salesman',
    label: t('salesmanShort'),
    width: 64,
    wide: true,
    title: ({ salesman: who }) => who?.fullName,
    cell: ({ salesman: who }) => (who === null ? '–' : <Attendant name={who.fullName} />),
  };
  return [
    number,
    company,
    ...(several > 1 ? [shop] : []),
    { ...status, width: 192 },
    next,
    salesman,
    { ...amount, width: 136 },
    { ...instalment, width: 128 },
    { ...changed, width: 128 },
  ];
}
