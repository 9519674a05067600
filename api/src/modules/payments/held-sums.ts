import type { Payment } from '@app/db';
import { sumsOf } from '@app/machines/rules';

/** What came towards the initial payment, by any attempt, and nobody has accepted or refused yet. */
export const heldSums = (payments: readonly Payment[]) =>
  payments
    .filter(({ kind }) => kind === 'initial_payment')
    .flatMap(({ operations }) => sumsOf(operations))
    .filter(({ status }) => status === 'completed');
