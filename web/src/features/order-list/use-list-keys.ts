import { focusedRow } from '../../kit/table/list-table.tsx';
import { useKeys } from '../../kit/use-keys.ts';

type Acts = {
  ticked: ReadonlySet<string>;
  /** Null where the reader ticks nothing. */
  onTick: ((ticked: ReadonlySet<string>) => void) | null;
  onAsk: (asks: 'attendant' | 'task') => void;
  /** Null where there is no export. */
  onExport: ((ticked?: ReadonlySet<string>) => void) | null;
  /** The list's tabs in reading order. */
  tabs: readonly (() => void)[];
};

/** The keys of a list of orders beside those of its rows and pages; with nothing ticked A and T mean the row in focus. */
export function useListKeys({ ticked, onTick, onAsk, onExport, tabs }: Acts): void {
  const ask = (asks: 'attendant' | 'task') =>
    onTick === null
      ? null
      : () => {
          const row = focusedRow();
          if (ticked.size === 0 && row !== undefined) onTick(new Set([row]));
          if (ticked.size > 0 || row !== undefined) onAsk(asks);
        };
  const tab = (place: number) => tabs[place - 1] ?? null;
  useKeys<'orders'>({
    a: ask('attendant'),
    t: ask('task'),
    e: onExport === null ? null : () => (ticked.size > 0 ? onExport(ticked) : onExport()),
    f: () => document.querySelector<HTMLElement>('[data-filters] button')?.focus(),
    ...{ 1: tab(1), 2: tab(2), 3: tab(3), 4: tab(4) },
    escape: onTick === null || ticked.size === 0 ? null : () => onTick(new Set()),
  });
}
