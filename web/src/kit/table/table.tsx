import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { tableStyle } from './table-style.ts';

const Frame = chakra('table', tableStyle);

export type Column<Item> = {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Amounts and counts stand right. */
  right?: boolean;
};

type Props<Item> = {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  total?: { label: ReactNode; value: ReactNode };
};

/** A client's table: rows from 1024 on, below a block per row with the labels before the values. First column names the row. */
export function Table<Item>({ caption, columns, items, keyOf, total }: Props<Item>) {
  return (
    <Frame aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-right={column.right || undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            {columns.map((column, index) => (
              <td
                key={column.key}
                data-right={column.right || undefined}
                data-name={index === 0 || undefined}
                data-label={index === 0 ? undefined : column.label}
              >
                <span>{column.cell(item)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={columns.length - 1}>{total.label}</td>
            <td data-right>{total.value}</td>
          </tr>
        </tfoot>
      )}
    </Frame>
  );
}
