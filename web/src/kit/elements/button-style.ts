import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The face of everything pressed: 48 high (40 in panels), colour alone changes under the pointer. */
export const buttonStyle = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'box',
    fontFamily: 'body',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    position: 'relative',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'colour',
    transitionTimingFunction: 'calm',
    '&[data-busy]': { color: 'transparent', cursor: 'progress' },
    '&[data-busy] > *': { visibility: 'hidden' },
    '&[data-busy]::after': {
      content: '""',
      position: 'absolute',
      boxSize: 'icon',
      borderRadius: 'round',
      border: '2px solid',
      borderColor: 'line',
      animation: 'turn 900ms linear infinite',
    },
    '&:disabled': {
      bg: 'surface.disabled',
      color: 'ink.disabled',
      borderColor: 'line',
      cursor: 'not-allowed',
    },
  },
  variants: {
    kind: {
      primary: {
        bg: 'primary',
        color: 'primary.on',
        '&:hover:not(:disabled)': { bg: 'primary.hover' },
        '&:active:not(:disabled)': { bg: 'primary.pressed' },
        '&[data-busy]::after': { borderColor: 'rgb(255 255 255 / .35)', borderTopColor: 'primary.on' },
      },
      second: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line.control',
        '&:hover:not(:disabled)': { bg: 'surface.hover' },
        '&[data-busy]::after': { borderTopColor: 'ink' },
      },
      irreversible: {
        bg: 'surface',
        color: 'refused',
        borderColor: 'refused',
        '&:hover:not(:disabled)': { bg: 'refused.tint' },
        '&[data-busy]::after': { borderTopColor: 'refused' },
      },
      quiet: {
        bg: 'transparent',
        color: 'link',
        '&:hover:not(:disabled)': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
        '&:disabled': { bg: 'transparent', borderColor: 'transparent' },
        '&[data-busy]::after': { borderTopColor: 'link' },
      },
    },
    size: {
      client: { minHeight: 'control', px: '6', textStyle: 'body', fontWeight: 'medium' },
      panel: { minHeight: 'control.panel', px: '4', textStyle: 'small', fontWeight: 'medium' },
    },
    wide: { true: { width: 'full' } },
  },
  compoundVariants: [{ kind: 'quiet', css: { px: '0' } }],
  defaultVariants: { kind: 'second', size: 'client' },
});
