import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: 'ink.muted' },
    '& > dd': { m: '0', textAlign: 'right', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& > [data-total]': {
      borderTop: '1px solid',
      borderColor: 'line',
      pt: '3',
      mt: '1',
      color: 'ink',
      fontWeight: 'semibold',
    },
    '& > dt[data-total]': { mr: '-4' },
  },
  variants: {
    size: { small: { textStyle: 'small', rowGap: '2' }, body: { textStyle: 'body', rowGap: '3' } },
  },
  defaultVariants: { size: 'small' },
});

export type KeyValue = { label: ReactNode; value: ReactNode; total?: boolean };

type Props = { rows: readonly KeyValue[]; size?: 'small' | 'body' };

/** Labels left, amounts right-aligned; a total stands under a rule. */
export function KeyValues({ rows, size = 'small' }: Props) {
  return (
    <List size={size}>
      {rows.map((row, index) => (
        <Fragment key={index}>
          <dt data-total={row.total || undefined}>{row.label}</dt>
          <dd data-total={row.total || undefined}>{row.value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
