import { chakra } from '@chakra-ui/react/styled-system';

export const Box = chakra('div');
export const Span = chakra('span');
export const Paragraph = chakra('p');
export const Anchor = chakra('a');

/** Children in a line, 8 apart by default. */
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

/** The twelve columns of field rows; one column under 1024, or two of which narrow fields take one. Children say their width with `data-span`. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    '& > *': { gridColumn: { lg: 'span 6' } },
    '& > [data-span="3"]': { gridColumn: { lg: 'span 3' } },
    '& > [data-span="4"]': { gridColumn: { lg: 'span 4' } },
    '& > [data-span="5"]': { gridColumn: { lg: 'span 5' } },
    '& > [data-span="7"]': { gridColumn: { lg: 'span 7' } },
    '& > [data-span="8"]': { gridColumn: { lg: 'span 8' } },
    '& > [data-span="12"]': { gridColumn: { lg: 'span 12' } },
  },
  variants: {
    phone: {
      halves: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(12, minmax(0, 1fr))' },
        '& > *': { gridColumn: { base: '1 / -1', lg: 'span 6' } },
        '& > [data-span="3"]': { gridColumn: { base: 'span 1', lg: 'span 3' } },
        '& > [data-span="4"]': { gridColumn: { base: 'span 1', lg: 'span 4' } },
        '& > [data-span="5"]': { gridColumn: { base: '1 / -1', lg: 'span 5' } },
        '& > [data-span="7"]': { gridColumn: { base: '1 / -1', lg: 'span 7' } },
        '& > [data-span="8"]': { gridColumn: { base: '1 / -1', lg: 'span 8' } },
        '& > [data-span="12"]': { gridColumn: { base: '1 / -1', lg: 'span 12' } },
      },
    },
  },
});

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read aloud, not drawn. */
export const ForScreenReader = chakra('span', { base: visuallyHidden });
