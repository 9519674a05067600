import { useTranslations } from 'use-intl';
import { ChipSelect } from '../../kit/table/chip-select.tsx';
import type { OrdersSearch } from './orders-search.ts';

const sorts = ['moved', 'oldest'] as const;
const sortSearch = {
  moved: { sort: 'last_order_state_created_at', direction: 'desc' },
  oldest: { sort: 'created_at', direction: 'asc' },
} as const;

type Props = { search: OrdersSearch; onChange: (change: OrdersSearch) => void };

/** In which order the cards of a phone stand: they have no headers to press. */
export function PhoneSort({ search, onChange }: Props) {
  const t = useTranslations('orders');
  return (
    <ChipSelect
      label={t('sort')}
      unset={t('sortName.newest')}
      value={sorts.find((name) => sortSearch[name].sort === search.sort) ?? ''}
      options={sorts.map((value) => ({ value, label: t(`sortName.${value}`) }))}
      onChoose={(chosen) => {
        const name = sorts.find((one) => one === chosen);
        onChange(name === undefined ? { sort: '', direction: '' } : sortSearch[name]);
      }}
    />
  );
}
