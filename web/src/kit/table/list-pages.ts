import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The pages of a list that were left behind on the way to this one. */
    pagesBefore?: readonly PageBefore[];
  }
}

/** Where a page began ('' for the first), and how many rows it held. */
interface PageBefore {
  readonly after: string;
  readonly rows: number;
}

/** The way through a list that is read by key. */
export interface ListPages {
  /** Rows on the pages before this one; null where it was opened by its address alone. */
  readonly rowsBefore: number | null;
  /** Null on the first page. */
  readonly toPrevious: (() => void) | null;
  /** Leaves a page of so many rows for the one that begins behind the cursor. */
  readonly toNext: (cursor: string, rows: number) => void;
}

/**
 * The page's cursor stands in the address as `after`, those of the pages before it in the history's state: a key leads
 * forwards only. A page opened by its address goes back to the first.
 */
export function useListPages(): ListPages {
  const router = useRouter();
  const { href, before } = useLocation({
    select: ({ href: address, state }) => ({ href: address, before: state.pagesBefore ?? [] }),
    structuralSharing: true,
  });
  const url = new URL(href, window.location.origin);
  const after = url.searchParams.get('after') ?? '';
  const open = (cursor: string, pagesBefore: readonly PageBefore[]) => {
    if (cursor === '') url.searchParams.delete('after');
    else url.searchParams.set('after', cursor);
    router.history.push(`${url.pathname}${url.search}`, { pagesBefore });
  };
  return {
    rowsBefore: after !== '' && before.length === 0 ? null : before.reduce((sum, { rows }) => sum + rows, 0),
    toPrevious: after === '' ? null : () => open(before.at(-1)?.after ?? '', before.slice(0, -1)),
    toNext: (cursor, rows) => open(cursor, [...before, { after, rows }]),
  };
}
