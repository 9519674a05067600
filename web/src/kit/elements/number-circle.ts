import { chakra } from '@chakra-ui/react/styled-system';

/** The round number of a step or a section, or the tick in its place. */
export const NumberCircle = chakra('span', {
  base: {
    boxSize: '7',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid',
    borderRadius: 'round',
    textStyle: 'small',
    fontWeight: 'medium',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { bg: 'done', borderColor: 'done', color: 'surface' },
      current: { bg: 'primary', borderColor: 'primary', color: 'primary.on' },
      begun: { borderColor: 'primary', color: 'primary' },
      ahead: { bg: 'surface', borderColor: 'line.control', color: 'ink.muted' },
    },
  },
});
