const words = {
  opened: 'start',
  started: 'pending',
  completed: 'processed',
  accepted: 'realized',
  rejected: 'rejected',
  refused: 'owed',
  failed: 'failed',
  refunded: 'finished',
} as const;

export type PaymentWord = (typeof words)[keyof typeof words] | 'awaiting';

/** The word for a payment (ADMIN-048): money that came and waits for a person is awaiting; of an ended order nothing is left to do. */
export function paymentWord(
  status: string,
  { waits, ended }: { readonly waits: boolean; readonly ended: boolean },
): PaymentWord {
  const word = words[status as keyof typeof words] ?? 'pending';
  if (word === 'processed' && waits) return 'awaiting';
  return word === 'realized' && ended ? 'finished' : word;
}
