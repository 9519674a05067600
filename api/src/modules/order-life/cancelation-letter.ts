import { phaseOf } from '@app/machines/order';
import { listOrderEvents, listPayments, loadCompany } from '@app/db';
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

/** Mails client and shop that the order ended and who ended it. */
export const notifyCancelation: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [last, company, shop, payments] = await Promise.all([
    listOrderEvents(ports.db, order.id).then((events) =>
      events.findLast(({ toStatus }) => toStatus !== null && phaseOf(toStatus) === 'closed'),
    ),
    loadCompany(ports.db, order.id),
    shopEmail(ports, order),
    listPayments(ports.db, order.id),
  ]);
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
  await sendToClient(attempt, cancelledMail({ ...data, sender, to: 'client' }), { part: ':client' });
  await sendLetter(attempt, shop, cancelledMail({ ...data, to: 'shop' }), { part: ':shop' });
};
