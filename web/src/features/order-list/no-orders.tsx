import { useTranslations } from 'use-intl';
import { Button } from '../../kit/elements/button.tsx';
import { EmptyState } from '../../kit/elements/empty-state.tsx';
import { isNarrowed, typedIn } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';

/** An empty list says why it is empty and what to do: an unknown number, a search, filters, or no order yet. */
export function NoOrders({ search, onClear }: { search: OrdersSearch; onClear: () => void }) {
  const t = useTranslations('orders');
  const typed = typedIn(search);
  if (!isNarrowed(search)) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const isNumber = /^\d{3,9}$/.test(typed);
  const title =
    typed === ''
      ? t('noneTitle')
      : isNumber
        ? t('noNumberTitle', { number: typed })
        : t('notFoundTitle', { typed });
  return (
    <EmptyState
      title={title}
      text={typed === '' ? t('noneText') : t('notFoundText')}
      action={
        <Button size="panel" onClick={onClear}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
