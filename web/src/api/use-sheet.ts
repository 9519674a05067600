import type { CallName, QueryOf } from '@app/machines/contract';
import { useState } from 'react';

/** Saves what a call answers with as a file; one that breaks off is thrown away. `written` is kB so far, null at rest. */
export function useSheet(onFailed: () => void) {
  const [written, setWritten] = useState<number | null>(null);
  async function save<N extends CallName>(name: N, query: QueryOf<N>, file: `${string}.${'xlsx' | 'csv'}`) {
    setWritten(0);
    try {
      // Few who open a list save it.
      const { readFile, saveFile } = await import('./download.ts');
      saveFile(await readFile(name, query, (bytes) => setWritten(Math.ceil(bytes / 1000))), file);
    } catch {
      onFailed();
    }
    setWritten(null);
  }
  return { written, save };
}
