import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { administratorsQuery } from '../../api/administrators.ts';
import { shopNamesQuery } from '../../api/shop-names.ts';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';

/** In which shops. */
export function ShopChip({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const t = useTranslations('orders');
  const shops = useQuery(shopNamesQuery).data?.shops ?? [];
  return (
    <ChipChoices
      label={t('shop')}
      value={value}
      groups={[{ label: null, options: shops.map(({ id, name }) => ({ value: id, label: name })) }]}
      onChoose={onChoose}
    />
  );
}

/** Whose orders; choosing one brings back the list's own order (ADMIN-008). */
export function AttendantChip({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const t = useTranslations('orders');
  const people = useQuery(administratorsQuery).data?.users ?? [];
  const options = people.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <ChipChoices
      label={t('attendant')}
      value={value}
      groups={[{ label: null, options: [{ value: 'none', label: t('noAttendant') }, ...options] }]}
      onChoose={onChoose}
    />
  );
}
