import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, mergeConfigs } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { globalCss, keyframes } from './global-css.ts';
import type { Theme } from './theme.ts';
import { breakpoints, textStyles, tokensOf } from './tokens.ts';

/** The room beside the content; on phones the same in every theme. */
const gutterOf = ({ contentPadding }: Theme) => ({
  '--gutter': `${contentPadding / 16}rem`,
  '@media (max-width: 767px)': { '--gutter': '1rem' },
});

/** Chakra's engine with our tokens only: its own palette and recipes would weigh 16 kB on the first paint. */
export function systemOf(theme: Theme): SystemContext {
  return createSystem(
    mergeConfigs(defaultBaseConfig, {
      cssVarsPrefix: 'app',
      cssVarsRoot: ':where(:root, :host)',
      preflight: true,
      globalCss: { ...globalCss, ':root': gutterOf(theme) },
      theme: { breakpoints, keyframes, tokens: tokensOf(theme), textStyles },
    }),
  );
}
