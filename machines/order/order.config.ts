import type { EventTransition, StateConfig, Transition } from './phase-config.ts';
import type { OrderStatus } from './order.statuses.ts';
import { agreement } from './phases/agreement/agreement.states.ts';
import { closed } from './phases/closed/closed.states.ts';
import { companyForm } from './phases/company-form/company-form.states.ts';
import { decision } from './phases/decision/decision.states.ts';
import { delivery } from './phases/delivery/delivery.states.ts';
import { initialPayment } from './phases/initial-payment/initial-payment.states.ts';
import { offer } from './phases/offer/offer.states.ts';
import { signingMethod } from './phases/signing-method/signing-method.states.ts';
import { verification } from './phases/verification/verification.states.ts';
import { when, whenTo } from './when.ts';

/** How an order begins: the event of the creation carries who creates it. */
const creation: readonly Transition[] = [
  { guard: when('salesman | shop_api', 'calculated', 'clientFlow'), target: '#sumup' },
  { guard: when('salesman | admin', 'calculated', 'salesmanFlow'), target: '#salesman_sumup' },
  { guard: when('salesman | shop_api | admin', '!calculated'), target: '#update_order_with_items' },
];

const phases = {
  offer,
  signingMethod,
  companyForm,
  verification,
  decision,
  initialPayment,
  agreement,
  delivery,
};

/** An order goes back only while it is nobody's but ours: unpaid, unsigned, without money to look at. */
const sentBack: readonly EventTransition[] = Object.values(phases)
  .flatMap(({ states }) => Object.entries<StateConfig>(states))
  .filter(([, { meta }]) => meta?.sendBackTarget)
  .map(([name]) => ({
    guard: whenTo(
      name as OrderStatus,
      'admin',
      '!paid',
      '!signed',
      '!paymentUnanswered',
      '!paymentCame',
      'restedIn',
    ),
    target: `#${name as OrderStatus}`,
    actions: ['sendReturnLink'],
  }));

/**
 * The order's statechart as XState's config, all of it data. What every open order accepts stands on `live`, never on
 * the root: the pure transition takes the root's handlers in a closed order too.
 */
export const orderConfig: StateConfig = {
  id: 'order',
  description: 'The life of one order, from its creation to financed goods or a refusal.',
  initial: 'created',
  states: {
    created: { description: 'An order is being created.', always: creation },
    live: {
      description: 'The order is open.',
      initial: 'offer',
      on: {
        CHANGE_CASH_PAYMENT: [{ guard: when('admin', 'pos', '!paid') }],
        // Money that came twice.
        RECORD_PAYMENT: [{ guard: when('admin', 'was paid'), actions: ['oweRefund'] }],
        // News that nobody waits for is written down and moves nothing.
        PAYMENT_REJECTED: [{ guard: when('system') }],
        TEST_PAYMENT_COMPLETED: [{ guard: when('system'), actions: ['oweZlotyBack'] }],
        TEST_PAYMENT_UNCLEAR: [{ guard: when('system'), actions: ['oweZlotyBack'] }],
        TEST_PAYMENT_FAILED: [{ guard: when('system') }],
        CANCEL: [{ guard: when('admin'), target: '#canceled' }],
        SEND_BACK: sentBack,
        SIGNED_AGREEMENT_STORED: [{ guard: when('system') }],
        PAYMENT_COMPLETED: [{ guard: when('system'), actions: ['oweRefund'] }],
      },
      states: phases,
    },
    ...closed.states,
  },
};
