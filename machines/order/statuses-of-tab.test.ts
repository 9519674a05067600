import { describe, expect, test } from 'vitest';
import type { SalesChannel } from './order.kinds.ts';
import type { OrderStatus } from './order.statuses.ts';
import {
  channelsOfTab,
  deliveredStatuses,
  listTone,
  soldStatuses,
  statusesOfTab,
  statusesWithDocuments,
} from './statuses-of-tab.ts';

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

test('for a salesman it is what may be his own move, of orders that he leads', () => {
  expect(channelsOfTab('needing_action', 'salesman')).toEqual(['shop', 'pos']);
  expect(channelsOfTab('needing_action', 'admin')).toBeNull();
  expect(statusesOfTab('needing_action', 'salesman')).toEqual([
    'update_order_with_items',
    'salesman_sumup',
    'complement_company_and_user',
    'update_vat_id',
    'salesman_agreement_method_selection',
    'salesman_form_opened',
    'salesman_form_saved',
    'statement_verified_by_sms',
    'leasing_decision_ok',
    'conditional_decision_ok',
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

test('sold is what was decided positively and what it ended in, delivered what is with the client', () => {
  expect(deliveredStatuses()).toEqual(['delivered', 'finished']);
  const sales = statusesOfTab('sales', 'admin') ?? [];
  expect(soldStatuses().filter((status) => !sales.includes(status))).toEqual(['finished']);
});

describe('how an order looks in a list', () => {
  const looks = (status: OrderStatus, salesChannel: SalesChannel) => [
    listTone({ status, facts: { salesChannel } }, 'admin'),
    listTone({ status, facts: { salesChannel } }, 'salesman'),
  ];

  test('shows a salesman whether it is his turn, staff whether it is theirs', () => {
    expect(looks('salesman_form_opened', 'shop')).toEqual(['waiting', 'current']);
    expect(looks('salesman_form_opened', 'pos')).toEqual(['waiting', 'current']);
    expect(looks('qes_failed', 'shop')).toEqual(['attention', 'waiting']);
  });

  test('is the same to both where a channel has no salesman', () => {
    expect(looks('qes_failed', 'ecommerce')).toEqual(['attention', 'attention']);
  });

  test('is waiting in a status in which no order rests', () => {
    expect(looks('qes_selected', 'shop')).toEqual(['waiting', 'waiting']);
  });
});
