declare module 'virtual:permission-matrix' {
  import type { MatrixCall } from '@app/machines/diagram';

  /** Who may send which call, as the tests of the contract hold it to be; written by build/order-chart.ts. */
  export const matrix: readonly MatrixCall[];
}
