import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A filter in the row above a list: outlined, tinted where it is set. */
export const chipStyle = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flex: 'none',
    height: '8',
    px: '3',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'chip',
    bg: 'surface',
    color: 'ink',
    fontFamily: 'body',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { borderColor: 'ink.muted' },
  },
  variants: {
    chosen: { true: { borderColor: 'primary', bg: 'primary.tint', '&:hover': { borderColor: 'primary' } } },
  },
});
