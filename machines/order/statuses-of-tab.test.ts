import { expect, test } from 'vitest';
import { statusesOfTab, statusesWithDocuments } from './statuses-of-tab.ts';

test('what needs action waits for the one who looks: an administrator where a task is raised at once', () => {
  expect(statusesOfTab('needing_action', 'admin')).toEqual([
    'test_payment_manual',
    'test_payment_manual_rejected',
    'initial_payment_manual',
    'agreement_signed',
    'signed',
    'rejected_by_admin',
    'attachments_uploaded',
    'delivered',
  ]);
});

test('for a salesman it is what the shop alone can move', () => {
  expect(statusesOfTab('needing_action', 'salesman')).toEqual([
    'salesman_sumup',
    'salesman_agreement_method_selection',
    'salesman_form_opened',
    'salesman_form_saved',
    'statement_verified_by_sms',
    'agreement_accepted',
    'initial_payment_accepted',
    'initial_payment_accepted_manual',
    'initial_payment_accepted_by_salesman',
    'zero_initial_payment_accepted',
    'agreement_signed',
    'agreement_resent',
    'accepted_by_admin',
    'agreement_accepted_by_admin',
    'siemens_agreement_accepted',
    'waiting_for_delivery',
    'shipped',
  ]);
});

test('sales are decided positively and not over; all and tasks are not about statuses', () => {
  const sales = statusesOfTab('sales', 'admin');
  expect(sales?.slice(0, 3)).toEqual([
    'leasing_decision_ok',
    'agreement_accepted',
    'initial_payment_link_sent_to_client',
  ]);
  expect(sales).toContain('delivered');
  expect(sales).not.toContain('finished');
  expect(statusesOfTab('all', 'admin')).toBeNull();
  expect(statusesOfTab('tasks', 'salesman')).toBeNull();
});

test('documents wait where the administrator accepts or rejects what was signed', () => {
  expect(statusesWithDocuments()).toEqual(['agreement_signed', 'signed', 'attachments_uploaded']);
});
