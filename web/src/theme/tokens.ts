import type { Theme } from './theme.ts';

/** Widths at which the layout changes: buttons, card at the side, tables and field rows, stepper and panel menu. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1100px' };

const px = (value: number) => ({ value: `${value / 16}rem` });

/** The 8 px rhythm under the usual numbers (a step is 4 px); half steps only inside a line. */
const spacing = {
  '0': { value: '0' },
  '0.5': px(2),
  '1': px(4),
  '2': px(8),
  '3': px(12),
  '4': px(16),
  '5': px(20),
  '6': px(24),
  '8': px(32),
  '10': px(40),
  '12': px(48),
  '16': px(64),
  gutter: { value: 'var(--gutter)' },
};

const sizes = {
  ...spacing,
  '7': px(28),
  full: { value: '100%' },
  content: { value: '1170px' },
  column: { value: '720px' },
  aside: { value: '386px' },
  control: px(48),
  'control.panel': px(40),
  row: px(40),
  icon: px(20),
  'icon.small': px(16),
};

/** What a status or an answer means, the same in each theme: text, dot and quiet background. */
const meaning = {
  done: { DEFAULT: { value: '#17703D' }, dot: { value: '#1F9254' }, tint: { value: '#EAF5EE' } },
  waiting: { DEFAULT: { value: '#855300' }, dot: { value: '#D48806' }, tint: { value: '#FDF5E3' } },
  refused: { DEFAULT: { value: '#B3261E' }, dot: { value: '#D33A31' }, tint: { value: '#FDF0EF' } },
  idle: { dot: { value: '#8B999F' } },
};

/** 'primary' and 'primary.hover' become {primary: {DEFAULT, hover}}. */
function nested(colors: Theme['colors']) {
  const groups: Record<string, Record<string, { value: string }>> = {};
  for (const [path, value] of Object.entries(colors)) {
    const [group = path, shade = 'DEFAULT'] = path.split('.');
    (groups[group] ??= {})[shade] = { value };
  }
  return groups;
}

/** A theme's row as design tokens. */
export function tokensOf(theme: Theme) {
  return {
    colors: { ...nested(theme.colors), ...meaning },
    fonts: {
      body: {
        value:
          '"Inter Variable",ui-sans-serif,system-ui,-apple-system,"Segoe UI","Helvetica Neue",Arial,sans-serif',
      },
      mono: { value: 'ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Liberation Mono",monospace' },
    },
    fontWeights: { regular: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
    spacing,
    sizes: {
      ...sizes,
      navbar: px(theme.navbarHeight),
      logo: px(theme.logoHeight),
      bank: px(80 * theme.bankTileFactor),
    },
    radii: { small: px(4), box: px(8), chip: px(16), round: { value: '50%' } },
    shadows: { float: { value: '0 8px 24px rgb(16 37 43 / .14), 0 1px 3px rgb(16 37 43 / .10)' } },
    easings: { calm: { value: 'cubic-bezier(.2,0,0,1)' } },
    durations: { colour: { value: '160ms' } },
  };
}

const text = (size: number, line: number, more: Record<string, string> = {}) => ({
  value: { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem`, ...more },
});

/** The type scale: figure, three headings, body, small, and caption for stepper and badges only. */
export const textStyles = {
  figure: text(32, 40, {
    fontWeight: '600',
    letterSpacing: '-.018em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  h1: text(28, 36, { fontWeight: '600', letterSpacing: '-.012em', textWrap: 'balance' }),
  'h1.phone': text(24, 32, { fontWeight: '600', letterSpacing: '-.012em', textWrap: 'balance' }),
  h2: text(20, 28, { fontWeight: '600', letterSpacing: '-.006em' }),
  h3: text(16, 24, { fontWeight: '600' }),
  body: text(16, 24),
  small: text(14, 20),
  caption: text(12, 16),
};
