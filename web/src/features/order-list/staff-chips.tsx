import { orderFlagNames, orderFlags } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { ChipChoices } from '../../kit/table/chip-choices.tsx';
import { AttendantChip, ShopChip } from './filter-chips.tsx';
import type { OrdersSearch } from './orders-search.ts';

type Props = { search: OrdersSearch; onChange: (change: OrdersSearch) => void };

/** What administrators narrow a list by: why somebody has to look, in which shops, and whose orders. */
export function StaffChips({ search, onChange }: Props) {
  const t = useTranslations('orders');
  return (
    <>
      <ChipChoices
        label={t('reason')}
        value={search.manualType ?? ''}
        groups={[
          { label: null, options: orderFlags.map((value) => ({ value, label: orderFlagNames[value] })) },
        ]}
        onChoose={(manualType) => onChange({ manualType })}
      />
      <ShopChip value={search.supplier ?? ''} onChoose={(supplier) => onChange({ supplier })} />
      <AttendantChip
        value={search.attendant ?? ''}
        onChoose={(attendant) => onChange({ attendant, sort: '', direction: '' })}
      />
    </>
  );
}
