import type { Plugin } from 'vite';
import { moduleOf } from '../order-chart.ts';

const designed = 'virtual:designed-edges';

/** Gives component tests the edges of the designed tables, which lie in files that a browser cannot read. */
export function designedEdges(): Plugin {
  return {
    name: 'designed-edges',
    resolveId: (asked) => (asked === designed ? `\0${designed}` : null),
    async load(asked) {
      if (asked !== `\0${designed}`) return null;
      const testing = await import('@app/machines/testing');
      return moduleOf('designedEdges', testing.designedEdges());
    },
  };
}
