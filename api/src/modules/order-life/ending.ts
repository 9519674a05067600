import {
  listOrderEvents,
  listPayments,
  listSignatures,
  listUsers,
  loadAgreement,
  loadCompany,
  saveSignature,
  type Order,
} from '@app/db';
import { moneyTaken } from '@app/machines/rules';
import { cancelledMail } from '../../messages/cancelled.ts';
import { deliveredMail } from '../../messages/delivered.ts';
import { fileBytes } from '../signing/read-documents.ts';
import type { Ports } from '../../kernel/ports.ts';
import type { Performer } from './outbox/performer.ts';
import { kindOf, sendLetter, senderOf } from './outbox/send-letter.ts';

const open: readonly string[] = ['PENDING', 'NONE', 'STARTED'];

/** What still runs at providers is called back: signing processes and couriers. */
export const cancelOutstanding: Performer = async ({ ports, order, effect }) => {
  const running = (await listSignatures(ports.db, order.id)).filter(({ status }) => open.includes(status));
  for (const { id, provider, processId } of running) {
    if (processId === null) continue;
    const key = `${effect.key}:${id}`;
    if (provider === 'courier') await ports.providers.courier.cancelCourier(processId, key);
    else await ports.providers.signing.withdraw(processId, key);
  }
  return {
    write: async (tx) => {
      for (const { id } of running) await saveSignature(tx, id, { status: 'ABORTED' }, ports.now());
    },
  };
};

async function shopEmail(ports: Ports, order: Order): Promise<string | null> {
  const { users } = await listUsers(ports.db, { shopIds: [order.shopId], size: 25 });
  const seller = users.find(({ id }) => id === order.userId);
  return (
    (seller ?? users.find(({ roles, active }) => active && roles.includes('shop_superadmin')))?.email ?? null
  );
}

const cancelledBy = {
  client: 'client',
  salesman: 'salesman',
  admin: 'admin',
  shop_api: 'salesman',
  system: 'deadline',
} as const;

/** Client and shop hear that the order ended and by whom. */
export const notifyCancelation: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [last, company, shop, payments] = await Promise.all([
    listOrderEvents(ports.db, order.id).then((events) =>
      events.findLast(({ toStatus }) => toStatus === 'canceled'),
    ),
    loadCompany(ports.db, order.id),
    shopEmail(ports, order),
    listPayments(ports.db, order.id),
  ]);
  const data = {
    sender: senderOf(order),
    by: cancelledBy[last?.actor ?? 'system'],
    orderNumber: order.number,
    companyName: company?.name ?? null,
    taken: moneyTaken(order.facts, payments),
  } as const;
  await sendLetter(attempt, order.contact?.email, cancelledMail({ ...data, to: 'client' }), {
    part: ':client',
  });
  await sendLetter(attempt, shop, cancelledMail({ ...data, to: 'shop' }), { part: ':shop' });
};

/** The client gets the documents, the shop the news. */
export const notifyDelivery: Performer = async (attempt) => {
  const { ports, order } = attempt;
  const [agreement, company, shop] = await Promise.all([
    loadAgreement(ports.db, order.id),
    loadCompany(ports.db, order.id),
    shopEmail(ports, order),
  ]);
  const ids =
    agreement === null ? [] : [agreement.fileId, ...(agreement.owulFileId ? [agreement.owulFileId] : [])];
  const files = await Promise.all(ids.map((id) => fileBytes(ports, id)));
  const data = {
    sender: senderOf(order),
    kind: kindOf(order),
    orderNumber: order.number,
    companyName: company?.name ?? '',
    deliveredAt: order.deliveredAt ?? ports.now(),
  };
  const names = files.map(({ name }) => name);
  const attachments = files.map(({ name, bytes }) => ({
    filename: name,
    contentType: 'application/pdf',
    content: bytes,
  }));
  await sendLetter(
    attempt,
    order.contact?.email,
    deliveredMail({ ...data, to: 'client', attachments: names }),
    { part: ':client', attachments },
  );
  await sendLetter(attempt, shop, deliveredMail({ ...data, to: 'shop', attachments: [] }), { part: ':shop' });
};
