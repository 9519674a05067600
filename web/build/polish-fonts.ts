import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const id = 'virtual:fonts.css';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** What Polish pages are written in; a character of another language brings the font's whole files. */
export const polishCharacters = {
  latin: `${ascii}\u00A0Óó§©°±²³·×½«»–—‘’“”„•…€−↑↓`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻż',
} as const;

type Part = keyof typeof polishCharacters;

/** The ranges of the font's own files, as its makers publish them, without the hyphen and the joiner that the first file lacks: they would bring it in vain. */
const wholeRanges: Readonly<Record<Part, string>> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2010, ' +
    'U+2012-205F, U+2061-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, ' +
    'U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
};

/** What the pages ask of the font: kerning, marks, figures of one width, and the shapes that the whole page has (global-css.ts). */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];

const weights = { min: 400, max: 600, default: 400 };

const face = (file: string, weight: string, range: string): string => `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}
`;

const rangeOf = (characters: string): string =>
  Array.from(characters, (one) => `U+${one.codePointAt(0)?.toString(16)}`).join(', ');

/**
 * The page's font cut to what Polish needs, 24 kB instead of 133, beside the whole files for everything else: of faces that
 * hold a character the browser takes the last.
 */
export function polishFonts(): Plugin {
  const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  const made = join(import.meta.dirname, '../../node_modules/.cache/fonts');
  const css = join(made, 'fonts.css');
  const whole = (part: Part): string => join(fonts, `files/inter-${part}-wght-normal.woff2`);
  async function cut(part: Part): Promise<void> {
    const font = await subsetFont(await readFile(whole(part)), polishCharacters[part], {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { wght: weights },
    });
    await writeFile(join(made, `inter-${part}-polish.woff2`), font);
  }
  return {
    name: 'polish-fonts',
    resolveId: (asked) => (asked === id ? css : null),
    async buildStart() {
      await mkdir(made, { recursive: true });
      const parts = Object.keys(polishCharacters) as Part[];
      await Promise.all(parts.map(cut));
      const faces = [
        ...parts.map((part) =>
          face(
            `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
            '100 900',
            wholeRanges[part],
          ),
        ),
        ...parts.map((part) =>
          face(
            `./inter-${part}-polish.woff2`,
            `${weights.min} ${weights.max}`,
            rangeOf(polishCharacters[part]),
          ),
        ),
      ];
      await writeFile(css, faces.join(''));
    },
  };
}
