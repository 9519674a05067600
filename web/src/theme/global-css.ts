/** What shows where the keyboard is. */
export const focusRing = { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' } as const;

/** What holds for every page; the rest belongs to the parts. */
export const globalCss = {
  html: { textSizeAdjust: '100%', scrollPaddingTop: '5rem' },
  body: {
    margin: '0',
    bg: 'page',
    color: 'ink',
    fontFamily: 'body',
    textStyle: 'body',
    fontFeatureSettings: '"cv11","ss03"',
    WebkitFontSmoothing: 'antialiased',
    minHeight: '100dvh',
  },
  '#app': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'p, li, dd': { textWrap: 'pretty' },
  a: {
    color: 'link',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
  },
  'a:hover': { textDecorationThickness: '2px' },
  // What one tabs to comes into the window with its surroundings: a tick's own box is a single point of its label.
  'a, button, input, select, textarea': { scrollMarginBlock: '3rem' },
  ':focus-visible': { ...focusRing, borderRadius: 'box' },
  '[tabindex="-1"]:focus-visible': { outlineStyle: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
  },
};

export const keyframes = {
  turn: { to: { transform: 'rotate(1turn)' } },
  breathe: { to: { opacity: '.45' } },
};
