import type { RefundReason, RefundState } from './refunds.ts';

/** Why a sum goes back, in the words of staff. */
export const refundReasonNames: Readonly<Record<RefundReason, string>> = {
  surplus: 'Nadpłata',
  second: 'Druga wpłata',
  late: 'Wpłata po czasie',
  refused: 'Odrzucona wpłata',
  cancelled: 'Wpłata anulowanego wniosku',
  zloty: 'Złotówka z weryfikacji',
  returned: 'Zwrot od dostawcy',
};

/** What has become of a refund, in the words of staff. */
export const refundStateNames: Readonly<Record<RefundState, string>> = {
  owed: 'do zwrotu',
  ordered: 'zlecony',
  paid_out: 'wypłacony',
  kept_by_agreement: 'zatrzymany za zgodą',
};
