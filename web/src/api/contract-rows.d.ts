declare module 'virtual:contract-rows' {
  import type { CallName, CallRow } from '@app/machines/contract';

  /** How a call of the contract is sent. */
  export type SentRow = Pick<CallRow, 'method' | 'path'> & Partial<Pick<CallRow, 'idempotent'>>;

  /** The calls that need no account; written by build/contract-rows.ts. */
  export const rows: Readonly<Partial<Record<CallName, SentRow>>> &
    Readonly<Record<'streamChanges', SentRow>>;
}

declare module 'virtual:account-rows' {
  import type { CallName } from '@app/machines/contract';
  import type { SentRow } from 'virtual:contract-rows';

  /** The calls of accounts; written by build/contract-rows.ts. */
  export const rows: Readonly<Partial<Record<CallName, SentRow>>> &
    Readonly<Record<'streamShopChanges', SentRow>>;
}
