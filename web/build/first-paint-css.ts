import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cyfrowe } from '../src/theme/cyfrowe.ts';
import { ispot } from '../src/theme/ispot.ts';
import { siemens } from '../src/theme/siemens.ts';
import type { Theme } from '../src/theme/theme.ts';
import { breakpoints, textStyles, tokensOf } from '../src/theme/tokens.ts';

const id = 'virtual:first-paint.css';

const fontOf = (theme: Theme): string => tokensOf(theme).fonts.body.value;

const textOf = ({ value }: (typeof textStyles)['h1']): string =>
  Object.entries(value)
    .map(([property, set]) => `${property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}:${set}`)
    .join(';');

/** Header and colours of a theme, and where the title stands: below the steps, which some themes keep in the header of wide windows. */
const themed = (theme: Theme): string => {
  const { colors } = theme;
  const wideTop = theme.stepper === 'content' ? '5.75rem' : '2rem';
  return `.${theme.name}{background:${colors.page};color:${colors.ink};--wide-top:${wideTop};--wide-gutter:${theme.contentPadding / 16}rem}
.${theme.name} header{height:${theme.navbarHeight}px;background:${colors.surface};border-bottom:1px solid ${colors.line}}
.${theme.name} p{color:${colors['ink.muted']}}`.replaceAll(/^\./gmu, '#first-paint.');
};

/**
 * How the title and sentence look that stand in the document: as the application will show them, where it will show them, so
 * that nothing jumps when it takes over.
 */
const css = `body{margin:0}
#first-paint{min-height:100dvh;font:1rem/1.5 ${fontOf(siemens)};font-feature-settings:"cv11","ss03";--gutter:1rem}
#first-paint~#app{display:none}
#first-paint main{box-sizing:border-box;max-width:calc(1170px + 2*var(--gutter));margin:0 auto;padding:8.625rem var(--gutter) 0}
#first-paint h1{margin:0;${textOf(textStyles['h1.phone'])}}
#first-paint p{margin:.5rem 0 0;max-width:640px;text-wrap:pretty}
@media (min-width:${breakpoints.md}){#first-paint{--gutter:var(--wide-gutter)}
#first-paint main{padding-top:5rem}
#first-paint h1{max-width:calc(100% - 272px - 1.5rem);${textOf(textStyles.h1)}}
#first-paint p{max-width:min(640px,calc(100% - 272px - 1.5rem))}}
@media (min-width:${breakpoints.lg}){#first-paint h1{max-width:calc(100% - 320px - 2rem)}}
@media (min-width:${breakpoints.xl}){#first-paint main{padding-top:var(--wide-top)}
#first-paint h1{max-width:720px}}
${[siemens, ispot, cyfrowe].map(themed).join('\n')}
`;

/** Gives the document its first look, made of the themes' rows. */
export function firstPaintCss(): Plugin {
  const made = join(import.meta.dirname, '../../node_modules/.cache/first-paint');
  const file = join(made, 'first-paint.css');
  return {
    name: 'first-paint-css',
    resolveId: (asked) => (asked === id ? file : null),
    async buildStart() {
      await mkdir(made, { recursive: true });
      await writeFile(file, css);
    },
  };
}
