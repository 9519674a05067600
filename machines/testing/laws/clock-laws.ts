import { isTransient, orderStatuses, paidStatuses } from '../../order/index.ts';
import type { OrderStatus } from '../../order/index.ts';
import type { Law, Laws } from './law.ts';

/** How long is waited for whom, and what comes then; of several the first whose condition holds. */
const waiting: Readonly<Record<string, readonly OrderStatus[]>> = {
  'a month for the offer: 30 canceled': [
    'agreement_method_selection',
    'complement_company_and_user',
    'offer_sent_to_client',
    'salesman_agreement_method_selection',
    'salesman_sumup',
    'sumup',
    'update_order_with_items',
    'update_vat_id',
  ],
  'two weeks for what the client does: 14 canceled': [
    'conditional_decision_ok',
    'form_opened',
    'initial_payment_link_sent_to_client',
    'initial_payment_opened',
    'initial_payment_rejected',
    'salesman_form_opened',
  ],
  'two weeks for the agreement, if there is one: agreementPrepared 14 canceled, 14 other': [
    'leasing_decision_ok',
  ],
  'two weeks for what comes first: signsBeforePaying 14 qes_failed, salesmanTakesPayment 14 canceled, 14 execution_of_initial_payment':
    ['agreement_accepted'],
  'a week for an identity: electronicSignature 7 qes_failed, 1 other': ['client_form_saved', 'form_saved'],
  'a week to prove who one is: 7 canceled': [
    'salesman_form_saved',
    'statement_verified_by_sms',
    'test_payment_opened',
  ],
  'a week for another way of signing: paid 7 signing_of_agreement, 7 canceled': ['qes_failed'],
  'two days for a bank: 2 test_payment_opened': ['test_payment_in_progress'],
  'three days for a payment: 3 execution_of_initial_payment': ['initial_payment_in_progress'],
  'a day for an end: 1 canceled': ['client_conditional_decision_rejected', 'conditional_decision_rejected'],
  'a day for us, applying: 1 completing_requests': [
    'client_conditional_decision_accepted',
    'identity_confirmed',
    'ready_for_siemens',
    'test_payment_accepted',
    'test_payment_manual_accepted',
  ],
  'a day for us, at the bank: 1 payment_of_verification_fee': ['test_payment_completed'],
  'a day for us, paying: 1 execution_of_initial_payment': ['initial_payment_completed'],
  'a day for us, drawing: 1 signing_of_agreement': ['renew'],
  'at once, a look at the bank: 0 payment_of_verification_fee': [
    'test_payment_manual',
    'test_payment_manual_rejected',
  ],
  'at once, a look at the money: 0 execution_of_initial_payment': ['initial_payment_manual'],
  'at once, a look at the agreement: 0 signing_of_agreement': [
    'agreement_signed',
    'attachments_uploaded',
    'rejected_by_admin',
    'signed',
  ],
  'at once, the financing: 0 other': ['delivered'],
  'three days for the financing party: 3 signing_of_agreement': [
    'accepted_by_admin',
    'agreement_accepted_by_admin',
    'autenti_agreement_signed',
  ],
  'three weeks for a signature, three days once signed: signsBeforePaying 3 signing_of_agreement, 21 signing_of_agreement':
    paidStatuses,
  'three weeks for a signature: 21 signing_of_agreement': ['agreement_resent', 'resent'],
  'a week for the salesman: 7 other': ['siemens_agreement_accepted'],
  'two weeks for the goods: 14 other': ['shipped', 'waiting_for_delivery'],
  'for ever: ': ['canceled', 'finished', 'leasing_decision_rejected'],
};
const clocks = new Map(
  Object.entries(waiting).flatMap(([clock, statuses]) =>
    statuses.map((status) => [status, clock.split(': ')[1] ?? ''] as const),
  ),
);

const waitingFor: Law = ({ chart }) =>
  orderStatuses
    .filter((status) => !isTransient(status))
    .flatMap((status) => {
      const clock = chart
        .deadlinesOf(status)
        .map((each) => [each.when, each.days, 'task' in each ? each.task : each.target.slice(1)])
        .map((parts) => parts.filter((part) => part !== undefined).join(' '))
        .join(', ');
      return clock === clocks.get(status) ? [] : [`${status} waits ${clock}`];
    });

/** After how many days whoever is waited for is reminded: `if` what. */
const reminding: Readonly<Record<string, readonly OrderStatus[]>> = {
  '2': ['qes_failed', 'test_payment_opened'],
  '2 if electronicSignature': ['client_form_saved', 'form_saved'],
  '3': [
    'conditional_decision_ok',
    'form_opened',
    'initial_payment_link_sent_to_client',
    'initial_payment_opened',
    'initial_payment_rejected',
    'leasing_decision_ok',
  ],
  '3 if signsBeforePaying': ['agreement_accepted'],
  '3 if electronicSignature & !signsBeforePaying': paidStatuses,
  '3 if electronicSignature': ['agreement_resent'],
  '7': ['agreement_method_selection', 'offer_sent_to_client', 'sumup', 'update_vat_id'],
};

const remindedOf: Law = ({ chart }) =>
  orderStatuses.flatMap((status) => {
    const reminder = chart.reminderOf(status);
    const said =
      reminder === null ? '' : `${reminder.days}${reminder.when === undefined ? '' : ` if ${reminder.when}`}`;
    const wanted = Object.entries(reminding).find(([, statuses]) => statuses.includes(status))?.[0] ?? '';
    return said === wanted ? [] : [`${status} reminds ${said}`];
  });

/** How long is waited. */
export const clockLaws: Laws = {
  'how long is waited': waitingFor,
  'who is reminded': remindedOf,
};
