import { chakra } from '@chakra-ui/react/styled-system';

/** A card of one line that unfolds what stands below it; the sign at the line's end turns. */
export const Details = chakra('details', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > :last-child': { transform: 'rotate(180deg)' },
  },
});

/** Its line; laid out by whoever uses it. */
export const DetailsLine = chakra('summary', {
  base: { listStyle: 'none', cursor: 'pointer', alignItems: 'center', minHeight: 'control' },
});
