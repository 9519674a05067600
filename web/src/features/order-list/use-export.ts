import type { OrderColumn, QueryOf } from '@app/machines/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFile, saveFile } from '../../api/download.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { wireQuery } from './orders-query.ts';
import { sortedBy } from './orders-search.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Saves the list's orders, or the chosen ones, as a sheet; a file that breaks off is thrown away. `written` is kB so far, null at rest. */
export function useExport(search: OrdersSearch, columns: readonly OrderColumn[]) {
  const t = useTranslations('orders');
  const [written, setWritten] = useState<number | null>(null);
  async function save(slugs?: ReadonlySet<string>) {
    const { after: _page, ...filters } = search;
    const query: QueryOf<'exportOrders'> = {
      ...wireQuery({ ...filters, ...sortedBy(filters) }),
      columns: columns.join(),
      ...(slugs !== undefined && { slugs: [...slugs].join() }),
    };
    setWritten(0);
    try {
      const file = await readFile('exportOrders', query, (bytes) => setWritten(Math.ceil(bytes / 1000)));
      saveFile(file, 'wnioski.xlsx');
    } catch {
      toast('refused', t('exportFailed'));
    }
    setWritten(null);
  }
  return { written, save: (slugs?: ReadonlySet<string>) => void save(slugs) };
}
