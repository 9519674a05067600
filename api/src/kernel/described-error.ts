import type { LogFields } from './log.ts';

/** Our own errors, whose messages name a provider, a status or a row and nothing personal. */
const ours: ReadonlySet<string> = new Set([
  'ProviderUnavailable',
  'ProviderRefused',
  'RegistryUnavailable',
  'StaleVersion',
  'OrderErased',
  'Refused',
  'IncompleteOrder',
  'StoreUnavailable',
  'AntivirusError',
]);

/** One place of an error's stack. */
export interface Frame {
  readonly called: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where an error came from, innermost first. */
export function framesOf(error: unknown): Frame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/^\s+at (?:(.+?) \()?(?:file:\/\/)?([^\s()]+):(\d+):(\d+)\)?$/gmu)].map(
    ([, called = '', file = '', line, column]) => ({
      called,
      file: file.replace(/^.*\/(?=(?:api|db|machines|node_modules)\/)/u, ''),
      line: Number(line),
      column: Number(column),
    }),
  );
}

/**
 * What may be said of an error outside the process: its name, code and places. Its message only where it is one of our
 * own: a parser's quotes what it was given, and a database's the row.
 */
export function describedError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    error: error.name,
    code,
    message: ours.has(error.name) ? error.message : undefined,
    at: framesOf(error)
      .slice(0, 6)
      .map(({ called, file, line }) => `${called} ${file}:${line}`.trim())
      .join(' < '),
  };
}
