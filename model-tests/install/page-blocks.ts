import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of commands, under the page's heading that it stands under. */
export interface Block {
  readonly heading: string;
  readonly commands: string;
}

/** The root of the checkout. */
export const checkout = join(import.meta.dirname, '../..');

/** Every block of commands of a page of docs, in its order; throws where a fence is not marked `sh`. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(checkout, 'docs', page), 'utf8');
  let heading = '';
  return [...text.matchAll(/^## ([^\n]+)$|^```(\w*)\n(.*?)^```$/gmsu)].flatMap(
    ([, title, language, commands]) => {
      if (title !== undefined) heading = title;
      if (commands === undefined) return [];
      if (language !== 'sh')
        throw new Error(`${page}, ${heading}: a block that is not marked sh is not performed`);
      return [{ heading, commands }];
    },
  );
}
