import { randomUUID } from 'node:crypto';
import { listPersons, newPerson, replacePersons } from '@app/db';
import { eventsOf, groszToWire } from '@app/machines/contract';
import type { BodyOf, CallerRole, OrderWire } from '@app/machines/contract';
import type { OrderEvent } from '@app/machines/order';
import { addScan } from './add-scan.ts';
import { byClient } from './client-events.ts';
import { byProvider } from './provider-events.ts';
import { bySalesman } from './salesman-events.ts';
import { call, type WalkContext, type Sender, type Senders } from './walk-context.ts';

const choose: Sender = (context) => call(context, 'setStatus', { status: context.to }, context.world.admin);
const payment =
  (name: 'test_payment' | 'initial_payment', decision: 'accept' | 'reject'): Sender =>
  (context) =>
    call(context, 'decidePayment', { payment: name, decision }, context.world.admin);
const agreement =
  (status: 'accepted' | 'rejected'): Sender =>
  (context) =>
    call(context, 'decideAgreement', { status }, context.world.admin);

/** Renews what the administrator's page names: the newest signing process; somebody guarantees or nobody does. */
async function renew(
  context: WalkContext,
  kind: BodyOf<'renewAgreement'>['kind'],
  guarantorsGiven: boolean,
): Promise<Response> {
  const { db } = context.world.ports;
  const { id } = context.order;
  const known = await listPersons(db, id);
  const persons = (known.length > 0 ? known : [newPerson()]).map((person) => ({
    ...person,
    guarantor: guarantorsGiven,
  }));
  await db.transaction((tx) => replacePersons(tx, id, persons));
  const read = await call(context, 'getSuperadminOrder', undefined, context.world.admin);
  const { autenti_id } = (await read.json()) as OrderWire;
  return call(context, 'renewAgreement', { kind }, context.world.admin, { autenti_id: autenti_id ?? 'none' });
}

/** As much as makes what is held what the event says. */
function recordPayment(context: WalkContext, held: number): Promise<Response> {
  const body = {
    amount: groszToWire(held - (context.order.facts.moneyHeld ?? 0)),
    received_on: '2026-01-15',
    reference: `WB ${randomUUID()}`,
    reason: 'Przelew na rachunek',
  };
  return call(context, 'recordPayment', body, context.world.admin);
}

const administrator = 'admin@test.example';

const recordSignature = async (context: WalkContext): Promise<Response> =>
  call(
    context,
    'recordSignature',
    { attachment_id: await addScan(context, administrator), reason: 'Umowa podpisana w biurze' },
    context.world.admin,
  );

const byAdministrator: Senders = {
  RETRY_TEST_PAYMENT: choose,
  REOPEN_DECISION: choose,
  COURIER_RETURNED_SIGNED: async (context, event) =>
    call(
      context,
      'setStatus',
      {
        status: context.to,
        ...('scanGiven' in event &&
          event.scanGiven && { attachment_id: await addScan(context, administrator) }),
      },
      context.world.admin,
    ),
  RESEND_OFFER: (context) => call(context, 'resendOffer', {}, context.world.admin),
  RESEND_AGREEMENT: choose,
  FINISH: choose,
  RELEASE_FOR_PICKUP: choose,
  RETRY_PAYMENT: choose,
  AGREEMENT_VERIFIED: choose,
  ACCEPT_TEST_PAYMENT: payment('test_payment', 'accept'),
  REJECT_TEST_PAYMENT: payment('test_payment', 'reject'),
  ACCEPT_PAYMENT: payment('initial_payment', 'accept'),
  REJECT_PAYMENT: payment('initial_payment', 'reject'),
  ACCEPT_SIGNED_AGREEMENT: agreement('accepted'),
  REJECT_SIGNED_AGREEMENT: agreement('rejected'),
  RENEW_AGREEMENT: (context, event) =>
    event.type === 'RENEW_AGREEMENT' ? renew(context, event.kind, event.guarantorsGiven) : null,
  RELAUNCH_SIGNATURE: (context) => renew(context, 'qes', false),
  SHIP: (context) => call(context, 'setShippingNumber', { shipping_number: 'PL1' }, context.world.admin),
  CONFIRM_DELIVERY: (context) =>
    call(context, 'setDelivery', { delivered_at: '2026-11-20' }, context.world.admin),
  SET_PICKUP_DATE: (context) =>
    call(context, 'setDelivery', { delivered_at: '2026-11-20' }, context.world.admin),
  // The call says what the switch is to be: as it stands, nothing is sent.
  CHANGE_CASH_PAYMENT: (context, event) =>
    event.type === 'CHANGE_CASH_PAYMENT' && event.allowed !== context.order.facts.cashPaymentAllowed
      ? call(
          context,
          'updatePowerAdmin',
          { cash_payment_allowed: event.allowed, reason: 'Ustalono ze sklepem' },
          context.world.admin,
        )
      : null,
  CANCEL: (context) => call(context, 'superadminCancelOrder', {}, context.world.admin),
  SEND_BACK: (context, event) =>
    event.type === 'SEND_BACK'
      ? call(context, 'sendBack', { to: event.to, reason: 'Błędne dane' }, context.world.admin)
      : null,
  RECORD_PAYMENT: (context, event) =>
    event.type === 'RECORD_PAYMENT' ? recordPayment(context, event.held) : null,
  RECORD_SIGNATURE: (context, event) =>
    event.type === 'RECORD_SIGNATURE' && event.scanGiven ? recordSignature(context) : null,
  RECORD_IDENTITY: (context) =>
    call(context, 'recordIdentity', { reason: 'Okazany dowód osobisty' }, context.world.admin),
};

const senders = {
  client: byClient,
  salesman: bySalesman,
  admin: byAdministrator,
  system: byProvider,
  shop_api: {},
};

const rolesOf: Readonly<Record<OrderEvent['actor'], readonly CallerRole[]>> = {
  client: ['client'],
  salesman: ['shop_employee'],
  admin: ['superadmin'],
  system: ['provider'],
  shop_api: ['shop_api'],
};

/** Sends the event as its actor would over the wire; null where no call carries it from him. */
export function sendOverTheWire(context: WalkContext, event: OrderEvent): Promise<Response> | null {
  const table: Senders = senders[event.actor];
  context.world.registry.knows = !('companyFound' in event) || event.companyFound;
  return table[event.type]?.(context, event) ?? null;
}

/**
 * Whether some call of the contract carries such an event from its actor and no sender here sends it: what a sender leaves
 * out its call never says, effects answer and deadlines pass without one.
 */
export const isUnsent = ({ type, actor }: OrderEvent): boolean => {
  const table: Senders = senders[actor];
  return table[type] === undefined && eventsOf(rolesOf[actor], { asSeller: actor === 'salesman' }).has(type);
};
