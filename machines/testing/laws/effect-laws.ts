import { orderStatuses, paidStatuses } from '../../order/index.ts';
import type { EffectName, OrderStatus } from '../../order/index.ts';
import { effectsIn } from '../../order/edge.ts';
import type { Law, Laws } from './law.ts';

/** Where an agreement goes to be signed online, and of which orders. */
const signed: Readonly<Partial<Record<OrderStatus, string>>> = {
  agreement_accepted: 'signsBeforePaying',
  agreement_resent: 'electronicSignature',
  ...Object.fromEntries(paidStatuses.map((status) => [status, 'electronicSignature,!signsBeforePaying'])),
};

/** What is asked for on every way into a status, and of which orders. */
const asked: Readonly<Partial<Record<EffectName, Readonly<Partial<Record<OrderStatus, string>>>>>> = {
  sendOffer: { offer_sent_to_client: '' },
  startIdentityVerification: { form_saved: 'electronicSignature', client_form_saved: 'electronicSignature' },
  openBankVerification: { form_saved: '!electronicSignature', client_form_saved: '!electronicSignature' },
  sendVerificationSms: { salesman_form_saved: '' },
  submitApplication: { identity_confirmed: '', test_payment_accepted: '', test_payment_manual_accepted: '' },
  notifySignatureFailed: { qes_failed: '' },
  matchTestPayment: { test_payment_completed: '' },
  notifyVerificationRejected: { test_payment_manual_rejected: '' },
  submitToDecisionEngine: { ready_for_siemens: '' },
  prepareAgreement: { leasing_decision_ok: '', renew: '' },
  notifyRejection: { leasing_decision_rejected: '' },
  notifyConditions: { conditional_decision_ok: '' },
  submitAcceptedConditions: { client_conditional_decision_accepted: '' },
  requestInitialPayment: { agreement_accepted: '!signsBeforePaying', autenti_agreement_signed: '!paid' },
  sendPaymentLink: { initial_payment_link_sent_to_client: '' },
  matchInitialPayment: { initial_payment_completed: '' },
  oweRefund: {
    initial_payment_rejected: 'moneyHeld',
    canceled: 'moneyReceived',
    // What came above what was owed.
    ...Object.fromEntries(paidStatuses.map((status) => [status, 'moneyHeld'])),
  },
  startSignature: signed,
  askToSign: signed,
  orderCourier: { resent: '', ...Object.fromEntries(paidStatuses.map((status) => [status, 'courier'])) },
  notifyCourier: { resent: '', ...Object.fromEntries(paidStatuses.map((status) => [status, 'courier'])) },
  storeSignedAgreement: {
    agreement_signed: 'electronicSignature,!signedAgreementStored',
    autenti_agreement_signed: '!signedAgreementStored',
  },
  verifyAgreement: {
    accepted_by_admin: '',
    agreement_accepted_by_admin: '',
    attachments_uploaded: 'signedAgreementStored',
    autenti_agreement_signed: 'paid,signedAgreementStored',
    ...Object.fromEntries(paidStatuses.map((status) => [status, 'signsBeforePaying,signedAgreementStored'])),
  },
  notifyAgreementAccepted: { siemens_agreement_accepted: '' },
  notifyShipment: { shipped: '' },
  notifyDelivery: { delivered: '' },
  cancelOutstanding: { canceled: '' },
  notifyCancelation: { canceled: '' },
};

const askedFor: Law = ({ chart }) =>
  orderStatuses.flatMap((status) => {
    const found = new Map(
      effectsIn(chart.entryOf(status)).map(({ name, conditions }) => [name, conditions.join()] as const),
    );
    const wanted = Object.entries(asked).flatMap(([name, places]) => {
      const condition = places[status];
      return condition === undefined ? [] : [[name as EffectName, condition] as const];
    });
    return [
      ...wanted
        .filter(([name, condition]) => found.get(name) !== condition)
        .map(([name]) => `${status} does not ask for ${name} as it should`),
      ...[...found.keys()]
        .filter((name) => asked[name]?.[status] === undefined)
        .map((name) => `${status} asks for ${name}`),
    ];
  });

/** What still matters when the order is closed, and what until then. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  always: [
    ...['cancelOutstanding', 'notifyCancelation', 'notifyLateMoney'],
    ...['oweRefund', 'oweZlotyBack', 'raiseTask', 'withdraw', 'sendPaymentReceipt'],
  ],
  open: ['emailPdfOffer', 'sendApplicationLink', 'sendApplicationReceipt', 'storeSignedAgreement'],
  payable: ['sendPaymentLink'],
  concluded: ['notifyAgreementAccepted'],
  handedOver: ['notifyDelivery'],
};

const lifetimes: Law = ({ effects }) =>
  Object.entries(effects).flatMap(([name, { validWhile, answers }]) => {
    const said = typeof validWhile === 'string' ? validWhile : validWhile.tag;
    const wanted = Object.entries(lasting).find(([, names]) => names.includes(name))?.[0] ?? 'status';
    const letter = /^(send|notify|email|raise|owe|withdraw|cancel|order|ask)/.test(name);
    return [
      ...(said === wanted ? [] : [`${name} lives while ${said}`]),
      ...(answers.length > 0 === !letter ? [] : [`${name} is answered by ${answers.join()}`]),
    ];
  });

const answering: Law = ({ effects }) => {
  const answered = (name: string) => effects[name]?.answers.length ?? 0;
  return (
    [
      ['startIdentityVerification', 2],
      ['matchTestPayment', 2],
      ['submitToDecisionEngine', 3],
      ['submitAcceptedConditions', 2],
      ['matchInitialPayment', 2],
      ['startSignature', 3],
    ] as const
  )
    .filter(([name, ways]) => answered(name) !== ways)
    .map(([name]) => `${name} may be answered in ${answered(name)} ways`);
};

/** What runs at a provider, and what a status belongs to. */
const running: Law = ({ chart }) =>
  orderStatuses.flatMap((status) => {
    const starts: Readonly<Record<string, string>> = {
      identity: 'startIdentityVerification',
      signature: 'startSignature',
      courier: 'orderCourier',
    };
    const kinds = chart.processesOf(status).map(({ kind, when = '' }) => `${kind} ${when}`);
    const wanted = effectsIn(chart.entryOf(status)).flatMap(({ name, conditions }) =>
      Object.entries(starts)
        .filter(([, effect]) => effect === name)
        .map(([kind]) => `${kind} ${conditions.join(' & ')}`),
    );
    if (status === 'test_payment_in_progress') wanted.push('bank ');
    if (status === 'initial_payment_in_progress') wanted.push('payment ');
    return kinds.toSorted().join() === wanted.toSorted().join() ? [] : [`${status} runs ${kinds.join()}`];
  });

const tagged: Law = ({ chart }) => {
  const places: Readonly<Partial<Record<OrderStatus, string>>> = {
    initial_payment_link_sent_to_client: 'payable',
    initial_payment_opened: 'payable',
    initial_payment_rejected: 'payable',
    siemens_agreement_accepted: 'concluded',
    waiting_for_delivery: 'concluded',
    shipped: 'concluded',
    delivered: 'handedOver',
    finished: 'handedOver',
  };
  return orderStatuses
    .filter((status) => chart.tagsOf(status).join() !== (places[status] ?? ''))
    .map((status) => `${status} is ${chart.tagsOf(status).join()}`);
};

/** What is asked for and runs outside. */
export const effectLaws: Laws = {
  'what is asked for': askedFor,
  'how long it matters': lifetimes,
  'what answers': answering,
  'what runs': running,
  'what a status belongs to': tagged,
};
