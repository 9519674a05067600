import type { Plugin } from 'vite';

const client = '@tanstack/devtools-event-client';

/** Builds TanStack Form without the client that tells its devtools of each key; the pages have no devtools. */
export function withoutDevtools(): Plugin {
  return {
    name: 'without-devtools',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === client ? `\0${client}` : null),
    load: (id) =>
      id === `\0${client}` ? 'export class EventClient { on() { return () => {}; } emit() {} }' : null,
  };
}
