declare module 'virtual:contract-rows' {
  import type { CallName, CallRow } from '@app/machines/contract';

  /** How each call of the contract is sent; written by build/contract-rows.ts. */
  export const rows: Readonly<Record<CallName, Pick<CallRow, 'method' | 'path' | 'idempotent'>>>;
}
