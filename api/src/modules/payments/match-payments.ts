import { listBankVerifications, listPayments, loadApplication } from '@app/db';
import { heldSums } from '../order-life/book-money.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { isPossibleHolder, type HolderWords } from './account-holder.ts';

/** The bank verification opens as soon as it is asked for. */
export const openBankVerification: Performer = async () => ({ event: { type: 'OPEN_BANK_VERIFICATION' } });

/** What the bank said; a sender that it did not name has no fields, and verdicts are kept since they are asked for. */
interface BankAnswer extends HolderWords {
  readonly bankAccountNumber?: string;
  readonly positive?: boolean;
}

/**
 * Whether the bank's answer proves who applies. Of a look into the account the bank's own verdict is enough; of a
 * transfer the account and its holder, the company or a signer, are compared with the form, and one that came from no
 * named account proves nothing.
 */
export const matchTestPayment: Performer = async ({ ports, order }) => {
  const verification = (await listBankVerifications(ports.db, order.id))
    .filter(({ status }) => status === 'completed')
    .at(-1);
  const { company, persons } = await loadApplication(ports.db, order.id);
  const answer = verification?.answer as BankAnswer | null | undefined;
  const unclear = { event: { type: 'TEST_PAYMENT_UNCLEAR' } } as const;
  if (verification === undefined || !answer) return unclear;
  const matched = { event: { type: 'TEST_PAYMENT_MATCHED' } } as const;
  if (verification.mode === 'AIS') return answer.positive ? matched : unclear;
  const signers = persons.filter(({ willSign }) => willSign);
  const named = isPossibleHolder(answer, { companyName: company?.name ?? null, signers });
  const sent = (answer.bankAccountNumber ?? '').replace(/\D/gu, '');
  const sameAccount = sent !== '' && (company?.bankAccountNumber ?? sent) === sent;
  return named && sameAccount ? matched : unclear;
};

/** The chart decides how the initial payment is collected: it may refuse where the salesman takes the payment. */
export const requestInitialPayment: Performer = async () => ({ event: { type: 'REQUEST_INITIAL_PAYMENT' } });

/** Compares all that is held with what was asked for: other amounts and currencies are for a person. */
export const matchInitialPayment: Performer = async ({ ports, order }) => {
  const held = heldSums(await listPayments(ports.db, order.id));
  const paid = held.reduce((sum, { amount }) => sum + amount, 0);
  const last = held.at(-1);
  const inZloty = held.every(({ currency }) => currency === 'PLN');
  if (last === undefined || !inZloty || paid !== order.facts.initialPayment)
    return { event: { type: 'PAYMENT_UNCLEAR' } };
  return { event: { type: 'PAYMENT_MATCHED', paymentId: last.paymentId } };
};
