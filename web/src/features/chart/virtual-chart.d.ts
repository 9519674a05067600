declare module 'virtual:chart-document' {
  import type { ChartDocument } from '@app/machines/diagram';

  /** The chart of this release; written by build/order-chart.ts. */
  export const chart: ChartDocument;
}

declare module 'virtual:chart-layout' {
  import type { ChartLayout } from '@app/machines/diagram';

  /** Where what is drawn of it stands. */
  export const layout: ChartLayout;
}
