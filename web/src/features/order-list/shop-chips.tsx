import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { salesmenQuery } from '../../api/salesmen.ts';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';
import type { OrdersSearch } from './orders-search.ts';

type Props = { search: OrdersSearch; onChange: (change: OrdersSearch) => void };

/** Whose orders a shop sees: which salesmen's, and in which of its shops where it has several (SHOP-009). */
export function ShopChips({ search, onChange }: Props) {
  const t = useTranslations('orders');
  const { shops = [], salesmen = [] } = useQuery(salesmenQuery).data ?? {};
  return (
    <>
      {shops.length > 1 && (
        <ChipChoices
          label={t('shop')}
          value={search.supplier ?? ''}
          groups={[{ label: null, options: shops.map(({ id, name }) => ({ value: id, label: name })) }]}
          onChoose={(supplier) => onChange({ supplier })}
        />
      )}
      {salesmen.length > 1 && (
        <ChipChoices
          label={t('salesman')}
          value={search.salesman ?? ''}
          groups={[
            { label: null, options: salesmen.map(({ id, fullName }) => ({ value: id, label: fullName })) },
          ]}
          onChoose={(salesman) => onChange({ salesman })}
        />
      )}
    </>
  );
}
