import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const pages = join(import.meta.dirname, '../../docs/how-to');
const folders = '(?:machines|db|api|web|model-tests|docs)';

/** A block of a page that names a file: all of a new one (`ts api/src/…`), or what changes in one that stands (`diff api/src/…`). */
interface Block {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

/** A how-to page as the steps that its blocks hold. */
export interface HowTo {
  readonly page: string;
  readonly blocks: readonly Block[];
  /** The tests that the page has run, by their paths. */
  readonly tests: readonly string[];
}

/** The pages that add something. */
export const howTos = (): readonly HowTo[] =>
  globSync('add-*.md', { cwd: pages })
    .toSorted()
    .map((name) => readHowTo(name, readFileSync(join(pages, name), 'utf8')));

export function readHowTo(name: string, text: string): HowTo {
  const fence = new RegExp(`^\`\`\`(\\w+) (${folders}/\\S+)\\n(.*?)^\`\`\`$`, 'gmsu');
  const blocks = [...text.matchAll(fence)].map(([, language = '', path = '', inner = '']) => ({
    language,
    path,
    text: inner,
  }));
  const tests = [...text.matchAll(/vitest run --project node (\S.*)$/gmu)].flatMap(([, paths = '']) =>
    paths.trim().split(' '),
  );
  return { page: basename(name, '.md'), blocks, tests };
}

/** Does in a copy of the checkout what a page says; throws where the page and the sources do not fit. */
export function perform({ page, blocks }: HowTo, folder: string): void {
  for (const { language, path, text } of blocks) {
    const file = join(folder, path);
    if (language === 'diff') {
      if (!existsSync(file)) throw new Error(`${page}: there is no ${path}`);
      writeFileSync(file, changed(readFileSync(file, 'utf8'), text, `${page}, ${path}`));
    } else {
      if (existsSync(file)) throw new Error(`${page}: there is a ${path} already`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}

/** Applies hunks parted by `@@`; the lines that a hunk leaves and takes away stand once, in this order, in the source. */
export function changed(source: string, diff: string, where: string): string {
  const lines = source.split('\n');
  for (const hunk of diff
    .trimEnd()
    .split(/^@@.*\n/mu)
    .filter((part) => part !== '')) {
    const marked = hunk.trimEnd().split('\n');
    const side = (mark: string): string[] =>
      marked.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
    const [before, after] = [side('+'), side('-')];
    const places = lines.keys().filter((at) => before.every((line, index) => lines[at + index] === line));
    const [place, ...others] = [...places];
    if (place === undefined || others.length > 0)
      throw new Error(
        `${where}: the source has ${others.length + (place === undefined ? 0 : 1)} places of\n${before.join('\n')}`,
      );
    lines.splice(place, before.length, ...after);
  }
  return lines.join('\n');
}
