import type { Audience, OrderStatus, Tone } from '../../order/index.ts';
import type { Law, Laws } from './law.ts';
import { rowsOf } from './shown-laws.ts';

/** Where an administrator is waited for, staff are called; where the client is, the client is; an end is green or red. */
const tones: Readonly<Partial<Record<Audience, Readonly<Partial<Record<Tone, readonly OrderStatus[]>>>>>> = {
  staff: {
    attention: [
      'agreement_signed',
      'attachments_uploaded',
      'initial_payment_manual',
      'initial_payment_rejected',
      'qes_failed',
      'rejected_by_admin',
      'signed',
      'test_payment_manual',
      'test_payment_manual_rejected',
      'update_vat_id',
    ],
  },
  client: {
    attention: [
      'initial_payment_rejected',
      'qes_failed',
      'rejected_by_admin',
      'test_payment_manual_rejected',
      'update_vat_id',
    ],
    current: [
      'agreement_method_selection',
      'complement_company_and_user',
      'conditional_decision_ok',
      'form_opened',
      'initial_payment_link_sent_to_client',
      'initial_payment_opened',
      'leasing_decision_ok',
      'sumup',
      'test_payment_opened',
      'update_order_with_items',
    ],
  },
  pos: {
    attention: ['initial_payment_rejected', 'rejected_by_admin', 'update_vat_id'],
    current: [
      'agreement_signed',
      'complement_company_and_user',
      'conditional_decision_ok',
      'leasing_decision_ok',
      'salesman_agreement_method_selection',
      'salesman_form_opened',
      'salesman_form_saved',
      'salesman_sumup',
      'shipped',
      'siemens_agreement_accepted',
      'statement_verified_by_sms',
      'update_order_with_items',
      'waiting_for_delivery',
    ],
  },
  offline: {
    attention: ['initial_payment_rejected', 'rejected_by_admin', 'update_vat_id'],
    current: [
      'accepted_by_admin',
      'agreement_accepted_by_admin',
      'complement_company_and_user',
      'conditional_decision_ok',
      'salesman_agreement_method_selection',
      'salesman_sumup',
      'shipped',
      'siemens_agreement_accepted',
      'update_order_with_items',
      'waiting_for_delivery',
    ],
  },
};
const green: readonly OrderStatus[] = ['delivered', 'finished'];
const red: readonly OrderStatus[] = [
  'canceled',
  'client_conditional_decision_rejected',
  'conditional_decision_rejected',
  'leasing_decision_rejected',
];
/** Where whose turn it is depends on how the agreement is signed or paid, or on who leads the order. */
const byOrder: readonly string[] = [
  'update_order_with_items client',
  'update_order_with_items pos',
  'update_order_with_items offline',
  'complement_company_and_user client',
  'complement_company_and_user pos',
  'complement_company_and_user offline',
  'update_vat_id client',
  'update_vat_id pos',
  'update_vat_id offline',
  'form_saved client',
  'client_form_saved client',
  'leasing_decision_ok client',
  'agreement_accepted client',
  'agreement_accepted pos',
  'agreement_resent client',
  'agreement_resent pos',
  'initial_payment_accepted client',
  'initial_payment_accepted_manual client',
  'initial_payment_accepted_by_salesman client',
  'zero_initial_payment_accepted client',
  'initial_payment_accepted pos',
  'initial_payment_accepted_manual pos',
  'initial_payment_accepted_by_salesman pos',
  'zero_initial_payment_accepted pos',
];

const toning: Law = (tables) =>
  rowsOf(tables).flatMap(({ status, audience, row }) => {
    const tone = row.tone ?? tables.toneOf(status, audience);
    const own = Object.entries(tones[audience] ?? {}).find(([, statuses]) => statuses.includes(status))?.[0];
    const end = green.includes(status) ? 'done' : red.includes(status) ? 'refused' : undefined;
    const isFree = byOrder.includes(`${status} ${audience}`) && (tone === 'current' || tone === 'waiting');
    return isFree || tone === (end ?? own ?? 'waiting') ? [] : [`${status} looks ${tone} to ${audience}`];
  });

/** Whose turn an order shows. */
export const toneLaws: Laws = { 'whose turn it is': toning };
