import type { Plugin } from 'vite';

const name = 'virtual:contract-rows';

/**
 * Gives the browser what it needs of each call to send it: method, path and whether it carries a key. Read from the contract
 * when the pages are built, so that a first paint loads no schemas (25 kB) and no second table has to be kept.
 */
export function contractRows(): Plugin {
  return {
    name: 'contract-rows',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const { calls } = await import('@app/machines/contract');
      const rows = Object.values(calls).map((row) => [
        row.name,
        { method: row.method, path: row.path, idempotent: row.idempotent },
      ]);
      return `export const rows = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
