import { defineRecipe } from '@chakra-ui/react/styled-system';
import { focusRing } from '../../theme/global-css.ts';

/** A tile that is chosen: the edge grows inwards, so that nothing moves. */
export const tileStyle = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    p: { base: '15px', lg: '23px' },
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    cursor: 'pointer',
    transitionProperty: 'border-color',
    transitionDuration: 'colour',
    '&:hover': { borderColor: 'line.control' },
    '&:has(input:checked)': {
      borderColor: 'primary',
      boxShadow: 'inset 0 0 0 1px var(--app-colors-primary)',
    },
    '&:has(input:focus-visible)': focusRing,
    '&:has(input:disabled)': { bg: 'surface.disabled', color: 'ink.disabled', cursor: 'not-allowed' },
  },
  variants: {
    line: {
      true: {
        flexDirection: 'row',
        alignItems: 'flex-start',
        gap: '4',
        p: { base: '15px', lg: '15px 23px' },
      },
    },
    bank: {
      true: {
        height: { base: '64px', sm: 'bank' },
        p: '4px 8px',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        textStyle: 'small',
        fontWeight: 'medium',
      },
    },
  },
});
