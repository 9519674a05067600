declare module 'virtual:designed-edges' {
  import type { DesignedEdge } from '@app/machines/testing';

  /** For tests: what the designed tables say. */
  export const designedEdges: readonly DesignedEdge[];
}
