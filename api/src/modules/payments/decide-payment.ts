import { listPayments, settleOperations } from '@app/db';
import type { Command } from '../../kernel/handlers.ts';
import { heldSums } from './held-sums.ts';

const decisions = {
  test_payment: { accept: 'ACCEPT_TEST_PAYMENT', reject: 'REJECT_TEST_PAYMENT' },
  initial_payment: { accept: 'ACCEPT_PAYMENT', reject: 'REJECT_PAYMENT' },
} as const;

/** A verification or initial payment that needed a person; of an initial payment all money that is held follows the decision. */
export const decidePayment: Command<'decidePayment'> = ({ ports, body: { payment, decision } }) => ({
  event: { type: decisions[payment][decision] },
  async write(tx, { id }) {
    if (payment === 'test_payment') return;
    const held = heldSums(await listPayments(tx, id));
    await settleOperations(tx, held, decision === 'accept' ? 'accepted' : 'refused', ports.now());
  },
});

/** Paying on place is allowed or not. */
export const setCashPayment: Command<'setCashPayment'> = ({ body }) => ({
  event: { type: 'CHANGE_CASH_PAYMENT', allowed: body.cash_payment_allowed },
});
