declare module 'virtual:panel-names' {
  import type { OrderStatus } from '@app/machines/order';

  /** The panel's name of each status; written by build/panel-names.ts. */
  export const panelNames: Readonly<Record<OrderStatus, string>>;
}
