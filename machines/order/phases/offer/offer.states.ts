import { setFacts } from '../../phase-config.ts';
import type { PhaseConfig } from '../../phase-config.ts';
import { when } from '../../when.ts';

export const offer = {
  description: 'The offer is put together, summed up and confirmed.',
  initial: 'update_order_with_items',
  on: {
    CANCEL: [{ guard: when('client | salesman', '!paid', '!signed', '!moneyTouched'), target: '#canceled' }],
  },
  states: {
    update_order_with_items: {
      description: 'Goods, prices and VAT levels are completed and a calculation is chosen.',
      entry: [
        setFacts({
          calculated: false,
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { sendBackTarget: true, deadline: { days: 30, target: '#canceled' } },
      on: {
        UPDATE_ITEMS: [{ guard: when('client | salesman', 'itemsEditable') }],
        UPDATE_CALCULATION: [{ guard: when('client | salesman', 'calculationWithinBounds') }],
        ACCEPT_CALCULATION: [
          {
            guard: when('client', 'clientFlow', 'itemsComplete', 'calculationWithinBounds'),
            target: '#sumup',
          },
          {
            guard: when('salesman', 'salesmanFlow', 'itemsComplete', 'calculationWithinBounds'),
            target: '#salesman_sumup',
          },
        ],
      },
    },
    salesman_sumup: {
      description: 'The salesman reads the offer over before he asks for the company.',
      entry: [
        setFacts({
          flowType: 'salesman',
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { sendBackTarget: true, requires: ['calculated'], deadline: { days: 30, target: '#canceled' } },
      on: {
        CONFIRM_SUMMARY: [{ guard: when('salesman'), target: '#complement_company_and_user' }],
        SEND_PDF_OFFER: [{ guard: when('salesman'), actions: ['emailPdfOffer'] }],
        MOVE_TO_PREVIOUS: [{ guard: when('salesman'), target: '#update_order_with_items' }],
      },
    },
    sumup: {
      description: 'The client reads the offer over and gives the consents.',
      entry: [
        setFacts({
          flowType: 'client',
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: {
        reminder: { days: 7 },
        sendBackTarget: true,
        requires: ['calculated'],
        deadline: { days: 30, target: '#canceled' },
      },
      on: {
        CONFIRM_SUMMARY: [
          {
            guard: when('client', 'requiredConsentsGiven', 'companyKnown'),
            target: '#agreement_method_selection',
            actions: ['sendApplicationLink'],
          },
          { guard: when('client', 'requiredConsentsGiven'), target: '#complement_company_and_user' },
        ],
        MOVE_TO_PREVIOUS: [{ guard: when('client', 'scrapper'), target: '#update_order_with_items' }],
        TAKE_OVER: [
          {
            guard: when('salesman', 'pos', 'companyKnown'),
            target: '#salesman_agreement_method_selection',
          },
        ],
      },
    },
    complement_company_and_user: {
      description: 'VAT id and contact person are asked for.',
      entry: [
        setFacts({
          stage: null,
          formSubmitted: false,
          identityVerified: false,
          bankNews: false,
          agreementPrepared: false,
        }),
      ],
      meta: { sendBackTarget: true, requires: ['calculated'], deadline: { days: 30, target: '#canceled' } },
      on: {
        COMPLEMENT_COMPANY_AND_USER: [
          { guard: when('client | salesman', '!companyFound'), target: '#update_vat_id' },
          { guard: when('salesman', 'salesmanFlow', 'remote'), target: '#offer_sent_to_client' },
          { guard: when('salesman', 'salesmanFlow'), target: '#salesman_agreement_method_selection' },
          {
            guard: when('client', 'clientFlow'),
            target: '#agreement_method_selection',
            actions: ['sendApplicationLink'],
          },
        ],
        MOVE_TO_PREVIOUS: [
          { guard: when('client', 'clientFlow'), target: '#sumup' },
          { guard: when('salesman', 'salesmanFlow'), target: '#salesman_sumup' },
        ],
        TAKE_OVER: [{ guard: when('salesman', 'pos', 'was clientFlow') }],
      },
    },
    update_vat_id: {
      description: 'The registry did not know the VAT id: it is corrected.',
      entry: [setFacts({ companyKnown: false })],
      meta: { reminder: { days: 7 }, requires: ['calculated'], deadline: { days: 30, target: '#canceled' } },
      on: {
        CORRECT_VAT_ID: [
          { guard: when('client | salesman', '!companyFound') },
          { guard: when('salesman', 'salesmanFlow', 'remote'), target: '#offer_sent_to_client' },
          { guard: when('salesman', 'salesmanFlow'), target: '#salesman_agreement_method_selection' },
          {
            guard: when('client', 'clientFlow', '!methodChosen'),
            target: '#agreement_method_selection',
            actions: ['sendApplicationLink'],
          },
          { guard: when('client', 'clientFlow', 'methodChosen'), target: '#form_opened' },
        ],
        TAKE_OVER: [{ guard: when('salesman', 'pos', 'was clientFlow') }],
      },
    },
    offer_sent_to_client: {
      description: 'The client has the link to the offer and has not opened it yet.',
      entry: ['sendOffer'],
      meta: {
        reminder: { days: 7 },
        requires: ['calculated', 'companyKnown'],
        deadline: { days: 30, target: '#canceled' },
      },
      on: {
        CLIENT_LOGGED_IN: [{ guard: when('client'), target: '#logged_in_once' }],
        RESEND_OFFER: [{ guard: when('salesman | admin'), actions: ['sendOffer'] }],
        TAKE_OVER: [{ guard: when('salesman'), target: '#salesman_agreement_method_selection' }],
        MOVE_TO_PREVIOUS: [{ guard: when('salesman'), target: '#complement_company_and_user' }],
      },
    },
    logged_in_once: {
      description: 'The client has opened the link for the first time.',
      meta: { requires: ['calculated', 'companyKnown'] },
      entry: [setFacts({ flowType: 'client' })],
      always: [{ target: '#sumup' }],
    },
  },
} as const satisfies PhaseConfig<'offer'>;
