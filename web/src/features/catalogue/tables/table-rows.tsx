import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader } from '../../../kit/elements/box.tsx';
import { AmountInput } from '../../../kit/form/amount-input.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { PercentInput } from '../../../kit/form/percent-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { snakeCase } from '@app/machines/fields';
import { countIn } from '../category-values.ts';
import { Cell, Line, Lines, Remove, replaced, without } from '../row-cells.tsx';
import type { Column, TableKind } from './table-kind.ts';
import { WideLine } from './wide-line.tsx';

type Props<Row, Wire> = {
  kind: TableKind<Row, Wire>;
  rows: readonly Row[];
  onRows: (rows: readonly Row[]) => void;
  onAdd: (() => void) | undefined;
  errorOf: (path: string) => string | undefined;
};

/** The rows of a table under one line of words; Enter adds one, Ctrl+Backspace takes away the one that is typed into. */
export function TableRows<Row, Wire>({ kind, rows, onRows, onAdd, errorOf }: Props<Row, Wire>) {
  const RowLine = kind.wide === true ? WideLine : Line;
  const list = useRef<HTMLUListElement>(null);
  const remove = (at: number) => {
    onRows(without(rows, at));
    requestAnimationFrame(() =>
      list.current?.children[Math.max(at - 1, 0)]?.querySelector<HTMLElement>('input')?.focus(),
    );
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.ctrlKey && event.key === 'Backspace') {
      event.preventDefault();
      remove(at);
    } else if (!event.ctrlKey && event.key === 'Enter' && onAdd !== undefined && isTyped(event.target)) {
      event.preventDefault();
      onAdd();
    }
  };
  return (
    <Lines ref={list} style={{ '--cells': kind.cells } as object}>
      {rows.map((row, at) => (
        <RowLine key={at} data-row onKeyDown={press(at)}>
          {kind.columns.map((column) => (
            <RowCell
              key={column.name}
              {...{ column, row, at }}
              error={errorOf(`rows.${at}.${snakeCase(column.name)}`)}
              onValue={(value) => onRows(replaced(rows, at, { [column.name]: value } as Partial<Row>))}
            />
          ))}
          <Remove row={at} onRemove={() => remove(at)} />
        </RowLine>
      ))}
    </Lines>
  );
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

type RowCellProps<Row> = {
  column: Column<Row>;
  row: Row;
  at: number;
  error: string | undefined;
  onValue: (value: string | number | boolean | null) => void;
};

function RowCell<Row>({ column, row, at, error, onValue }: RowCellProps<Row>) {
  const t = useTranslations('tables');
  const { kind, emptied = null } = column;
  const value: unknown = row[column.name];
  const label = t(`columns.${column.word}`);
  const spoken = t('cell', { column: label, row: at + 1 });
  if (kind === 'yes')
    return (
      <Box data-tick mb="2">
        <Box data-words mb="1" fontWeight="medium" aria-hidden>
          {label}
        </Box>
        <Box minHeight="10" display="grid" alignContent="center">
          <Checkbox
            checked={value === true}
            onChecked={onValue}
            label={<ForScreenReader>{spoken}</ForScreenReader>}
            error={error}
          />
        </Box>
      </Box>
    );
  const number = value as number | null;
  return (
    <Cell {...{ label, spoken, error }}>
      {kind === 'amount' ? (
        <AmountInput size="panel" value={number} onValue={(grosz) => onValue(grosz ?? emptied)} />
      ) : kind === 'percent' ? (
        <PercentInput size="panel" value={number} onValue={(percent) => onValue(percent ?? emptied)} />
      ) : kind === 'count' ? (
        <TextInput
          size="panel"
          display="block"
          inputMode="numeric"
          textAlign="right"
          figures
          value={number === null || number === 0 ? '' : number}
          onChange={(event) => onValue(countIn(event.target.value) ?? emptied)}
        />
      ) : (
        <TextInput
          size="panel"
          display="block"
          {...(kind === 'digits' ? { inputMode: 'numeric', figures: true } : { maxLength: 64 })}
          value={String(value)}
          onChange={({ target }) =>
            onValue(kind === 'digits' ? target.value.replace(/\D/gu, '').slice(0, 3) : target.value)
          }
        />
      )}
    </Cell>
  );
}
