import { actors, eventTypes, newFacts, orderStatuses, phaseOf } from '../../order/index.ts';
import type { EventType, Facts, OrderStatus } from '../../order/index.ts';
import { factsOnEntry } from '../../order/requirements.ts';
import { sampleEvents } from '../sample-events.ts';
import type { Law, Laws } from './law.ts';

/** What proves it: a provider's own news, or a person who has seen it. */
const proofs = {
  identityVerified: [
    'ACCEPT_TEST_PAYMENT',
    'CONFIRM_IDENTITIES',
    'IDENTITY_CONFIRMED',
    'RECORD_IDENTITY',
    'TEST_PAYMENT_MATCHED',
  ],
  agreementPrepared: ['AGREEMENT_PREPARED'],
  paid: [
    'ACCEPT_PAYMENT',
    'ACCEPT_PAYMENT_ON_PLACE',
    'FORCE',
    'PAYMENT_MATCHED',
    'RECORD_PAYMENT',
    'REQUEST_INITIAL_PAYMENT',
  ],
  signed: ['COURIER_RETURNED_SIGNED', 'RECORD_SIGNATURE', 'SIGNATURE_COMPLETED', 'SIGN_AGREEMENT'],
  proposal: ['DECISION_CONDITIONAL'],
  conditionsAccepted: ['ACCEPT_CONDITIONS'],
  formSubmitted: ['SUBMIT_COMPANY_FORM'],
  companyKnown: ['COMPLEMENT_COMPANY_AND_USER', 'CORRECT_VAT_ID', 'SUBMIT_COMPANY_FORM'],
  companyFound: ['COMPLEMENT_COMPANY_AND_USER', 'CORRECT_VAT_ID', 'SUBMIT_COMPANY_FORM'],
  calculated: ['ACCEPT_CALCULATION', 'UPDATE_CALCULATION', 'UPDATE_ITEMS'],
  itemsComplete: ['ACCEPT_CALCULATION', 'UPDATE_CALCULATION', 'UPDATE_ITEMS'],
  calculationWithinBounds: ['ACCEPT_CALCULATION', 'UPDATE_CALCULATION', 'UPDATE_ITEMS'],
  requiredConsentsGiven: ['CONFIRM_SUMMARY'],
  signerSigned: ['SIGNER_SIGNED'],
} as const satisfies Partial<Record<keyof Facts, readonly EventType[]>>;

const unknown: Facts = {
  ...newFacts({ salesChannel: 'pos', financingType: 'lease', flowType: 'client' }),
  cashPaymentAllowed: false,
};

const proving: Law = ({ applyEvent }) =>
  Object.entries(proofs).flatMap(([fact, listed]) => {
    const proven = eventTypes.filter((type) =>
      actors
        .flatMap((actor) => sampleEvents(type, actor, unknown))
        .some((event) => applyEvent(unknown, event)[fact as keyof Facts] === true),
    );
    const wanted: readonly EventType[] = listed;
    return [
      ...proven.filter((type) => !wanted.includes(type)).map((type) => `${type} proves ${fact}`),
      ...wanted.filter((type) => !proven.includes(type)).map((type) => `${type} does not prove ${fact}`),
    ];
  });

const required: readonly (readonly [readonly string[], (status: OrderStatus, phase: string) => boolean])[] = [
  [['calculated'], (status, phase) => phase !== 'offer' || status !== 'update_order_with_items'],
  [
    ['companyKnown'],
    (status, phase) => phase !== 'offer' || ['offer_sent_to_client', 'logged_in_once'].includes(status),
  ],
  [['methodChosen'], (_status, phase) => !['offer', 'signingMethod'].includes(phase)],
  [
    ['formSubmitted'],
    (status, phase) =>
      !['offer', 'signingMethod', 'companyForm'].includes(phase) || status.endsWith('form_saved'),
  ],
  [
    ['identityVerified'],
    (status, phase) =>
      ['decision', 'initialPayment', 'agreement', 'delivery', 'closed'].includes(phase) ||
      ['identity_confirmed', 'test_payment_accepted', 'test_payment_manual_accepted'].includes(status),
  ],
  [
    ['agreementPrepared'],
    (status, phase) =>
      (['initialPayment', 'agreement', 'delivery', 'closed'].includes(phase) && status !== 'renew') ||
      status === 'agreement_accepted',
  ],
  [['!signsBeforePaying | signed'], (_status, phase) => phase === 'initialPayment'],
  [
    ['paid'],
    (status, phase) =>
      (['agreement', 'delivery', 'closed'].includes(phase) &&
        !['autenti_agreement_signed', 'agreement_resent'].includes(status)) ||
      /^(zero_)?initial_payment_accepted/.test(status),
  ],
  [
    ['signed'],
    (status, phase) =>
      ['agreement', 'delivery', 'closed'].includes(phase) &&
      !['rejected_by_admin', 'resent', 'agreement_resent', 'renew'].includes(status),
  ],
  [['owes'], (status, phase) => phase === 'initialPayment' && !status.includes('payment_accepted')],
  [['moneyHeld'], (status) => ['initial_payment_completed', 'initial_payment_manual'].includes(status)],
  [['proposal'], (status) => /conditional_decision/.test(status)],
  [['conditionsAccepted'], (status) => status === 'client_conditional_decision_accepted'],
  [['!paid', '!signed'], (status) => status === 'agreement_accepted'],
  [
    ['verifyingIdentity | identityVerified', 'verifyingIdentity | agreementPrepared'],
    (status) => status === 'qes_failed',
  ],
  [['!leaseContract'], (status) => ['autenti_v3_selected', 'v3_and_guarantee_selected'].includes(status)],
  [['zeroOwnPayment'], (status) => status === 'zero_initial_payment_accepted'],
  [['!zeroOwnPayment'], (status) => status.startsWith('initial_payment_accepted')],
];

/** A status asks for whatever the part of the order's life before it has brought about; a cancelled order for nothing. */
const requiring: Law = ({ chart }) =>
  orderStatuses
    .filter((status) => status !== 'canceled')
    .flatMap((status) =>
      required.flatMap(([conditions, applies]) =>
        conditions
          .filter(
            (condition) =>
              applies(status, phaseOf(status)) &&
              !(chart.requiresOf(status) as readonly string[]).includes(condition),
          )
          .map((condition) => `${status} does not require ${condition}`),
      ),
    );

const back = {
  stage: null,
  formSubmitted: false,
  identityVerified: false,
  bankNews: false,
  agreementPrepared: false,
};
const applying = { ...back, stage: 'applying' } as const;
const unsigned = { signed: false, signedAgreementStored: false };

/** What entering a status settles, whatever was known before. */
const settled: Readonly<Partial<Record<OrderStatus, Partial<Facts>>>> = {
  update_order_with_items: { ...back, calculated: false },
  salesman_sumup: { ...back, flowType: 'salesman' },
  sumup: { ...back, flowType: 'client' },
  complement_company_and_user: back,
  update_vat_id: { companyKnown: false },
  logged_in_once: { flowType: 'client' },
  agreement_method_selection: { ...back, flowType: 'client', method: null },
  salesman_agreement_method_selection: { ...back, flowType: 'salesman', method: null, remote: false },
  qes_selected: { method: 'qes' },
  qes_guarantee_selected: { method: 'qes' },
  v3_and_guarantee_selected: { method: 'autenti_v3' },
  autenti_v3_selected: { method: 'autenti_v3' },
  paper_selected: { method: 'paper' },
  delivery_selected: { method: 'delivery' },
  form_opened: { ...applying, flowType: 'client' },
  salesman_form_opened: { ...applying, flowType: 'salesman', remote: false },
  form_saved: { stage: 'identity' },
  client_form_saved: { stage: 'identity' },
  salesman_form_saved: { stage: 'identity' },
  test_payment_opened: { stage: 'identity', identityVerified: false, agreementPrepared: false },
  ready_for_siemens: { stage: 'identity', proposal: false, conditionsAccepted: false },
  leasing_decision_ok: { stage: 'agreement', agreementPrepared: false },
  conditional_decision_ok: { conditionsAccepted: false },
  initial_payment_accepted: { signerSigned: false },
  initial_payment_accepted_manual: { signerSigned: false },
  initial_payment_accepted_by_salesman: { signerSigned: false },
  zero_initial_payment_accepted: { signerSigned: false },
  agreement_signed: { agreementStatus: 'signed' },
  autenti_agreement_signed: { agreementStatus: 'signed' },
  signed: { agreementStatus: 'signed' },
  rejected_by_admin: { ...unsigned, agreementStatus: 'rejected_by_admin' },
  resent: { ...unsigned, agreementStatus: 'resent' },
  agreement_resent: { ...unsigned, agreementStatus: 'resent', signerSigned: false },
  renew: { ...unsigned, agreementPrepared: false, renewal: 'qes' },
  accepted_by_admin: { agreementStatus: 'accepted_by_admin' },
  agreement_accepted_by_admin: { agreementStatus: 'accepted_by_admin' },
  siemens_agreement_accepted: { agreementStatus: 'accepted_by_admin' },
};

const settling: Law = ({ chart }) => {
  const flags = Object.entries(unknown).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? true : value,
  ]);
  const known = { ...(Object.fromEntries(flags) as Facts), method: 'paper', stage: 'applying' } as const;
  const doubtful = { ...unknown, flowType: 'salesman', stage: 'agreement', method: 'paper' } as const;
  return orderStatuses.flatMap((status) =>
    [known, doubtful].flatMap((before) => {
      const after = factsOnEntry(chart, status, before);
      const wanted: Facts = { ...before, ...settled[status] };
      return (Object.keys(after) as (keyof Facts)[])
        .filter((fact) => after[fact] !== wanted[fact])
        .map((fact) => `entering ${status} leaves ${fact}=${String(after[fact])}`);
    }),
  );
};

/** What is known of an order, and by whose word. */
export const evidenceLaws: Laws = {
  'what proves a fact': proving,
  'what a status requires': requiring,
  'what entering a status settles': settling,
};
