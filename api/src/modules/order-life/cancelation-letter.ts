import { phaseOf } from '@app/machines/order';
import {
  listOrderEvents,
  listPayments,
  loadCompany,
  type Company,
  type Order,
  type StoredOrderEvent,
} from '@app/db';
import { moneyTaken } from '@app/machines/rules';
import { cancelledMail } from '../../messages/cancelled.ts';
import type { Performer } from './outbox/performer.ts';
import { letterBasics, readerBasics, sendLetter, sendToClient, shopEmail } from './outbox/send-letter.ts';

const cancelledBy = {
  client: 'client',
  salesman: 'salesman',
  admin: 'admin',
  shop_api: 'salesman',
  system: 'deadline',
} as const;

/** Whether the contact is only written down: no calculation and no link of the seller's offer has gone to him yet. */
const isUntold = (order: Order, company: Company | null, events: readonly StoredOrderEvent[]): boolean =>
  order.receiveChannel === 'salesman_panel' &&
  company === null &&
  events.every(({ event }) => event !== 'SEND_PDF_OFFER');

/** Mails client and shop that the order ended and who ended it; a client who never heard of it is not told. */
export const notifyCancelation: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [events, company, shop, payments] = await Promise.all([
    listOrderEvents(ports.db, order.id),
    loadCompany(ports.db, order.id),
    shopEmail(ports, order),
    listPayments(ports.db, order.id),
  ]);
  const last = events.findLast(({ toStatus }) => toStatus !== null && phaseOf(toStatus) === 'closed');
  const data = {
    ...letterBasics(attempt),
    by: cancelledBy[last?.actor ?? 'system'],
    companyName: company?.name ?? null,
    taken: moneyTaken(
      order.facts,
      payments.map(({ paymentType, ...payment }) => ({ ...payment, onPlace: paymentType === 'on_place' })),
    ),
  } as const;
  const { sender } = await readerBasics(attempt);
  if (!isUntold(order, company, events))
    await sendToClient(attempt, cancelledMail({ ...data, sender, to: 'client' }), { part: ':client' });
  await sendLetter(attempt, shop, cancelledMail({ ...data, to: 'shop' }), { part: ':shop' });
};
