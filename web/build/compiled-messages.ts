import compile from 'icu-minify/compile';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Sentences = { readonly [key: string]: string | Sentences };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** The formatter takes an empty choice for a missing one: a space says the same. */
const hasEmptyChoice = (message: unknown): boolean => JSON.stringify(message).includes(':""');

function compiledSentence(key: string, sentence: string): ReturnType<typeof compile> {
  let message;
  try {
    message = compile(sentence);
  } catch (error) {
    throw new Error(`The sentence ${key} is not ICU: ${sentence}`, { cause: error });
  }
  if (hasEmptyChoice(message)) throw new Error(`The sentence ${key} has an empty choice: ${sentence}`);
  return message;
}

/** Each ICU sentence as the data that `use-intl` formats without a parser; a broken sentence fails the build under its key. */
export function compiled(sentences: Sentences, at = ''): Compiled {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => {
      if (typeof value !== 'string') return [key, compiled(value, `${at}${key}.`)];
      return [key, compiledSentence(`${at}${key}`, value)];
    }),
  );
}

/** Builds the catalogues (`*.messages.ts`) as data and leaves the ICU parser (16 kB gzip) out of what the browser loads. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async load(id) {
      if (!id.endsWith('.messages.ts')) return null;
      const { messages } = (await import(pathToFileURL(id).href)) as { messages: Sentences };
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled(messages)))});`;
    },
  };
}
