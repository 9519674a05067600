import { chakra } from '@chakra-ui/react/styled-system';

/** The drawn circle of a radio button that stands before it in the same label and is not drawn itself. */
export const RadioDot = chakra('span', {
  base: {
    boxSize: 'icon',
    flex: 'none',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'round',
    bg: 'surface',
    'input:checked ~ &, input:checked ~ * > &': { border: '6px solid', borderColor: 'primary' },
    'input[aria-invalid] ~ &': { borderColor: 'refused' },
  },
});
