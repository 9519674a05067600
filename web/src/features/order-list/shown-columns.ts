import type { OrderColumn } from '@app/machines/contract';
import { useState } from 'react';
import { useSettings } from '../../api/settings.ts';
import { staffColumns } from './order-columns.tsx';
import type { SavedView } from './saved-views.ts';

/** The columns of staff: those of the open view, else the user's own; how they are changed and brought back. */
export function useShownColumns(open: SavedView | undefined): {
  columns: readonly OrderColumn[];
  /** What a view saved now keeps of them; null: the reader's own. */
  kept: readonly OrderColumn[] | null;
  onChange: (columns: readonly OrderColumn[]) => void;
  onReset: (() => void) | null;
} {
  const { settings, change } = useSettings();
  const [tried, setTried] = useState<{ view: string; columns: readonly OrderColumn[] } | null>(null);
  if (open?.columns == null) {
    const own = settings.columns.orders;
    return {
      columns: own ?? staffColumns,
      kept: own,
      onChange: (orders) => change({ columns: { orders: [...orders] } }),
      onReset: own === null ? null : () => change({ columns: { orders: null } }),
    };
  }
  const triedHere = tried?.view === open.id ? tried.columns : null;
  return {
    columns: triedHere ?? open.columns,
    kept: triedHere ?? open.columns,
    onChange: (columns) => setTried({ view: open.id, columns }),
    onReset: triedHere === null ? null : () => setTried(null),
  };
}
