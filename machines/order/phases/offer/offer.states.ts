import type { PhaseNode } from '../../chart-row.ts';

/** The offer is put together, summed up and confirmed. */
export const offerStates: PhaseNode<'offer'> = {
  description: 'The offer is put together, summed up and confirmed.',
  statuses: {
    update_order_with_items: {
      description: 'Goods, prices and VAT levels are completed and a calculation is chosen.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        UPDATE_ITEMS: [{ by: ['client', 'salesman'], when: ['itemsEditable'] }],
        UPDATE_CALCULATION: [{ by: ['client', 'salesman'], when: ['calculationWithinBounds'] }],
        ACCEPT_CALCULATION: [
          { by: ['client'], when: ['clientFlow', 'itemsComplete', 'calculationWithinBounds'], to: 'sumup' },
          {
            by: ['salesman'],
            when: ['salesmanFlow', 'itemsComplete', 'calculationWithinBounds'],
            to: 'salesman_sumup',
          },
        ],
      },
    },
    salesman_sumup: {
      description: 'The salesman reads the offer over before he asks for the company.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        CONFIRM_SUMMARY: [{ by: ['salesman'], to: 'complement_company_and_user' }],
        SEND_PDF_OFFER: [{ by: ['salesman'], ask: ['emailPdfOffer'] }],
        MOVE_TO_PREVIOUS: [{ by: ['salesman'], to: 'update_order_with_items' }],
      },
    },
    sumup: {
      description: 'The client reads the offer over and gives the consents.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        CONFIRM_SUMMARY: [
          {
            by: ['client'],
            when: ['requiredConsentsGiven', 'companyKnown'],
            to: 'agreement_method_selection',
          },
          { by: ['client'], when: ['requiredConsentsGiven'], to: 'complement_company_and_user' },
        ],
        MOVE_TO_PREVIOUS: [{ by: ['client'], when: ['scrapper'], to: 'update_order_with_items' }],
        TAKE_OVER: [{ by: ['salesman'], when: ['pos'], to: 'salesman_agreement_method_selection' }],
      },
    },
    complement_company_and_user: {
      description: 'VAT id and contact person are asked for.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        COMPLEMENT_COMPANY_AND_USER: [
          { by: ['client', 'salesman'], when: ['!companyFound'], to: 'update_vat_id' },
          {
            by: ['salesman'],
            when: ['salesmanFlow', 'remote'],
            to: 'offer_sent_to_client',
            ask: ['sendOffer'],
          },
          { by: ['salesman'], when: ['salesmanFlow'], to: 'salesman_agreement_method_selection' },
          { by: ['client'], when: ['clientFlow'], to: 'agreement_method_selection' },
        ],
        MOVE_TO_PREVIOUS: [
          { by: ['client'], when: ['clientFlow'], to: 'sumup' },
          { by: ['salesman'], when: ['salesmanFlow'], to: 'salesman_sumup' },
        ],
      },
    },
    update_vat_id: {
      description: 'The registry did not know the VAT id: it is corrected.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        CORRECT_VAT_ID: [
          { by: ['client', 'salesman'], when: ['!companyFound'] },
          {
            by: ['salesman'],
            when: ['salesmanFlow', 'remote'],
            to: 'offer_sent_to_client',
            ask: ['sendOffer'],
          },
          { by: ['salesman'], when: ['salesmanFlow'], to: 'salesman_agreement_method_selection' },
          { by: ['client'], when: ['clientFlow', '!methodChosen'], to: 'agreement_method_selection' },
          { by: ['client'], when: ['clientFlow', 'methodChosen'], to: 'form_opened' },
        ],
      },
    },
    offer_sent_to_client: {
      description: 'The client has the link to the offer and has not opened it yet.',
      deadline: { days: 30, then: 'cancel' },
      on: {
        CLIENT_LOGGED_IN: [{ by: ['client'], to: 'logged_in_once' }],
        RESEND_OFFER: [{ by: ['salesman', 'admin'], ask: ['sendOffer'] }],
        TAKE_OVER: [{ by: ['salesman'], to: 'salesman_agreement_method_selection' }],
        MOVE_TO_PREVIOUS: [{ by: ['salesman'], to: 'complement_company_and_user' }],
      },
    },
    logged_in_once: {
      description: 'The client has opened the link for the first time.',
      always: [{ to: 'sumup' }],
    },
  },
};
