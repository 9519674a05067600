import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Box } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';
import { useKeys } from '../use-keys.ts';
import { ListCards } from './list-cards.tsx';
import { Tick, TickAll, useTicking } from './ticks.tsx';
import type { Selection } from './ticks.tsx';

const Frame = chakra('table', {
  base: {
    display: { base: 'none', md: 'table' },
    width: 'full',
    minWidth: { lg: 'var(--list-width)' },
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& th': {
      fontWeight: 'medium',
      color: 'ink.muted',
      textAlign: 'left',
      position: 'sticky',
      top: '0',
      zIndex: '2',
      bg: 'surface',
    },
    '& :is(th, td)': {
      height: 'row',
      px: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& :is(th, td):first-child': { pl: '6' },
    '& :is(th, td):last-child': { pr: '6' },
    '& [data-right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr:last-child td': { borderBottomWidth: '0' },
    '& tbody tr:hover': { bg: 'surface.hover' },
    // The link of the first column covers its row: any button of the mouse opens it as a link does. So does what unfolds it.
    '& tbody tr': { position: 'relative' },
    '& td[data-tick]': { position: 'relative', zIndex: '1' },
    '& tr[data-key] > :is(td:first-of-type, td[data-tick] + td) :is(a, [aria-expanded])::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
    },
    '& tbody tr[data-ticked]': { bg: 'primary.tint' },
    '& tbody tr:focus-within': {
      bg: 'primary.tint',
      boxShadow: 'inset 2px 0 0 var(--app-colors-primary)',
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      cursor: 'pointer',
      fontWeight: 'medium',
    },
    '& th[aria-sort] button': { color: 'ink' },
    '& td[data-more]': { p: '6', whiteSpace: 'normal', bg: 'surface.subtle' },
    lgDown: { '& [data-wide]': { display: 'none' } },
  },
});

export type ListColumn<Item> = {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Pixels; a column without takes what is left. */
  width?: number;
  /** Amounts, counts and times stand right. */
  right?: boolean;
  /** Only from 1024 px on. */
  wide?: boolean;
  /** By what its header sorts the list. */
  sortBy?: string;
  /** The whole text where the cell cuts it off. */
  title?: (item: Item) => string | undefined;
};

/** By what a list is sorted, and what a press on a header asks for. */
export type ListSort = {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (by: string, direction: 'asc' | 'desc') => void;
};

export type ListProps<Item> = {
  caption: string;
  columns: readonly ListColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An item under 768 px. */
  card: (item: Item) => ReactNode;
  /** What stands under the item that is unfolded. */
  more?: { key: string | null; of: (item: Item) => ReactNode } | undefined;
  sort?: ListSort;
  selection?: Selection<Item> | undefined;
};

/** Puts the focus on the link of the row so many rows on from the focused one; from outside on the first. */
function focusRow(rows: HTMLTableSectionElement | null, step: 1 | -1) {
  const links = [...(rows?.querySelectorAll<HTMLElement>('[data-key] :is(a, [aria-expanded])') ?? [])];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[at === -1 ? 0 : at + step]?.focus();
}

/** The key of the list's row that has the focus. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('tr[data-key]')?.dataset['key'];
}

function SortedHeader({ label, sortBy, sort }: { label: string; sortBy: string; sort: ListSort }) {
  const sorted = sort.by === sortBy;
  return (
    <button
      type="button"
      onClick={() => sort.onSort(sortBy, sorted && sort.direction === 'desc' ? 'asc' : 'desc')}
    >
      {label}
      {sorted && <Icon of={sort.direction === 'asc' ? ArrowUp : ArrowDown} size="small" />}
    </button>
  );
}

/** Pixels; with more columns than fit in them the list scrolls sideways. */
const pageWidth = 1120;
const flexibleWidth = 160;

/** Dense rows of 40 with a sticky header; under 768 px a card per item. J and K go through the rows, Enter opens. */
export function ListTable<Item>({
  caption,
  columns,
  items,
  keyOf,
  card,
  more,
  sort,
  selection,
}: ListProps<Item>) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const keys = items.map(keyOf);
  const tick = useTicking(keys, selection);
  useKeys<'rows'>({
    j: () => focusRow(rows.current, 1),
    k: () => focusRow(rows.current, -1),
    x: selection === undefined ? null : () => tick(focusedRow(), false),
  });
  const needed = columns.reduce((sum, { width = flexibleWidth }) => sum + width, 48);
  const sortOf = ({ sortBy }: ListColumn<Item>) =>
    sortBy === undefined || sort?.by !== sortBy
      ? undefined
      : sort.direction === 'asc'
        ? ('ascending' as const)
        : ('descending' as const);
  const attributes = ({ right = false, wide = false }: ListColumn<Item>) => ({
    'data-right': right || undefined,
    'data-wide': wide || undefined,
  });
  return (
    <>
      <Box overflowX={needed > pageWidth ? 'auto' : undefined}>
        <Frame aria-label={caption} style={{ '--list-width': `${needed}px` } as CSSProperties}>
          <colgroup>
            {selection !== undefined && <col width={48} />}
            {columns.map(({ key, width, wide = false }) => (
              <col key={key} width={width} data-wide={wide || undefined} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {selection !== undefined && (
                <th scope="col">
                  <TickAll keys={keys} selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <th key={column.key} scope="col" aria-sort={sortOf(column)} {...attributes(column)}>
                  {column.sortBy === undefined || sort === undefined ? (
                    column.label
                  ) : (
                    <SortedHeader label={column.label} sortBy={column.sortBy} sort={sort} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {items.map((item) => (
              <Fragment key={keyOf(item)}>
                <tr data-key={keyOf(item)} data-ticked={selection?.ticked.has(keyOf(item)) || undefined}>
                  {selection !== undefined && (
                    <td data-tick>
                      <Tick
                        label={selection.labelOf(item)}
                        checked={selection.ticked.has(keyOf(item))}
                        onClick={(shift) => tick(keyOf(item), shift)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.key} title={column.title?.(item)} {...attributes(column)}>
                      {column.cell(item)}
                    </td>
                  ))}
                </tr>
                {more?.key === keyOf(item) && (
                  <tr>
                    <td data-more colSpan={columns.length + (selection === undefined ? 0 : 1)}>
                      {more.of(item)}
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </Frame>
      </Box>
      <ListCards {...{ caption, items, keyOf, card, more, selection, tick }} />
    </>
  );
}
