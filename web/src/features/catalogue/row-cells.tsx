import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Span } from '../../kit/elements/box.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { Field } from '../../kit/form/field.tsx';

/** Cells of a row that is typed into: side by side where there is room, under the words of the first row; two in a line on a phone. */
export const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr)) auto', md: 'var(--cells) auto' },
    gap: '0 12px',
    alignItems: { base: 'end', md: 'start' },
    pt: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
    fontVariantNumeric: 'tabular-nums',
    '& > [data-figure]': { textAlign: 'right', alignSelf: { md: 'start' } },
    '& > [data-figure] > :last-child': { md: { lineHeight: '40px' } },
    '& [aria-live]:empty': { display: 'none' },
    // The word over an amount says its unit: half a phone is too narrow for it.
    '@media (max-width: 767px)': {
      '& [data-unit]': { display: 'none' },
      '& input:has(+ * [data-unit])': { px: '2' },
    },
    '& > [data-span]': { mb: '2' },
    md: {
      // A tick's own words stand beside it, and are its label.
      '&:not(:first-of-type) label:not(:has(input))': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '&:not(:first-of-type) [data-words]': { display: 'none' },
      '&:not(:first-of-type) > [data-tick]': { pt: '1' },
    },
    // The third column of a phone is the button's alone.
    '& > :nth-of-type(odd)': { gridColumn: { base: '1', md: 'auto' } },
    '& > :nth-of-type(even)': { gridColumn: { base: '2', md: 'auto' } },
    '& > [data-remove][data-remove]': {
      gridColumn: { base: '3', md: 'auto' },
      gridRow: { base: '1', md: 'auto' },
      // Beside the controls, which stand under their words in the first row.
      mt: { md: '1' },
      mb: { base: '2', md: '0' },
    },
    '&:first-of-type > [data-remove][data-remove]': { mt: { md: '6' } },
  },
});

export const Lines = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', textStyle: 'small' } });

/** The rows with one of them changed. */
export const replaced = <Row,>(rows: readonly Row[], at: number, change: Partial<Row>): readonly Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...change } : row));
/** The rows without one of them. */
export const without = <Row,>(rows: readonly Row[], at: number): readonly Row[] =>
  rows.filter((_, index) => index !== at);

type CellProps = { label: string; spoken: string; error: string | undefined; children: ReactNode };

/** A control of a row; its label stands over the first row for eyes, and names each for a reader. */
export function Cell({ label, spoken, error, children }: CellProps) {
  return (
    <Field
      label={
        <>
          <Span aria-hidden>{label}</Span>
          <ForScreenReader>{spoken}</ForScreenReader>
        </>
      }
      error={error}
    >
      {children}
    </Field>
  );
}

/** Takes a row away. */
export function Remove({ row, onRemove }: { row: number; onRemove: () => void }) {
  const t = useTranslations('category');
  return (
    <Box data-remove>
      <IconButton icon={Trash2} label={t('removeRow', { row: row + 1 })} onClick={onRemove} />
    </Box>
  );
}
