import type { Plugin } from 'vite';

const id = 'virtual:panel-names';

/**
 * Gives lists the panel's name of each status. Read from the phases' views when the pages are built, so that a list loads no
 * screens, conditions and guards (11 kB) for it.
 */
export function panelNames(): Plugin {
  return {
    name: 'panel-names',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    async load(asked) {
      if (asked !== `\0${id}`) return null;
      const { orderStatuses, panelName } = await import('@app/machines/order');
      const names = Object.fromEntries(orderStatuses.map((status) => [status, panelName(status)]));
      return `export const panelNames = ${JSON.stringify(names)};`;
    },
  };
}
