import { agreementAcceptedMail } from '../../messages/agreement-accepted.ts';
import { courierOrderedMail } from '../../messages/courier-ordered.ts';
import { shippedMail } from '../../messages/shipped.ts';
import { verificationRejectedMail } from '../../messages/verification-rejected.ts';
import { clientUrl } from '../../kernel/client-url.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import { kindOf, sendLetter, senderOf, shopName } from '../order-life/outbox/send-letter.ts';

const common = ({ ports, order }: EffectAttempt) => ({
  sender: senderOf(order),
  orderNumber: order.number,
  url: clientUrl(ports, order),
});

/** The client hears that the bank's data differs and whom to ask. */
export const notifyVerificationRejected: Performer = (attempt) =>
  sendLetter(attempt, attempt.order.contact?.email, verificationRejectedMail(common(attempt)));

/** The client hears that the courier is coming and what to have ready. */
export const notifyCourier: Performer = (attempt) =>
  sendLetter(attempt, attempt.order.contact?.email, courierOrderedMail(common(attempt)));

/** The client hears that the agreement is concluded and who acts next. */
export const notifyAgreementAccepted: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const shop = await shopName(ports, order);
  const letter = agreementAcceptedMail({ ...common(attempt), kind: kindOf(order), shopName: shop });
  await sendLetter(attempt, order.contact?.email, letter);
};

/** The client gets the parcel's number. */
export const notifyShipment: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const { shippingNumber } = order;
  const shop = await shopName(ports, order);
  const letter = shippedMail({ ...common(attempt), shopName: shop, shippingNumber });
  await sendLetter(attempt, order.contact?.email, letter);
};
