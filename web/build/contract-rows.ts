import type { Call, CallerRole } from '@app/machines/contract';
import type { Plugin } from 'vite';

const module = 'virtual:contract-rows';

/** Who sends no page's calls. */
const machines: readonly CallerRole[] = ['provider', 'shop_api'];

/**
 * Gives the browser what it needs of each call to send it: method, path and whether it carries a key. Read from the contract
 * when the pages are built, so that a first paint loads no schemas (25 kB) and no second table has to be kept.
 */
export function contractRows(): Plugin {
  return {
    name: 'contract-rows',
    resolveId: (id) => (id === module ? `\0${module}` : null),
    async load(id) {
      if (id !== `\0${module}`) return null;
      const { calls } = await import('@app/machines/contract');
      const sent = (Object.values(calls) as readonly Call[]).filter(
        ({ roles }) => !roles.every((role) => machines.includes(role)),
      );
      const rows = sent.map(({ name, method, path, idempotent }) => [name, { method, path, idempotent }]);
      return `export const rows = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
