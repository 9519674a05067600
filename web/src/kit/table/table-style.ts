import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Rows with rules between; the same cells become blocks under 1024. */
export const tableStyle = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th': {
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'ink.muted',
      textAlign: 'left',
      whiteSpace: 'nowrap',
    },
    '& th, & td': { py: '3', px: '4', verticalAlign: 'top', borderBottom: '1px solid', borderColor: 'line' },
    '& :is(th, td):first-child': { pl: '6' },
    '& :is(th, td):last-child': { pr: '6' },
    '& [data-right]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& tbody:last-child > tr:last-child > td, & tfoot td': { borderBottomWidth: '0' },
    '& tfoot td': { fontWeight: 'semibold' },
    lgDown: {
      display: 'block',
      '& tbody, & tfoot': { display: 'block' },
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '4px 16px',
        p: '4',
        borderBottom: '1px solid',
        borderColor: 'line',
      },
      '& tbody:last-child > tr:last-child, & tfoot tr': { borderBottomWidth: '0' },
      '& td, & :is(th, td):first-child, & :is(th, td):last-child': { p: '0', borderBottomWidth: '0' },
      '& td[data-name]': { gridColumn: '1 / -1', fontWeight: 'medium' },
      '& td[data-label]': { display: 'contents' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        color: 'ink.muted',
        textStyle: 'small',
        lineHeight: '1.5rem',
        textAlign: 'left',
      },
      '& td[data-label] > *': { textAlign: 'right' },
    },
  },
});
