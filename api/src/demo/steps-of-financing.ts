import { insertPayment, listPayments, recordOperation, settleOperations } from '@app/db';
import type { OrderStatus } from '@app/machines/order';
import { proposedOffer } from '../modules/application/offer/conditions.ts';
import { conditionsFor } from '../providers/decision-engine/decision-table.ts';
import { demoPauses } from './demo-clock.ts';
import { filler, step, type DemoContext, type DemoStep } from './demo-step.ts';
import { keepSigned } from './keep-signed.ts';

async function decide({ ports, order, demo }: DemoContext): Promise<DemoStep> {
  if (demo.status === 'leasing_decision_rejected')
    return step('system', { type: 'DECISION_REJECTED', newest: true });
  if (demo.status !== 'conditional_decision_ok')
    return step('system', { type: 'DECISION_APPROVED', newest: true });
  const asked = {
    ownPaymentInPercent: Number(order.ownPaymentInPercent),
    paymentsCount: order.paymentsCount ?? 1,
  };
  const proposed = await proposedOffer(ports, order, conditionsFor(asked));
  if (proposed === null) throw new Error(`The catalogue has no offer on the conditions of ${demo.number}`);
  return step(
    'system',
    { type: 'DECISION_CONDITIONAL', newest: true },
    { write: async () => ({ proposedOffer: proposed }) },
  );
}

/** Draws the agreement as the effect does, but without an outbox row, so that nobody draws it again. */
async function agree(context: DemoContext): Promise<DemoStep> {
  const { ports, order, draw } = context;
  if (order.facts.agreementPrepared)
    return step(order.salesChannel === 'pos' ? filler(context) : 'client', { type: 'ACCEPT_AGREEMENT' });
  return step('system', { type: 'AGREEMENT_PREPARED' }, { write: await draw(ports, order) });
}

const askForPayment = ({ order }: DemoContext): DemoStep =>
  order.salesChannel === 'pos' && order.facts.flowType === 'salesman'
    ? step('salesman', { type: 'ACCEPT_PAYMENT_ON_PLACE' })
    : step('system', { type: 'REQUEST_INITIAL_PAYMENT' });

const startPayment = ({ ports, order }: DemoContext): DemoStep =>
  step(
    'client',
    { type: 'START_PAYMENT' },
    {
      write: async (tx) => {
        const row = {
          orderId: order.id,
          kind: 'initial_payment',
          provider: 'dotpay',
          paymentType: 'online_1',
          status: 'started',
        } as const;
        await insertPayment(
          tx,
          { ...row, providerId: null, amount: order.facts.initialPayment, redirectUrl: null },
          ports.now(),
        );
      },
    },
  );

/** The provider's word on the payment, which is stored too. */
async function paid(
  { ports, order }: DemoContext,
  type: 'PAYMENT_REJECTED' | 'PAYMENT_UNCLEAR' | 'PAYMENT_COMPLETED' | 'PAYMENT_MATCHED',
): Promise<DemoStep> {
  const payment = (await listPayments(ports.db, order.id)).at(-1);
  const held = order.facts.initialPayment;
  const event = { type, newest: true, unanswered: false, held } as const;
  if (payment === undefined) return step('system', event);
  const { id: paymentId, orderId, provider, amount } = payment;
  const status = type === 'PAYMENT_REJECTED' ? 'rejected' : 'completed';
  const said = {
    kind: 'payment',
    amount,
    currency: 'PLN',
    status,
    number: paymentId,
    relatedNumber: null,
  } as const;
  const write: DemoStep['write'] = (tx) =>
    type === 'PAYMENT_MATCHED'
      ? settleOperations(tx, payment.operations, 'accepted', ports.now())
      : recordOperation(tx, { ...said, orderId, paymentId, provider }, ports.now());
  return step('system', event, { write });
}

async function sign(context: DemoContext): Promise<DemoStep> {
  const { method } = context.order.facts;
  if (method === 'paper') return step('salesman', { type: 'SIGN_AGREEMENT' });
  if (method !== 'delivery')
    return step('system', { type: 'SIGNATURE_COMPLETED', newest: true }, { delay: demoPauses.hours });
  const event = { type: 'COURIER_RETURNED_SIGNED', scanGiven: true } as const;
  return step('admin', event, { delay: demoPauses.days, write: await keepSigned(context) });
}

async function check(context: DemoContext): Promise<DemoStep> {
  const { order, demo } = context;
  if (!order.facts.signedAgreementStored) {
    const write = await keepSigned(context);
    return order.facts.method === 'paper'
      ? step('admin', { type: 'RECORD_SIGNATURE', scanGiven: true }, { delay: demoPauses.hours, write })
      : step('system', { type: 'SIGNED_AGREEMENT_STORED', newest: true }, { write });
  }
  if (order.salesChannel === 'pos') return step('salesman', { type: 'UPLOAD_ATTACHMENTS', scanGiven: false });
  const type = demo.status === 'rejected_by_admin' ? 'REJECT_SIGNED_AGREEMENT' : 'ACCEPT_SIGNED_AGREEMENT';
  return step('admin', { type }, { delay: demoPauses.hours });
}

const verified: DemoStep = step('system', { type: 'AGREEMENT_VERIFIED' }, { delay: demoPauses.hours });

const release = ({ order }: DemoContext): DemoStep =>
  order.salesChannel === 'pos'
    ? step('salesman', { type: 'RELEASE_FOR_PICKUP' }, { delay: demoPauses.hours })
    : step(
        'admin',
        { type: 'SHIP' },
        {
          delay: demoPauses.hours,
          write: async () => ({ shippingNumber: `5200000126${order.number.padStart(14, '0')}` }),
        },
      );

const deliver = ({ ports, order }: DemoContext): DemoStep =>
  step(
    order.salesChannel === 'pos' ? 'salesman' : 'admin',
    { type: 'CONFIRM_DELIVERY' },
    {
      delay: demoPauses.days,
      write: async () => ({ deliveredAt: ports.now() }),
    },
  );

/** From the decision to the end. */
export const stepsOfFinancing: Readonly<
  Partial<Record<OrderStatus, (context: DemoContext) => DemoStep | Promise<DemoStep>>>
> = {
  ready_for_siemens: decide,
  leasing_decision_ok: agree,
  agreement_accepted: askForPayment,
  initial_payment_link_sent_to_client: () => step('client', { type: 'OPEN_PAYMENT' }),
  initial_payment_opened: startPayment,
  initial_payment_in_progress: (context) =>
    paid(
      context,
      context.demo.status === 'initial_payment_rejected' ? 'PAYMENT_REJECTED' : 'PAYMENT_COMPLETED',
    ),
  initial_payment_completed: (context) =>
    paid(context, context.demo.status === 'initial_payment_manual' ? 'PAYMENT_UNCLEAR' : 'PAYMENT_MATCHED'),
  initial_payment_accepted: sign,
  initial_payment_accepted_by_salesman: sign,
  zero_initial_payment_accepted: sign,
  agreement_signed: check,
  signed: check,
  attachments_uploaded: () => verified,
  accepted_by_admin: () => verified,
  agreement_accepted_by_admin: () => verified,
  siemens_agreement_accepted: release,
  waiting_for_delivery: deliver,
  shipped: deliver,
  delivered: () => step('admin', { type: 'FINISH' }, { delay: demoPauses.hours }),
};
