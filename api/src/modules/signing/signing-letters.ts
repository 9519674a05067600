import { agreementAcceptedMail } from '../../messages/agreement-accepted.ts';
import { courierOrderedMail } from '../../messages/courier-ordered.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { letterBasics, sendReturnLetter, sendToClient, shopName } from '../order-life/outbox/send-letter.ts';

/** Mails the client that identification or signing failed at the provider, with the link to choose anew. */
export const notifySignatureFailed: Performer = (attempt) => sendReturnLetter(attempt, 'signature_failed');

/** Mails the client that the courier is coming and what to have ready. */
export const notifyCourier: Performer = (attempt) =>
  sendToClient(attempt, courierOrderedMail(letterBasics(attempt)));

/** Mails the client that the agreement is concluded and who acts next. */
export const notifyAgreementAccepted: Performer = async (attempt) => {
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(attempt, agreementAcceptedMail({ ...letterBasics(attempt), shopName: shop }));
};
