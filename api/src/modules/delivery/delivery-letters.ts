import { loadAgreement, loadApplication, loadCompany, loadContract, loadShop, type Agreement } from '@app/db';
import { firstInstalmentDay, warsawDay } from '@app/machines/rules';
import { datedScheduleDocument } from '../../documents/agreement/dated-schedule.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { deliveredMail } from '../../messages/delivered.ts';
import { shippedMail } from '../../messages/shipped.ts';
import { agreementDataOf } from '../order-life/document-data.ts';
import type { EffectAttempt, Performer } from '../order-life/outbox/performer.ts';
import {
  letterBasics,
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
  await sendToClient(attempt, shippedMail({ ...letterBasics(attempt), shopName: shop, shippingNumber }));
};

/** The file of an agreement or a guarantee that counts. */
const fileOf = ({ signedFileId, fileId }: Agreement): string => signedFileId ?? fileId;

/** The schedule with its days, which only the delivery gives; nothing where the order lacks what documents say. */
async function datedSchedule({ ports, order }: EffectAttempt, deliveredAt: number) {
  const [details, shop] = await Promise.all([
    loadApplication(ports.db, order.id),
    loadShop(ports.db, order.shopId),
  ]);
  if (shop === null || details.company === null || order.contact === null || !order.facts.calculated)
    return [];
  const firstDueOn = firstInstalmentDay(warsawDay(deliveredAt));
  const data = agreementDataOf(order, details, shop, deliveredAt, firstDueOn);
  const number = order.agreementId ?? data.number;
  return [
    {
      name: `Harmonogram ${number.replaceAll('/', '-')}.pdf`,
      bytes: await renderPdf(datedScheduleDocument({ ...data, number })),
    },
  ];
}

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
  const files = [
    ...(await Promise.all(ids.map((id) => fileBytes(ports, id)))),
    ...(await datedSchedule(attempt, deliveredAt)),
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
  const toClient = deliveredMail({ ...data, to: 'client', attachments: names });
  await sendToClient(attempt, toClient, { part: ':client', attachments });
  await sendLetter(attempt, shop, deliveredMail({ ...data, to: 'shop', attachments: [] }), { part: ':shop' });
};
