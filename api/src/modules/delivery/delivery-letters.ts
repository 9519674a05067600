import { loadAgreement, loadCompany, loadContract, type Agreement } from '@app/db';
import { deliveredMail } from '../../messages/delivered.ts';
import { shippedMail } from '../../messages/shipped.ts';
import { drawDatedSchedule } from '../order-life/dated-schedule.ts';
import type { Performer } from '../order-life/outbox/performer.ts';
import {
  letterBasics,
  readerBasics,
  sendLetter,
  sendToClient,
  shopEmail,
  shopName,
} from '../order-life/outbox/send-letter.ts';
import { fileBytes } from '../order-life/stored-file.ts';

/** The client gets the parcel's number. */
export const notifyShipment: Performer = async (attempt) => {
  const { shippingNumber } = attempt.order;
  const shop = await shopName(attempt.ports, attempt.order);
  await sendToClient(
    attempt,
    shippedMail({ ...(await readerBasics(attempt)), shopName: shop, shippingNumber }),
  );
};

/** The file of an agreement or a guarantee that counts. */
const fileOf = ({ signedFileId, fileId }: Agreement): string => signedFileId ?? fileId;

/** Mails the client the documents with the dated schedule, and the shop that the goods were delivered. */
export const notifyDelivery: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [agreement, newest, company, shop] = await Promise.all([
    loadContract(ports.db, order.id),
    loadAgreement(ports.db, order.id),
    loadCompany(ports.db, order.id),
    shopEmail(ports, order),
  ]);
  const given = [agreement, newest?.id === agreement?.id ? null : newest].filter((one) => one !== null);
  const ids = [...given.map(fileOf), ...(agreement?.owulFileId ? [agreement.owulFileId] : [])];
  const deliveredAt = order.deliveredAt ?? ports.now();
  const schedule = await drawDatedSchedule(ports, order, deliveredAt);
  const files = [
    ...(await Promise.all(ids.map((id) => fileBytes(ports, id)))),
    ...(schedule === null ? [] : [schedule]),
  ];
  const data = {
    ...letterBasics(attempt),
    companyName: company?.name ?? '',
    deliveredAt,
    signed: agreement !== null && agreement.signedFileId !== null,
  };
  const names = files.map(({ name }) => name);
  const attachments = files.map(({ name, bytes }) => ({
    filename: name,
    contentType: 'application/pdf',
    content: new Uint8Array(bytes),
  }));
  const { sender } = await readerBasics(attempt);
  const toClient = deliveredMail({ ...data, sender, to: 'client', attachments: names });
  await sendToClient(attempt, toClient, { part: ':client', attachments });
  await sendLetter(attempt, shop, deliveredMail({ ...data, to: 'shop', attachments: [] }), { part: ':shop' });
};
