declare module 'virtual:contract-rows' {
  import type { CallName, CallRow } from '@app/machines/contract';

  /** How each call of the contract is sent, but for those that no page sends; written by build/contract-rows.ts. */
  export const rows: Readonly<
    Record<CallName, Pick<CallRow, 'method' | 'path'> & Partial<Pick<CallRow, 'idempotent'>>>
  >;
}
