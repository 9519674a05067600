/** What moves money of an order, as the report of payments tells them apart: paid online or at the counter, to verify an account, or back. */
export const operationTypes = [
  'initial_payment',
  'initial_payment_on_place',
  'verification',
  'refund',
] as const;
export type OperationType = (typeof operationTypes)[number];

/** Through whom money came, in the words of staff. */
export const paymentSourceNames: Readonly<Record<string, string>> = {
  dotpay: 'Dotpay',
  bluemedia: 'Blue Media',
  salesman: 'Sprzedawca',
  by_hand: 'Wpis administratora',
};

/** The kinds of operations in the words of staff. */
export const operationTypeNames: Readonly<Record<OperationType, string>> = {
  initial_payment: 'Opłata wstępna',
  initial_payment_on_place: 'Opłata na miejscu',
  verification: 'Weryfikacja rachunku',
  refund: 'Zwrot',
};
