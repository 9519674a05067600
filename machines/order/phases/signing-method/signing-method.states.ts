import { setFacts } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const signingMethod = {
  description: 'The way of signing is chosen; the choices themselves are transient.',
  initial: 'agreement_method_selection',
  meta: { requires: ['calculated', 'companyKnown'] },
  on: { CANCEL: [{ guard: when('client | salesman', '!paid', '!signed'), target: '#canceled' }] },
  states: {
    agreement_method_selection: {
      description: 'The client chooses how the agreement will be signed.',
      entry: [
        setFacts({
          method: null,
          flowType: 'client',
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { reminder: { days: 7 }, sendBackTarget: true, deadline: { days: 30, target: '#canceled' } },
      on: {
        SELECT_METHOD: [
          {
            guard: when('client', 'offersQualifiedSignature', 'asksQualifiedSignature', 'guarantee'),
            target: '#qes_guarantee_selected',
          },
          {
            guard: when('client', 'offersQualifiedSignature', 'asksQualifiedSignature'),
            target: '#qes_selected',
          },
          { guard: when('client', 'offersAutenti', 'asksAutenti'), target: '#autenti_v3_selected' },
          { guard: when('client', 'offersCourier', 'asksCourier'), target: '#delivery_selected' },
          { guard: when('client', 'offersPaper', 'asksPaper'), target: '#paper_selected' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('client'), target: '#complement_company_and_user' }],
        TAKE_OVER: [{ guard: when('salesman', 'pos'), target: '#salesman_agreement_method_selection' }],
      },
    },
    salesman_agreement_method_selection: {
      description: 'The salesman chooses with the client how the agreement will be signed.',
      entry: [
        setFacts({
          method: null,
          flowType: 'salesman',
          remote: false,
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { sendBackTarget: true, deadline: { days: 30, target: '#canceled' } },
      on: {
        SELECT_METHOD: [
          {
            guard: when('salesman', 'offersQualifiedSignature', 'asksQualifiedSignature', 'guarantee'),
            target: '#qes_guarantee_selected',
          },
          {
            guard: when('salesman', 'offersQualifiedSignature', 'asksQualifiedSignature'),
            target: '#qes_selected',
          },
          { guard: when('salesman', 'offersAutenti', 'asksAutenti'), target: '#autenti_v3_selected' },
          { guard: when('salesman', 'offersCourier', 'asksCourier'), target: '#delivery_selected' },
          { guard: when('salesman', 'offersPaper', 'asksPaper'), target: '#paper_selected' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('salesman'), target: '#complement_company_and_user' }],
      },
    },
    qes_selected: {
      description: 'A qualified electronic signature was chosen.',
      entry: ['keepQualifiedMethod'],
      always: [
        { guard: when('signingAgreement'), target: '#agreement_resent' },
        { guard: when('salesmanFlow', 'pos'), target: '#salesman_form_opened' },
        { guard: when('clientFlow'), target: '#form_opened' },
        { guard: when('salesmanFlow'), target: '#form_opened', actions: ['sendReturnLink'] },
      ],
    },
    qes_guarantee_selected: {
      description: 'A qualified electronic signature was chosen, with a guarantee.',
      entry: ['keepQualifiedMethod'],
      always: [
        { guard: when('signingAgreement'), target: '#agreement_resent' },
        { guard: when('clientFlow'), target: '#form_opened' },
        { guard: when('salesmanFlow'), target: '#form_opened', actions: ['sendReturnLink'] },
      ],
    },
    v3_and_guarantee_selected: {
      description: 'The renewed agreement and the guarantee are signed online.',
      meta: { requires: ['!leaseContract'] },
      entry: [setFacts({ method: 'autenti_v3' })],
      always: [{ guard: when('signingAgreement'), target: '#agreement_resent' }],
    },
    autenti_v3_selected: {
      description: 'The online signature was chosen.',
      meta: { requires: ['!leaseContract'] },
      entry: [setFacts({ method: 'autenti_v3' })],
      always: [
        { guard: when('signingAgreement'), target: '#agreement_resent' },
        { guard: when('salesmanFlow'), target: '#salesman_form_opened' },
        { guard: when('clientFlow'), target: '#form_opened' },
      ],
    },
    paper_selected: {
      description: 'A paper agreement was chosen.',
      entry: [setFacts({ method: 'paper' })],
      always: [
        { guard: when('salesmanFlow'), target: '#salesman_form_opened' },
        { guard: when('clientFlow'), target: '#form_opened' },
      ],
    },
    delivery_selected: {
      description: 'The courier was chosen.',
      entry: [setFacts({ method: 'delivery' })],
      always: [
        { guard: when('signingAgreement', '!paid'), target: '#agreement_accepted' },
        { guard: when('signingAgreement'), target: '#resent' },
        { guard: when('verifyingIdentity'), target: '#test_payment_opened' },
        { guard: when('salesmanFlow', 'pos'), target: '#salesman_form_opened' },
        { guard: when('clientFlow'), target: '#form_opened' },
        { guard: when('salesmanFlow'), target: '#form_opened', actions: ['sendReturnLink'] },
      ],
    },
  },
} as const satisfies PhaseConfig<'signingMethod'>;
