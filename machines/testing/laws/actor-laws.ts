import { eventTypes, orderStatuses, phaseOf } from '../../order/index.ts';
import type { Actor, EventType } from '../../order/index.ts';
import { effectsIn } from '../../order/edge.ts';
import type { Edge } from '../../order/edge.ts';
import type { Chart } from '../../order/order.chart.ts';
import type { Law, Laws } from './law.ts';

const own = [
  'ACCEPT_AGREEMENT',
  'ACCEPT_CALCULATION',
  'ACCEPT_CONDITIONS',
  'COMPLEMENT_COMPANY_AND_USER',
  'CONFIRM_SUMMARY',
  'CORRECT_VAT_ID',
  'MOVE_TO_PREVIOUS',
  'REJECT_CONDITIONS',
  'SAVE_FORM_FOR_LATER',
  'SELECT_METHOD',
  'SUBMIT_COMPANY_FORM',
] as const satisfies readonly EventType[];

/** Who acts, and by what. What client and salesman do each in his own flow stands under both. */
const acts: readonly (readonly [readonly Actor[], readonly EventType[]])[] = [
  [
    ['client'],
    [
      ...own,
      'CHANGE_VERIFICATION_MODE',
      'CHOOSE_COURIER',
      'CLIENT_LOGGED_IN',
      'OPEN_PAYMENT',
      'RETRY_PAYMENT',
      'START_FORM',
      'START_PAYMENT',
      'START_TEST_PAYMENT',
    ],
  ],
  [
    ['salesman'],
    [
      ...own,
      'ACCEPT_PAYMENT_ON_PLACE',
      'CANCEL',
      'CONFIRM_IDENTITIES',
      'RESEND_SMS',
      'SEND_PAYMENT_LINK',
      'SEND_PDF_OFFER',
      'SIGN_AGREEMENT',
      'TAKE_OVER',
      'UPLOAD_ATTACHMENTS',
      'VERIFY_SMS',
    ],
  ],
  [
    ['client', 'salesman'],
    ['CANCEL', 'COMPLEMENT_COMPANY_AND_USER', 'CORRECT_VAT_ID', 'UPDATE_CALCULATION', 'UPDATE_ITEMS'],
  ],
  [
    ['admin', 'client'],
    ['RELAUNCH_SIGNATURE', 'RETRY_PAYMENT'],
  ],
  [
    ['admin', 'salesman'],
    ['CONFIRM_DELIVERY', 'RELEASE_FOR_PICKUP', 'RESEND_OFFER', 'SET_PICKUP_DATE', 'SHIP'],
  ],
  [
    ['admin'],
    [
      'ACCEPT_PAYMENT',
      'ACCEPT_SIGNED_AGREEMENT',
      'ACCEPT_TEST_PAYMENT',
      'CANCEL',
      'CHANGE_CASH_PAYMENT',
      'COURIER_RETURNED_SIGNED',
      'FINISH',
      'FORCE',
      'RECORD_IDENTITY',
      'RECORD_PAYMENT',
      'RECORD_SIGNATURE',
      'REJECT_PAYMENT',
      'REJECT_SIGNED_AGREEMENT',
      'REJECT_TEST_PAYMENT',
      'RENEW_AGREEMENT',
      'REOPEN_DECISION',
      'RESEND_AGREEMENT',
      'RETRY_TEST_PAYMENT',
      'SEND_BACK',
    ],
  ],
  [['admin', 'system'], ['AGREEMENT_VERIFIED']],
  [
    ['system'],
    [
      'AGREEMENT_PREPARED',
      'DEADLINE_PASSED',
      'DECISION_APPROVED',
      'DECISION_CONDITIONAL',
      'DECISION_REJECTED',
      'IDENTITY_CONFIRMED',
      'OPEN_BANK_VERIFICATION',
      'PAYMENT_COMPLETED',
      'PAYMENT_MATCHED',
      'PAYMENT_REJECTED',
      'PAYMENT_UNCLEAR',
      'REMINDER_DUE',
      'REQUEST_INITIAL_PAYMENT',
      'SIGNATURE_COMPLETED',
      'SIGNATURE_FAILED',
      'SIGNED_AGREEMENT_STORED',
      'SIGNER_SIGNED',
      'SUBMIT_APPLICATION',
      'TEST_PAYMENT_COMPLETED',
      'TEST_PAYMENT_FAILED',
      'TEST_PAYMENT_MATCHED',
      'TEST_PAYMENT_UNCLEAR',
    ],
  ],
];

const allowed = new Set(acts.flatMap(([who, events]) => events.map((event) => `${event} by ${who.join()}`)));

const edgesOf = (chart: Chart): readonly (readonly [string, Edge])[] =>
  orderStatuses.flatMap((status) =>
    [...chart.transitionsOf(status), ...chart.forcedOf(status)].map((edge) => [status, edge] as const),
  );

const whoActs: Law = ({ chart }) =>
  edgesOf(chart)
    .map(([status, { event, actors }]) => [status, `${event} by ${actors.toSorted().join()}`] as const)
    .filter(([, act]) => !allowed.has(act))
    .map(([status, act]) => `${status}: ${act}`);

const isHeard: Law = ({ chart }) => {
  const heard = new Set<string>(edgesOf(chart).map(([, { event }]) => event));
  return eventTypes.filter((type) => !heard.has(type)).map((type) => `${type} is heard nowhere`);
};

/** Nobody but an administrator cancels what is paid or signed, or whose money has to be settled; until money or goods are out everybody may. */
const cancelling: Law = ({ chart }) =>
  orderStatuses
    .filter((status) => chart.transitionsOf(status).length > 0)
    .flatMap((status) => {
      const cancels = chart.transitionsOf(status).filter(({ event }) => event === 'CANCEL');
      const who = cancels.flatMap(({ actors }) => actors);
      const wrong = cancels.filter(
        ({ actors, target, conditions }) =>
          target === null ||
          phaseOf(target) !== 'closed' ||
          conditions.join() !== (actors.includes('admin') ? '' : '!paid,!signed,!moneyTouched'),
      );
      const early = ['offer', 'signingMethod', 'companyForm', 'verification', 'decision'];
      const missing = [
        ...(who.includes('admin') ? [] : ['admin']),
        ...(early.includes(phaseOf(status)) && !(who.includes('client') && who.includes('salesman'))
          ? ['client or salesman']
          : []),
      ];
      return [
        ...wrong.map(({ id }) => `${status} cancels by ${id}`),
        ...missing.map((actor) => `${status} is cancelled by no ${actor}`),
      ];
    });

/** Way back of an order that is unpaid, unsigned and without money to wait for or look at, or of a refused proposal; the client hears of it. */
const sendingBack: Law = ({ chart }) =>
  orderStatuses.flatMap((status) => {
    const ways = chart.transitionsOf(status).filter(({ event }) => event === 'SEND_BACK');
    const names = new Set(ways.map(({ target }) => target));
    const open = chart.transitionsOf(status).length > 0;
    return [
      ...(open && names.size < 10 ? [`${status} has ${names.size} ways back`] : []),
      ...ways
        .filter(
          ({ id, conditions, target, actions }) =>
            !id.endsWith(`to ${target})`) ||
            (id.startsWith('live.') &&
              (conditions.join() !== '!paid,!signed,!paymentUnanswered,!moneyHeld,restedIn' ||
                effectsIn(actions)
                  .map(({ name }) => name)
                  .join() !== 'sendReturnLink')),
        )
        .map(({ id, target }) => `${status} is sent back to ${target} by ${id}`),
    ];
  });

/** Who may do what. */
export const actorLaws: Laws = {
  'who acts': whoActs,
  'every event is heard': isHeard,
  'who cancels': cancelling,
  'what is sent back': sendingBack,
};
