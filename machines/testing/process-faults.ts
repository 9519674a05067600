import { newFacts } from '../order/index.ts';
import type { EffectName, OrderStatus } from '../order/index.ts';
import { faulty } from './ending-faults.ts';
import type { SeededFaults } from './ending-faults.ts';

const facts = newFacts({ salesChannel: 'ecommerce', financingType: 'lease', flowType: 'client' });
const applied = {
  ...facts,
  ...{ calculated: true, companyKnown: true, formSubmitted: true },
  method: 'qes',
} as const;
const agreed = { ...applied, identityVerified: true, agreementPrepared: true } as const;
const signed = { ...agreed, paid: true, signed: true } as const;

/** Faults of what runs at providers, of what they tell, and of whom an order waits for. */
export const processFaults: SeededFaults = {
  'law 5: an administrator who alone can act is called at once': {
    wrong: () => ({
      chart: faulty('signed', (state) => ({
        ...state,
        meta: { ...state.meta, deadline: { days: 3, task: 'signing_of_agreement' } },
      })),
      reached: [{ status: 'signed', facts: { ...signed, method: 'delivery' } }],
    }),
    findings: ['signed waits for an administrator alone, whom nobody calls'],
  },
  'law 7: the złoty of a verification goes back the moment it comes': {
    wrong: () => {
      const event = { type: 'TEST_PAYMENT_COMPLETED', actor: 'system' };
      const before = { status: 'test_payment_opened', facts: applied } as const;
      const after = { status: 'test_payment_completed', facts: { ...applied, bankNews: true } } as const;
      return { steps: [{ before, event, after, effects: [] }] };
    },
    findings: ['test_payment_opened keeps the złoty of TEST_PAYMENT_COMPLETED'],
  },
  'law 8: leaving a status calls back what runs there': {
    wrong: () => {
      const known = {
        ...facts,
        calculated: true,
        companyKnown: true,
        method: 'qes',
        formSubmitted: true,
      } as const;
      const after = { status: 'identity_confirmed', facts: { ...known, identityVerified: true } } as const;
      const moved = (status: OrderStatus, type: string, effects: readonly { readonly name: EffectName }[]) =>
        ({ before: { status, facts: known }, event: { type, actor: 'admin' }, after, effects }) as const;
      return {
        steps: [
          moved('form_saved', 'RECORD_IDENTITY', []),
          moved('form_saved', 'RECORD_IDENTITY', [{ name: 'withdraw' }]),
          moved('form_saved', 'IDENTITY_CONFIRMED', []),
          moved('test_payment_in_progress', 'RECORD_IDENTITY', []),
        ],
      };
    },
    findings: ['form_saved —RECORD_IDENTITY→ identity_confirmed lets its process run on'],
  },
  'law 8: nothing begins where another runs': {
    wrong: () => {
      const state = { status: 'agreement_resent', facts: { ...facts, method: 'qes' } } as const;
      const resent = (...names: readonly EffectName[]) => ({
        before: state,
        event: { type: 'RESEND_AGREEMENT', actor: 'admin' },
        after: state,
        effects: names.map((name) => ({ name })),
      });
      return { steps: [resent('startSignature'), resent('withdraw', 'startSignature'), resent('sendOffer')] };
    },
    findings: ['agreement_resent —RESEND_AGREEMENT→ begins a process beside another'],
  },
  'law 8: one process at a time': {
    wrong: () => ({
      chart: faulty('resent', (state) => ({
        ...state,
        meta: { ...state.meta, processes: [{ kind: 'courier' }, { kind: 'signature' }] },
      })),
      reached: [{ status: 'resent', facts: { ...signed, method: 'delivery', signed: false } }],
    }),
    findings: ['resent runs courier and signature at once'],
  },
  'law 8: what begins is known to run': {
    wrong: () => {
      const event = { type: 'RESEND_AGREEMENT', actor: 'admin' };
      const refused = { ...signed, method: 'delivery', signed: false } as const;
      const before = { status: 'rejected_by_admin', facts: refused } as const;
      const after = { status: 'agreement_resent', facts: refused } as const;
      return { steps: [{ before, event, after, effects: [{ name: 'orderCourier' }] }] };
    },
    findings: ['agreement_resent begins a courier of which it does not know'],
  },
  'law 10: what has to be in writing is not signed online': {
    wrong: () => ({
      reached: [{ status: 'agreement_resent', facts: { ...agreed, method: 'autenti_v3', paid: true } }],
    }),
    findings: ['agreement_resent has a lease signed online'],
  },
  'law 11: news of an older attempt moves nothing': {
    wrong: () => {
      const event = { type: 'TEST_PAYMENT_FAILED', actor: 'system', newest: false };
      const before = {
        status: 'test_payment_in_progress',
        facts: { ...applied, bankUnanswered: true },
      } as const;
      const after = { status: 'test_payment_opened', facts: before.facts } as const;
      return { steps: [{ before, event, after, effects: [] }] };
    },
    findings: [
      'test_payment_in_progress —TEST_PAYMENT_FAILED→ test_payment_opened by news of an older attempt',
    ],
  },
};
