import { newFacts } from '../order/index.ts';
import type { OrderStatus } from '../order/index.ts';
import type { Checked } from '../order/check/checked.ts';
import { chartOf } from '../order/order.chart.ts';
import type { Chart } from '../order/order.chart.ts';
import { orderConfig } from '../order/order.config.ts';
import type { StateConfig } from '../order/phase-config.ts';
import { withState } from './with-state.ts';

/** By the rule that must find it: one thing wrong, and the sentences in which the rule says so. */
export type SeededFaults = Readonly<
  Record<string, { readonly wrong: () => Partial<Checked>; readonly findings: string[] }>
>;

/** The chart with one status changed. */
export const faulty = (status: OrderStatus, change: (state: StateConfig) => StateConfig): Chart =>
  chartOf(withState(orderConfig, status, change));

const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });

/** Faults of how orders end, and of what they wait for on the way there. */
export const endingFaults: SeededFaults = {
  'finished within reach, after one FORCE or one SEND_BACK too': {
    wrong: () => {
      const known = {
        ...facts,
        calculated: true,
        companyKnown: true,
        method: 'qes',
        formSubmitted: true,
        identityVerified: true,
      } as const;
      const whole = {
        ...known,
        agreementPrepared: true,
        paid: true,
        signed: true,
        signedAgreementStored: true,
      };
      const before = { status: 'test_payment_opened', facts: known } as const;
      const lost = { status: 'identity_confirmed', facts: known } as const;
      const moved = (type: string, status: OrderStatus) =>
        ({ before, event: { type, actor: 'admin' }, after: { status, facts: known }, effects: [] }) as const;
      const finished = {
        before: { status: 'delivered', facts: whole },
        event: { type: 'FINISH', actor: 'admin' },
        after: { status: 'finished', facts: whole },
        effects: [],
      } as const;
      return {
        reached: [finished.before, finished.after, lost],
        steps: [
          finished,
          moved('RECORD_IDENTITY', 'identity_confirmed'),
          moved('SEND_BACK', 'form_opened'),
          moved('FORCE', 'identity_confirmed'),
          moved('FORCE', 'leasing_decision_rejected'),
        ],
      };
    },
    findings: [
      'identity_confirmed cannot be finished',
      'form_opened, sent back from test_payment_opened, cannot be finished',
      'identity_confirmed, forced from test_payment_opened, cannot be finished',
    ],
  },
  'nothing lives on after an end': {
    wrong: () => ({
      chart: faulty('canceled', ({ entry = [], ...state }) => ({
        ...state,
        entry: [...entry, 'notifyShipment'],
        meta: { processes: [{ kind: 'courier' }] },
      })),
    }),
    findings: [
      'canceled runs its courier',
      'canceled asks for notifyShipment, which no closed order may have',
    ],
  },
  'an end that refuses calls back and tells': {
    wrong: () => {
      const event = { type: 'CANCEL', actor: 'admin' };
      const before = { status: 'sumup', facts } as const;
      const after = { status: 'canceled', facts } as const;
      return { steps: [{ before, event, after, effects: [{ name: 'cancelOutstanding' }] }] };
    },
    findings: ['sumup → canceled without notifyCancelation'],
  },
  'law 5: every answer was asked for': {
    wrong: () => ({
      chart: faulty('agreement_resent', (state) => ({ ...state, entry: [] })),
      reached: [{ status: 'agreement_resent', facts: { ...facts, method: 'qes' } }],
    }),
    findings: ['SIGNER_SIGNED', 'SIGNATURE_COMPLETED', 'SIGNATURE_FAILED'].map(
      (event) => `agreement_resent waits for ${event}, which nothing has asked for`,
    ),
  },
};
