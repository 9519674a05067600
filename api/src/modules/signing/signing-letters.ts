import { loadApplication } from '@app/db';
import { streetLine } from '@app/machines/rules';
import { agreementAcceptedMail } from '../../messages/agreement-accepted.ts';
import { courierOrderedMail } from '../../messages/courier-ordered.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { courierAddress } from './courier-address.ts';
import { letterBasics, sendReturnLetter, sendToClient, shopName } from '../order-life/outbox/send-letter.ts';

/** Mails the client that identification or signing failed at the provider, with the link to choose anew. */
export const notifySignatureFailed: Performer = (attempt) => sendReturnLetter(attempt, 'signature_failed');

/** Mails the client that the courier is coming and what to have ready. */
export const notifyCourier: Performer = async (attempt) => {
  const { company, persons } = await loadApplication(attempt.ports.db, attempt.order.id);
  const at = courierAddress(company);
  const letter = courierOrderedMail({
    ...letterBasics(attempt),
    address:
      at === undefined
        ? null
        : `${streetLine(at.street, at.buildingNumber, at.apartmentNumber ?? '')}, ${at.postalCode} ${at.city}`,
    signers: persons.filter(({ willSign }) => willSign).map((one) => `${one.firstName} ${one.lastName}`),
  });
  await sendToClient(attempt, letter);
};

/** Mails the client that the agreement is concluded and who acts next. */
export const notifyAgreementAccepted: Performer = async (attempt) => {
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(attempt, agreementAcceptedMail({ ...letterBasics(attempt), shopName: shop }));
};
