import { requireEvent } from '../order-life/require-event.ts';
import type { Command, Query } from '../../kernel/handlers.ts';
import { insertPayment, listPayments, newId, type Order, type Payment } from '@app/db';
import { calls, groszToWire } from '@app/machines/contract';
import { accepts, financingPolicy, isPosLoan, waitOf } from '@app/machines/order';
import { standardVat } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import type { Ports } from '../../kernel/ports.ts';
import { channelReply, paymentChannels, unlisted } from './channel-lists.ts';
import { clientUrl } from '../../kernel/client-url.ts';

/** Banks for the initial payment. */
export const getPaymentChannels: Query<'getPaymentChannels'> = async (request) => {
  const { order } = await findOrder(request);
  const channels = await paymentChannels(request.ports, order.facts.initialPayment);
  return {
    channels: channels.map(channelReply),
  };
};

const onlineType = (channelId: string): string => `online_${channelId}`;
type Form = Pick<Payment, 'id' | 'amount' | 'paymentType'>;
const channelOf = (payment: Form): number => Number(payment.paymentType.slice('online_'.length));

/** The provider's form; the confirmation goes to `email`, which is not stored, else to the order's contact. */
function formOf(ports: Ports, order: Order, payment: Form, email = order.contact?.email ?? '') {
  const [firstName = '', ...rest] = (order.contact?.fullName ?? '').split(' ');
  const { action, fields } = ports.providers.initialPayment.paymentForm({
    paymentId: payment.id,
    orderNumber: order.number,
    amount: payment.amount,
    channelId: channelOf(payment),
    email,
    firstName,
    lastName: rest.join(' '),
    returnUrl: clientUrl(ports, order),
    notificationUrl: `${ports.publicUrl()}${calls.notifyDotpay.path}`,
  });
  return { action, fields: Object.entries(fields).map(([name, value]) => ({ name, value: String(value) })) };
}

async function startedPayment(ports: Ports, orderId: string): Promise<Payment | undefined> {
  const payments = await listPayments(ports.db, orderId);
  return payments.filter(({ kind, status }) => kind === 'initial_payment' && status === 'started').at(-1);
}

/** The parts of the initial payment in grosz, together its amount: net with the VAT beside them for a lease; a loan bears none. */
function partsOf(order: Order): readonly (readonly [name: string, grosz: number])[] {
  const amount = order.facts.initialPayment;
  const fee = isPosLoan(order.facts) ? 0 : (order.administrativeCost ?? 0);
  if (financingPolicy[order.financingType].contract === 'loan') {
    return [
      ['Wpłata własna', amount - fee],
      ['Opłata administracyjna', fee],
    ];
  }
  const own = order.ownPayment ?? 0;
  return [
    ['Wpłata własna netto', own],
    ['Opłata administracyjna netto', fee],
    [`VAT ${standardVat}%`, amount - own - fee],
  ];
}

/** What the initial payment is made of and, once it was started, its form. */
export const getPaymentItems: Query<'getPaymentItems'> = async (request) => {
  const { order } = await findOrder(request);
  const payment = waitOf(order) === 'payment' ? await startedPayment(request.ports, order.id) : undefined;
  return {
    amount: groszToWire(order.facts.initialPayment),
    vat_level: standardVat,
    items: partsOf(order)
      .filter(([, grosz]) => grosz > 0)
      .map(([name, grosz]) => ({ name, amount: groszToWire(grosz) })),
    form: payment === undefined ? null : formOf(request.ports, order, payment),
  };
};

/** The payment page is open: a first time, or again after a try that came to nothing. Where it is open nothing happens. */
export const openPayment: Command<'openPayment'> = (_, { status }) =>
  accepts(status, 'START_PAYMENT') ? { event: null } : {};

/** Starts the payment under an id of ours; the page then posts the form to the provider. */
export const startPayment: Command<'startPayment'> = async ({ ports, body }, order) => {
  requireEvent(order, 'client', 'START_PAYMENT', 'Płatności nie można teraz rozpocząć.');
  const channels = await paymentChannels(ports, order.facts.initialPayment);
  if (!channels.some(({ id }) => String(id) === body.channel_id)) throw invalid({ channel_id: unlisted });
  const payment = {
    id: newId(),
    orderId: order.id,
    kind: 'initial_payment',
    provider: 'dotpay',
    providerId: null,
    paymentType: onlineType(body.channel_id),
    amount: order.facts.initialPayment,
    status: 'started',
    redirectUrl: null,
  } as const;
  return {
    write: async (tx) => void (await insertPayment(tx, payment, ports.now())),
    reply: async (now, wire) => ({ form: formOf(ports, now, payment, body.email), order: await wire() }),
  };
};
