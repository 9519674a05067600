/** Why a sum, or a part of it, has to go back; `returned`: the provider gave back what nobody had ordered. */
export const refundReasons = [
  'surplus',
  'second',
  'late',
  'refused',
  'cancelled',
  'zloty',
  'returned',
] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundStates = ['owed', 'ordered', 'paid_out', 'kept_by_agreement'] as const;
export type RefundState = (typeof refundStates)[number];

/** What may happen to a refund; each names who did it in the refund's row. */
export const refundEvents = ['ORDER_REFUND', 'PAY_OUT_REFUND', 'KEEP_BY_AGREEMENT'] as const;
export type RefundEvent = (typeof refundEvents)[number];

/** What of a sum that came goes back, in hundredths of its currency. */
export interface RefundOfSum {
  readonly operationId: string;
  readonly amount: number;
  readonly state: RefundState;
}

const dayMs = 24 * 60 * 60_000;
/** For so long the bank's own return of a verification's złoty is waited for, in milliseconds. */
export const zlotyReturns = 5 * dayMs;

/** Nothing is left to do about it. */
export const isSettled = ({ state }: Pick<RefundOfSum, 'state'>): boolean =>
  state === 'paid_out' || state === 'kept_by_agreement';

/**
 * Whether a refund stands among those that somebody looks at, by when it came to be owed. The bank returns the złoty of a
 * verification by itself: it is shown once it has not been told to be back for five days.
 */
export const isShownRefund = (
  { reason, state }: { readonly reason: RefundReason; readonly state: RefundState },
  owedAt: number,
  now: number,
): boolean => reason !== 'zloty' || state !== 'owed' || now - owedAt >= zlotyReturns;
