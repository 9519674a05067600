import { clientUrl } from '../../kernel/client-url.ts';
import { paymentLinkMail } from '../../messages/payment-link.ts';
import { paymentLinkSms } from '../../messages/sms.ts';
import { verificationRejectedMail } from '../../messages/verification-rejected.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { letterBasics, sendLetter, sendReturnLetter, senderOf } from '../order-life/outbox/send-letter.ts';

/** The client gets the payment link by mail and by SMS. */
export const sendPaymentLink: Performer = async (attempt) => {
  const { ports, order, effect } = attempt;
  const url = clientUrl(ports, order);
  const letter = paymentLinkMail({
    sender: senderOf(order),
    orderNumber: order.number,
    amount: order.facts.initialPayment,
    payBy: order.deadlineAt,
    url,
  });
  await sendLetter(attempt, order.contact?.email, letter);
  if (order.contact?.phone) {
    const text = paymentLinkSms({ url, orderNumber: order.number });
    await ports.providers.sms.sendSms({ key: effect.key, to: order.contact.phone, text });
  }
};

/** The client learns that the bank confirmed nothing, and gets the link to try again. */
export const notifyVerificationFailed: Performer = (attempt) => sendReturnLetter(attempt, 'bank_failed');

/** The client hears that the bank's data differs and whom to ask. */
export const notifyVerificationRejected: Performer = (attempt) =>
  sendLetter(attempt, attempt.order.contact?.email, verificationRejectedMail(letterBasics(attempt)));
