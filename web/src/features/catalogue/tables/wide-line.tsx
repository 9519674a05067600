import { chakra } from '@chakra-ui/react/styled-system';

const whole = '@media (min-width: 1240px)';
const some = '@media (min-width: 768px) and (max-width: 1239px)';

/** Cells of a row that needs the whole page: in one line under the words of the first row, or in lines of four, or of two on a phone, each under its own. */
export const WideLine = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
    gap: '0 8px',
    alignItems: 'start',
    pt: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
    fontVariantNumeric: 'tabular-nums',
    '& [aria-live]:empty': { display: 'none' },
    '& [data-unit]': { display: 'none' },
    '& input:has(+ * [data-unit])': { px: '2' },
    // The last column is the button's alone.
    '& > :nth-of-type(2n + 1)': { gridColumn: '1' },
    '& > :nth-of-type(2n)': { gridColumn: '2' },
    '& > [data-remove][data-remove]': { gridColumn: '3', gridRow: '1', mt: '6' },
    [some]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
      '& > :nth-of-type(4n + 1)': { gridColumn: '1' },
      '& > :nth-of-type(4n + 2)': { gridColumn: '2' },
      '& > :nth-of-type(4n + 3)': { gridColumn: '3' },
      '& > :nth-of-type(4n)': { gridColumn: '4' },
      '& > [data-remove][data-remove]': { gridColumn: '5' },
    },
    [whole]: {
      gridTemplateColumns: 'var(--cells) auto',
      '& > :nth-of-type(n)': { gridColumn: 'auto' },
      '& > [data-remove][data-remove]': { gridColumn: 'auto', gridRow: 'auto', mt: '1' },
      '&:first-of-type > [data-remove][data-remove]': { mt: '6' },
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
  },
});
