import type { Command } from '../../kernel/handlers.ts';

const decisions = {
  test_payment: { accept: 'ACCEPT_TEST_PAYMENT', reject: 'REJECT_TEST_PAYMENT' },
  initial_payment: { accept: 'ACCEPT_PAYMENT', reject: 'REJECT_PAYMENT' },
} as const;

/** A verification or initial payment that needed a person; of an initial payment all money that is held follows the decision. */
export const decidePayment: Command<'decidePayment'> = ({ body: { payment, decision } }) => ({
  event: { type: decisions[payment][decision] },
});
