import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Box } from '../elements/box.tsx';

const Frame = chakra('table', {
  base: {
    display: { base: 'none', md: 'table' },
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& th': {
      fontWeight: 'medium',
      color: 'ink.muted',
      textAlign: 'left',
      position: 'sticky',
      top: '0',
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
  /** The whole text where the cell cuts it off. */
  title?: (item: Item) => string | undefined;
};

export type ListProps<Item> = {
  caption: string;
  columns: readonly ListColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An item under 768 px. */
  card: (item: Item) => ReactNode;
};

/** Dense rows of 40 with a sticky header; under 768 px a card per item. */
export function ListTable<Item>({ caption, columns, items, keyOf, card }: ListProps<Item>) {
  const attributes = ({ right = false, wide = false }: ListColumn<Item>) => ({
    'data-right': right || undefined,
    'data-wide': wide || undefined,
  });
  return (
    <>
      <Frame aria-label={caption}>
        <colgroup>
          {columns.map(({ key, width, wide = false }) => (
            <col key={key} width={width} data-wide={wide || undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" {...attributes(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {columns.map((column) => (
                <td key={column.key} title={column.title?.(item)} {...attributes(column)}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Frame>
      <Box as="ul" display={{ md: 'none' }} aria-label={caption}>
        {items.map((item) => (
          <Box
            as="li"
            key={keyOf(item)}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="4px 16px"
            p="4"
            textStyle="small"
            borderBottom="1px solid"
            borderColor="line"
            _last={{ borderBottomWidth: '0' }}
          >
            {card(item)}
          </Box>
        ))}
      </Box>
    </>
  );
}
