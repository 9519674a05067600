import type { OrderColumn } from '@app/machines/contract';
import { useTranslations } from 'use-intl';
import { useSheet } from '../../api/use-sheet.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { wireQuery } from './orders-query.ts';
import { sortedBy } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Saves the list's orders, or the chosen ones, as a sheet. */
export function useExport(search: OrdersSearch, columns: readonly OrderColumn[]) {
  const t = useTranslations('orders');
  const { written, save } = useSheet(() => toast('refused', t('exportFailed')));
  return {
    written,
    save(slugs?: ReadonlySet<string>) {
      const { after: _page, ...filters } = search;
      const query = {
        ...wireQuery({ ...filters, ...sortedBy(filters) }),
        columns: columns.join(),
        ...(slugs !== undefined && { slugs: [...slugs].join() }),
      };
      void save('exportOrders', query, 'wnioski.xlsx');
    },
  };
}
