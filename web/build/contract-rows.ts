import type { Call, CallerRole } from '@app/machines/contract';
import type { Plugin } from 'vite';

const module = 'virtual:contract-rows';

/** Who sends no page's calls. */
const machines: readonly CallerRole[] = ['provider', 'shop_api'];

/** Whether a page sends the call: not where a provider or a shop's server does, nor where a link is followed to a file. */
const isOfPages = ({ roles, produces = 'text/event-stream' }: Call): boolean =>
  produces === 'text/event-stream' && !roles.every((role) => machines.includes(role));

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
      const rows = (Object.values(calls) as readonly Call[])
        .filter(isOfPages)
        .map(({ name: call, method, path, idempotent }) => [
          call,
          { method, path, ...(idempotent && { idempotent }) },
        ]);
      return `export const rows = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
