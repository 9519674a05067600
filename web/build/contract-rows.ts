import type { Call, CallerRole } from '@app/machines/contract';
import type { Plugin } from 'vite';

/** Who sends no page's calls. */
const machines: readonly CallerRole[] = ['provider', 'shop_api'];

/** Who sends calls without an account. */
const withoutAccount: readonly CallerRole[] = ['public', 'client'];

/** What a page reads by itself where the answer is not JSON. */
const readByPages: readonly string[] = [
  'text/event-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Whether a page of ours sends the call: not where a provider, a shop's server or a shop's page does, nor where a link is followed to a file. */
const isOfPages = ({ roles, produces, anyOrigin }: Call): boolean =>
  anyOrigin === undefined &&
  (produces === undefined || readByPages.includes(produces)) &&
  !roles.every((role) => machines.includes(role));

const isOfAccounts = ({ roles }: Call): boolean => !roles.some((role) => withoutAccount.includes(role));

/** Which calls each module holds: the first is in every page, the second is loaded with the first call of an account. */
const modules: Readonly<Record<string, (call: Call) => boolean>> = {
  'virtual:contract-rows': (call) => !isOfAccounts(call),
  'virtual:account-rows': isOfAccounts,
};

/**
 * Gives the browser what it needs of each call to send it: method, path and whether it carries a key. Read from the contract
 * when the pages are built, so that a first paint loads no schemas (25 kB) and no second table has to be kept.
 */
export function contractRows(): Plugin {
  return {
    name: 'contract-rows',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    async load(id) {
      const holds = modules[id.slice(1)];
      if (!id.startsWith('\0') || holds === undefined) return null;
      const { calls } = await import('@app/machines/contract');
      const rows = (Object.values(calls) as readonly Call[])
        .filter((call) => isOfPages(call) && holds(call))
        .map(({ name: call, method, path, idempotent }) => [
          call,
          { method, path, ...(idempotent && { idempotent }) },
        ]);
      return `export const rows = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
