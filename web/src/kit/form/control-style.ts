import { defineRecipe } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../theme/global-css.ts';

/** The face of text fields and selects. */
export const controlStyle = defineRecipe({
  base: {
    height: 'control',
    width: 'full',
    minWidth: '0',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'box',
    bg: 'surface',
    px: '4',
    fontFamily: 'body',
    textStyle: 'body',
    color: 'ink',
    transitionProperty: 'border-color',
    transitionDuration: 'colour',
    '&:hover': { borderColor: 'ink.muted' },
    '&:focus': focusRing,
    '&::placeholder': { color: 'ink.muted', opacity: 1 },
    '&[aria-invalid]': { borderColor: 'refused', boxShadow: 'inset 0 0 0 1px var(--app-colors-refused)' },
    '&:read-only:not(select)': { bg: 'surface.subtle', borderColor: 'line', color: 'ink.muted' },
    '&:disabled': {
      bg: 'surface.disabled',
      borderColor: 'line',
      color: 'ink.disabled',
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
  variants: {
    size: { client: {}, panel: { height: 'control.panel', px: '3', textStyle: 'small' } },
    figures: { true: { fontVariantNumeric: 'tabular-nums' } },
    /** Something stands inside at the right end. A variant, not a property: what a place says of its inputs wins. */
    trailed: { true: { pr: '12' } },
  },
});
