import { insertPayment, listPayments, newId, type Order, type Payment } from '@app/db';
import { groszToWire, type CallName } from '@app/machines/contract';
import { accepts, eventFor, explain, financingPolicy, isPosLoan, waitOf } from '@app/machines/order';
import { standardVat } from '@app/machines/rules';
import { invalid } from '../../kernel/errors.ts';
import type { CallRequest, Command, Query } from '../../kernel/call-context.ts';
import { currentOrderFor } from '../order-life/current-order-reply.ts';
import { findOrder } from '../order-life/authorize-order.ts';
import { Refused } from '../../kernel/refusals.ts';
import { sendEvent } from '../order-life/send-event.ts';
import type { Ports } from '../../kernel/ports.ts';
import { paymentChannels, unlisted } from './channel-lists.ts';
import { clientUrl } from '../../kernel/client-url.ts';

/** Banks for the initial payment. */
export const getPaymentChannels: Query<'getPaymentChannels'> = async (request) => {
  const { order } = await findOrder(request);
  const channels = await paymentChannels(request.ports, order.facts.initialPayment);
  return {
    channels: channels.map(({ id, name, shortName, iconUrl }) => ({
      id: String(id),
      name,
      short_name: shortName,
      icon_url: iconUrl || null,
      logo: iconUrl || null,
      component: null,
    })),
  };
};

const onlineType = (channelId: string): string => `online_${channelId}`;
const channelOf = (payment: Payment): number => Number(payment.paymentType.slice('online_'.length));

/** The provider's form; the confirmation goes to `email`, which is not stored, else to the order's contact. */
function formOf(ports: Ports, order: Order, payment: Payment, email = order.contact?.email ?? '') {
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

/** The payment page is open: a first time, or again after a try that came to nothing. Elsewhere nothing happens. */
export const openPayment: Command<'openPayment'> = {
  act: async (request) => {
    const { order } = await findOrder(request);
    const type = eventFor(order, 'client', ['OPEN_PAYMENT', 'RETRY_PAYMENT'] as const) ?? 'RETRY_PAYMENT';
    if (!accepts(order.status, 'START_PAYMENT'))
      await sendEvent(request as unknown as CallRequest<CallName>, { event: { type } });
  },
  answer: (request) => currentOrderFor(request as unknown as CallRequest<CallName>),
};

/** Starts the payment under an id of ours; the page then posts the form to the provider. */
export const startPayment: Command<'startPayment'> = {
  act: async (request) => {
    const { ports, body } = request;
    const { order } = await findOrder(request);
    const { allowed } = explain(order.status, order.facts, 'client');
    if (!allowed.includes('START_PAYMENT'))
      throw new Refused(order.status, 'Płatności nie można teraz rozpocząć.', allowed);
    const channels = await paymentChannels(ports, order.facts.initialPayment);
    if (!channels.some(({ id }) => String(id) === body.channel_id)) throw invalid({ channel_id: unlisted });
    await sendEvent(request as unknown as CallRequest<CallName>, {
      event: { type: 'START_PAYMENT' },
      write: async (tx) => {
        await insertPayment(
          tx,
          {
            id: newId(),
            orderId: order.id,
            kind: 'initial_payment',
            provider: 'dotpay',
            providerId: null,
            paymentType: onlineType(body.channel_id),
            amount: order.facts.initialPayment,
            status: 'started',
            redirectUrl: null,
          },
          ports.now(),
        );
      },
    });
  },
  answer: async (request) => {
    const { order } = await findOrder(request);
    const payment = await startedPayment(request.ports, order.id);
    if (payment === undefined) throw new Error('A started payment is not there');
    return {
      form: formOf(request.ports, order, payment, request.body.email),
      order: await currentOrderFor(request as unknown as CallRequest<CallName>),
    };
  },
};
