import { listSignatures, loadApplication } from '@app/db';
import { streetLine } from '@app/machines/rules';
import { agreementAcceptedMail } from '../../messages/agreement-accepted.ts';
import { courierOrderedMail } from '../../messages/courier-ordered.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import { courierAddress } from './courier-address.ts';
import {
  readerBasics,
  sendLetter,
  sendReturnLetter,
  sendToClient,
  shopName,
} from '../order-life/outbox/send-letter.ts';

/** Mails the client that identification or signing failed at the provider, with the link to choose anew. */
export const notifySignatureFailed: Performer = (attempt) => sendReturnLetter(attempt, 'signature_failed');

/** Mails the client, and each other person who signs, that the courier is coming and what to have ready (F124). */
export const notifyCourier: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [{ company, persons }, processes] = await Promise.all([
    loadApplication(ports.db, order.id),
    listSignatures(ports.db, order.id),
  ]);
  const at = courierAddress(company);
  const signing = persons.filter(({ willSign }) => willSign);
  const data = {
    ...(await readerBasics(attempt)),
    address:
      at === undefined
        ? null
        : `${streetLine(at.street, at.buildingNumber, at.apartmentNumber ?? '')}, ${at.postalCode} ${at.city}`,
    trackingNumber: processes.findLast(({ provider }) => provider === 'courier')?.trackingNumber ?? null,
    signers: signing.map((one) => `${one.firstName} ${one.lastName}`),
  };
  await sendToClient(attempt, courierOrderedMail(data));
  const contact = order.contact?.email.trim().toLowerCase();
  for (const { id, email, firstName, lastName } of signing) {
    if (!email || email.trim().toLowerCase() === contact) continue;
    const { sender } = await readerBasics(attempt, `${firstName} ${lastName}`);
    const letter = courierOrderedMail({ ...data, sender, url: null });
    await sendLetter(attempt, email, letter, { part: `:${id}` });
  }
};

/** Mails the client that the agreement is concluded and who acts next. */
export const notifyAgreementAccepted: Performer = async (attempt) => {
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(attempt, agreementAcceptedMail({ ...(await readerBasics(attempt)), shopName: shop }));
};
