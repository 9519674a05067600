import type { Plugin } from 'vite';

/** Each module by its name, with what it exports, made when the pages are built. */
const sources: Readonly<Record<string, () => Promise<readonly [name: string, value: unknown]>>> = {
  'virtual:chart-document': async () => ['chart', (await import('@app/machines/diagram')).chartDocument()],
  'virtual:permission-matrix': async () => [
    'matrix',
    (await import('@app/machines/diagram')).permissionMatrix(),
  ],
  'virtual:chart-layout': async () => ['layout', (await import('@app/machines/diagram')).chartLayout],
};

/** A module that exports this value: a long literal is read faster as JSON than as script. */
export const moduleOf = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Gives the chart's page the chart of this release, a file each for what is read and for what is drawn (ADR 25). */
export function orderChart(): Plugin {
  return {
    name: 'order-chart',
    resolveId: (asked) => (asked in sources ? `\0${asked}` : null),
    async load(asked) {
      const source = sources[asked.slice(1)];
      return asked.startsWith('\0') && source !== undefined ? moduleOf(...(await source())) : null;
    },
  };
}
