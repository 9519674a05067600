import { filledForm, somebody } from '@app/api/processes';
import type { CallName, OrderWire } from '@app/machines/contract';
import { renewalKinds, signatureMethods, type Actor } from '@app/machines/order';
import type { Random } from './random.ts';

/** A call that may move an order, and a body for it that its schema takes. */
export interface Move {
  readonly call: CallName;
  readonly actor: Actor;
  readonly body: (order: OrderWire, random: Random) => object;
  /** How often it is chosen among those that the chart allows. */
  readonly weight: number;
}

const nothing = (): object => ({});
const person = somebody();
const contact = {
  vat_id: person.vatId,
  full_name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  phone: person.phone,
};
/** What a client ticks on the summary. */
export const consents = Object.fromEntries(
  [
    'personal_data_consent',
    'bik_procuration_consent',
    'big_authorization_consent',
    'terms_of_use_consent',
    'electronic_invoice_consent',
  ].map((name) => [name, true]),
);
const verification = {
  channel_id: '101',
  component: '1PLN',
  bm_privacy_consent: true,
  bm_data_transfer_consent: true,
  big_verification_consent: true,
  bik_verification_consent: true,
};
const form = (order: OrderWire): object => ({ order: filledForm(order, person) });
const decision = (order: OrderWire, random: Random): object => ({
  decision: random.happens(0.8) ? 'accept' : 'reject',
  payment: order.status.startsWith('test_payment') ? 'test_payment' : 'initial_payment',
});

const of =
  (actor: Actor) =>
  (call: CallName, body: Move['body'] = nothing, weight = 1): Move => ({ call, actor, body, weight });
const client = of('client');
const salesman = of('salesman');
const admin = of('admin');
const rarely = 0.04;

/** What the clients, the shop and the administrator send. */
export const moves: readonly Move[] = [
  client('visitOrder', nothing, rarely),
  client('confirmSummary', () => consents),
  client('complementCompany', () => contact),
  client('correctVatId', () => ({ vat_id: person.vatId })),
  client('selectMethod', (_, random) => ({ agreement_signature_type: random.oneOf(signatureMethods) })),
  client('saveFormForLater', form, 0.2),
  client('submitForm', form),
  client('startVerification', (_, random) =>
    random.happens(0.5) ? verification : { ...verification, channel_id: '601', component: 'AIS' },
  ),
  client('changeVerificationMode', nothing, 0.1),
  client('decideConditions', decision),
  client('acceptAgreement', nothing),
  client('acceptAgreements', nothing),
  client('openPayment', nothing),
  client('startPayment', () => ({ channel_id: '101', bylaw: true, personal_data: true })),
  client('relaunchSignature', nothing),
  client('chooseCourier', nothing, 0.3),
  client('moveToPrevious', nothing, 0.15),
  client('cancelOrder', () => ({ reason: 'Rezygnacja' }), rarely),
  salesman('shopCancelOrder', nothing, rarely),
  salesman('shopSetDelivery', () => ({ delivered_at: '2026-12-01' })),
  salesman('shopSetStatus', (_, random) => ({
    status: random.oneOf(['complement_company_and_user', 'waiting_for_delivery', 'shipped']),
  })),
  salesman('shopDecideConditions', decision),
  salesman('shopTakeOver', nothing, rarely),
  admin(
    'setStatus',
    (order, random) => ({
      status: order.next_statuses.length > 0 ? random.oneOf(order.next_statuses) : 'finished',
      reason: 'Próba',
    }),
    0.1,
  ),
  admin('decidePayment', decision),
  admin('decideAgreement', (_, random) => ({
    status: random.happens(0.8) ? 'accepted' : 'rejected',
  })),
  admin('renewAgreement', (_, random) => ({ kind: random.oneOf(renewalKinds) }), 0.2),
  admin('setShippingNumber', () => ({ shipping_number: '00659007734' })),
  admin('setDelivery', () => ({ delivered_at: '2026-12-02' })),
  admin('resendOffer', nothing),
  admin('superadminCancelOrder', nothing, rarely),
  admin(
    'updatePowerAdmin',
    // Of the version that was read the other value is always a change, so that its answer has a row of the history.
    ({ cash_payment_allowed: allowed, version }) => ({
      cash_payment_allowed: !allowed,
      reason: 'Ustalono ze sklepem',
      version,
    }),
    0.1,
  ),
];
