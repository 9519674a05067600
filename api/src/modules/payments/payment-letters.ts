import { listPayments, type Order } from '@app/db';
import { signsBeforePaying } from '@app/machines/order';
import { formatSum, isSettled } from '@app/machines/rules';
import { lateMoneyMail } from '../../messages/late-money.ts';
import { paymentLinkMail } from '../../messages/payment-link.ts';
import { paymentReceiptMail } from '../../messages/payment-receipt.ts';
import { paymentLinkSms } from '../../messages/sms.ts';
import { verificationRejectedMail } from '../../messages/verification-rejected.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import {
  companyName,
  readerBasics,
  sendReturnLetter,
  sendToClient,
} from '../order-life/outbox/send-letter.ts';

/** The client gets the payment link by mail and by SMS. */
export const sendPaymentLink: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const { initialPayment: amount } = order.facts;
  const basics = await readerBasics(attempt);
  const payment = { ...basics, amount, payBy: order.deadlineAt };
  await sendToClient(attempt, paymentLinkMail({ ...payment, companyName: await companyName(ports, order) }));
  if (order.contact?.phone) {
    const text = paymentLinkSms(payment);
    await ports.providers.sms.sendSms({ key: effect.key, to: order.contact.phone, text });
  }
};

/** What comes once the payment is in, by how the agreement is signed. */
function afterPayment({ facts }: Order): Parameters<typeof paymentReceiptMail>[0]['next'] {
  if (signsBeforePaying(facts)) return 'verification';
  if (facts.method === 'delivery') return 'courier';
  return facts.method === 'paper' ? 'paper' : 'online';
}

/** The client gets a receipt of what is accepted as the initial payment, with the provider's own numbers. */
export const sendPaymentReceipt: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const payments = await listPayments(ports.db, order.id);
  const sums = payments
    .filter(({ kind }) => kind === 'initial_payment')
    .flatMap(({ operations }) => operations.filter(({ settled }) => settled === 'accepted'))
    .map(({ amount, createdAt, number }) => ({ amount, at: createdAt, number }));
  const letter = paymentReceiptMail({
    ...(await readerBasics(attempt)),
    companyName: await companyName(ports, order),
    amount: order.facts.initialPayment,
    sums,
    next: afterPayment(order),
  });
  await sendToClient(attempt, letter);
};

/** Mails the client that the bank confirmed nothing, with the link to try again. */
export const notifyVerificationFailed: Performer = (attempt) => sendReturnLetter(attempt, 'bank_failed');

/** Mails the client that the bank's data differs and whom to ask. */
export const notifyVerificationRejected: Performer = async (attempt) =>
  sendToClient(attempt, verificationRejectedMail(await readerBasics(attempt)));

/** Mails the client that money which came after the end goes back. What went back meanwhile needs no letter. */
export const notifyLateMoney: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const payments = await listPayments(ports.db, order.id);
  const open = payments
    .filter(({ kind }) => kind === 'initial_payment')
    .flatMap(({ refunds }) => refunds.filter((refund) => !isSettled(refund)));
  if (open.length === 0) return;
  const sums = [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, refunds]) =>
    formatSum(
      refunds.reduce((total, { amount }) => total + amount, 0),
      currency,
    ),
  );
  await sendToClient(attempt, lateMoneyMail({ ...(await readerBasics(attempt)), sums: sums.join(' i ') }));
};
